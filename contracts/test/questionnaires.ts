import type { Question, Questionnaire } from '../src/domain/hra/questionnaire.ts';

/** A questionnaire with one module for each list of questions. */
export const questionnaireOf = (...modules: Question[][]): Questionnaire => ({
  meta: {
    modules: modules.map((questions, index) => ({ label: `Module ${index}`, questions })),
    responses: {},
    config: {},
  },
});
