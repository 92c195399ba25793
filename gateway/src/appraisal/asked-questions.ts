import { answerJudge } from '@choose-life/contracts/domain/hra/answer-judge';
import { askedPartsOf, limitsIn } from '@choose-life/contracts/domain/hra/questionnaire';
import { isStatisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

/** The questionnaire in the form of a gateway's response, which the functions of contracts accept. */
const questionnaireResponse = { meta: { modules: questionnaire.modules } };

/** The question, and its part, for each answer key, in the order of the questionnaire. */
export const askedParts = askedPartsOf(questionnaireResponse);

const questionsById = new Map(
  [...askedParts.values()].map(({ question }) => [question.id, question] as const),
);

/** Finds what is wrong with an answer according to the questionnaire; null for a valid answer. */
export const judgeAnswer = answerJudge(questionnaireResponse);

/** The id of the question that asks for an answer key; the key itself if no question does. */
export function questionOf(key: string): string {
  return askedParts.get(key)?.question.id ?? key;
}

/** The text of the question that asks for an answer key; the key itself if no question does. */
export function questionLabelOf(key: string): string {
  return questionsById.get(questionOf(key))?.label ?? key;
}

/** The text of an option; its id if the questionnaire has no such option. */
export function optionLabelOf(key: string, option: string): string {
  return askedParts.get(key)?.part.options.find(({ id }) => id === option)?.label ?? option;
}

/** The lowest and highest number that the question of an answer key accepts; null for a key without a number. */
export const limitsOf = limitsIn(questionnaireResponse);

/** The keys of numeric answers, in the order of the questionnaire, without the keys for statistics only, which never change a report. */
export const numericKeys: readonly string[] = [...askedParts.keys()].filter(
  key => limitsOf(key) !== null && !isStatisticsOnly(key),
);
