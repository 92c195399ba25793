import type { LimitsOf } from '@choose-life/contracts/domain/hra/answer-check';
import {
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { isStatisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

const questions = questionnaire.modules.flatMap(questionsOf);
const questionsById = new Map(questions.map(question => [question.id, question] as const));

/** Where an answer is asked for: the part of a question. */
interface AskedPart {
  readonly question: QuestionView;
  readonly part: QuestionPart;
}

/** Every answer key with its place, in the order asked. A question that stands on two pages is one answer. */
export const askedParts: ReadonlyMap<string, AskedPart> = new Map(
  questions.flatMap(question => question.parts.map(part => [part.answerKey, { question, part }] as const)),
);

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

/** The limits of a numeric answer, as the questionnaire hands them out. */
export const limitsOf: LimitsOf = key => {
  const part = askedParts.get(key)?.part;
  return part?.kind === 'number' ? { min: part.min, max: part.max } : null;
};

/** The keys of the numeric answers that count, in the order they are asked. */
export const numericKeys: readonly string[] = [...askedParts.keys()].filter(
  key => limitsOf(key) !== null && !isStatisticsOnly(key),
);
