import type { Answers } from './answer-groups.ts';
import type { QuestionView } from './questionnaire.ts';

/** False for what stands for no answer: null, blank text and numbers JSON cannot carry. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}

/** A question of several parts counts as answered when one of its parts is. */
export function isQuestionAnswered({ parts }: Pick<QuestionView, 'parts'>, answers: Answers): boolean {
  return parts.some(part => isAnswered(answers[part.answerKey]));
}
