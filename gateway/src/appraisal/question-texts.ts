import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

const questions = new Map(
  questionnaire.modules.flatMap(module => module.questions.map(question => [question.id, question] as const)),
);

const parted = ['blood_pressure_measured', 'weekly_alcohol'] as const;
const partOf: ReadonlyMap<string, string> = new Map(
  parted.flatMap(question => partKeysOf(question).map(part => [part, question] as const)),
);

/** The question an answer belongs to: its own, or the one it is a part of. */
export function questionOf(key: string): string {
  return partOf.get(key) ?? key;
}

/** The question as it is asked, also of a part of it. */
export function questionLabelOf(key: string): string {
  return questions.get(questionOf(key))?.label ?? key;
}

/** The words of an option, or its id where the questionnaire has no such option. */
export function optionLabelOf(key: string, option: string): string {
  const values = questions.get(key)?.input.flatMap(input => input.values) ?? [];
  return values.find(value => value.id === option)?.label ?? option;
}
