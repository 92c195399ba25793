import type {
  Question,
  QuestionModule,
  Questionnaire,
} from '@choose-life/contracts/domain/hra/questionnaire';

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

/** A question with the options Yes and No. */
export const choiceQuestion = (id: string): Question => ({
  id,
  label: `About ${id}?`,
  input: [{ values: yesNo }],
});

/** A question for a number. */
export const numberQuestion = (id: string, units = 'kg'): Question => ({
  id,
  label: `How much ${id}?`,
  input: [{ min: 0, max: 9, units }],
});

/** A questionnaire for tests. @param modules the questions of each module, in order */
export function questionnaireOf(modules: readonly (readonly Question[])[]): Questionnaire {
  const questionModules = modules.map(
    (questions, index): QuestionModule => ({ label: `Module ${index}`, prompt: null, questions }),
  );
  return { meta: { modules: questionModules, responses: {}, config: {} } };
}
