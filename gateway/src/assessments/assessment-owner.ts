import { normalizeEmail } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';

/** One sentence for what is not there, not the caller's, or submitted already: the difference is nobody's business. */
export const unknownAssessment = 'We could not find these saved answers.';

/** Every assessment call names its person (s.7). Answers typed under another account are never stored under this one. */
export function requireOwnAnswers(caller: SessionUser, userId: string | undefined): void {
  if (userId !== undefined && normalizeEmail(userId) !== caller.email) {
    throw new Refusal('These answers belong to another account.');
  }
}
