import type { FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { flatMap } from '@choose-life/contracts/gateway/operations/hra';
import { Refusal } from '../refusal.ts';

/** The quotas of an account. A save above one of them is refused; earlier saves stay as they are. */
export const most = {
  /** Characters of one answer: an option's id, or a number. */
  value: 100,
  /** Characters of a member that is no answer, such as the e-mail. */
  meta: 500,
  /** Characters of all answers of an assessment. One with every question answered has about 4,000. */
  answers: 16_384,
  unfinished: 100,
  /** Bytes of all assessments and reports of an account. One with its report takes about 14 KB. */
  bytes: 8 * 1024 * 1024,
} as const;

/** Refuses answers that no assessment of ours has. @param written the same as text */
export function requireBoundedAnswers(flat: FlatMap, written: string): void {
  const isLong = ([key, value]: readonly [string, string | number]) =>
    String(value).length > (key in flatMap.shape ? most.meta : most.value);
  if (written.length > most.answers || Object.entries(flat).some(isLong))
    throw new Refusal('These answers are too long for us to keep.');
}
