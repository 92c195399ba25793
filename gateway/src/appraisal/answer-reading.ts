import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';

/** A number of 0 or more, given as a number or as plain decimal text; anything else is no answer. */
export function numberOf(answers: Answers, key: string): number | null {
  const value = plainNumberOf(answers[key]);
  return value !== null && value >= 0 ? value : null;
}

/** The id of the chosen option. Option ids are compared as text, so 3 and '3' are one answer. */
export function choiceOf(answers: Answers, key: string): string | null {
  const value = answers[key];
  return value === null || value === undefined || value === '' ? null : String(value);
}
