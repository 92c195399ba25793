import { answerJudge } from '@choose-life/contracts/domain/hra/answer-judge';
import { askedPartsOf, limitsIn } from '@choose-life/contracts/domain/hra/questionnaire';
import { isStatisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

const modules = { meta: { modules: questionnaire.modules } };

/** Every answer key with its place, in the order asked. */
export const askedParts = askedPartsOf(modules);

const questionsById = new Map(
  [...askedParts.values()].map(({ question }) => [question.id, question] as const),
);

export const judgeAnswer = answerJudge(modules);

/** The question an answer belongs to: its own, or the one it is a part of. */
export function questionOf(key: string): string {
  return askedParts.get(key)?.question.id ?? key;
}

/** The question as it is asked, also of a part of it. */
export function questionLabelOf(key: string): string {
  return questionsById.get(questionOf(key))?.label ?? key;
}

/** The words of an option, or its id where the questionnaire has no such option. */
export function optionLabelOf(key: string, option: string): string {
  return askedParts.get(key)?.part.options.find(({ id }) => id === option)?.label ?? option;
}

export const limitsOf = limitsIn(modules);

/** The keys of the numeric answers that count, in the order they are asked. */
export const numericKeys: readonly string[] = [...askedParts.keys()].filter(
  key => limitsOf(key) !== null && !isStatisticsOnly(key),
);
