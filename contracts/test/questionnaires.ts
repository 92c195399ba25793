import type { Question, Questionnaire } from '../src/domain/hra/questionnaire.ts';

export const questionnaireOf = (...modules: Question[][]): Questionnaire => ({
  meta: {
    modules: modules.map((questions, index) => ({ label: `Module ${index}`, questions })),
    responses: {},
    config: {},
  },
});
