import type { Dependencies } from '../dependencies.ts';
import { removeExpiredLetters } from '../mail/outbox-rows.ts';
import { removeExpiredCodes } from './codes.ts';
import { removeAbandonedEnrolments } from './enrolment.ts';
import { removeOldLetterCounts } from './letter-limit.ts';
import { removeExpiredSessions } from './sessions.ts';

/** Rows that one statement removes at most: whoever calls in between does not wait for a whole night's worth of them. */
export const rowsAtOnce = 50;

/** How many rows of each kind went. */
export interface Purged {
  readonly sessions: number;
  readonly codes: number;
  readonly signUps: number;
  readonly letterCounts: number;
  readonly letters: number;
}

/**
 * Removes sessions and mailed codes that have run out, sign-ups that nobody can finish any more, counts of letters that limit
 * nothing any more, and letters that are of no use any more, in small steps. Each step names its rows first, and on Postgres passes over those that another
 * gateway is at: neither waits for the other.
 *
 * @param rest gives others their turn after each step. @returns whether to go on.
 */
export async function purge(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  rest: () => Promise<boolean>,
): Promise<Purged> {
  const inSteps = async (removeSome: typeof removeExpiredSessions) => {
    for (let all = 0; ; ) {
      const some = await removeSome(db, clock(), rowsAtOnce);
      all += some;
      if (!(await rest()) || some < rowsAtOnce) return all;
    }
  };
  return {
    sessions: await inSteps(removeExpiredSessions),
    codes: await inSteps(removeExpiredCodes),
    // After the codes: a sign-up waits as long as one of its links works.
    signUps: await inSteps(removeAbandonedEnrolments),
    letterCounts: await inSteps(removeOldLetterCounts),
    letters: await inSteps(removeExpiredLetters),
  };
}
