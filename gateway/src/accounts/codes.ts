import { type Database, type DatabaseTransaction, latestPlausibleTime, type Schema } from '../db/schema.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

/** The purpose of a mailed link: to finish a sign-up, or to choose a new password. */
export type CodePurpose = 'enrolment' | 'reset';

/** How long a mailed link is valid: a day for a sign-up, an hour for a reset, since it opens an account with health data. */
export const codeLifeMs: Readonly<Record<CodePurpose, number>> = {
  enrolment: 24 * 60 * 60_000,
  reset: 60 * 60_000,
};

/** A new code. Only the e-mail has it: the database stores its hash. */
export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/** Creates and stores a code. Earlier codes stay valid: otherwise an attacker could disable the owner's link by requesting another. */
export async function issueCode(
  db: Database | DatabaseTransaction,
  now: Date,
  options: {
    readonly purpose: CodePurpose;
    readonly email: string;
    /** The sign-up that the code finishes. Undefined for a reset. */
    readonly enrolmentId?: string | undefined;
    /** A fixed code, for tests and Pact provider states. */
    readonly code?: string | undefined;
  },
): Promise<IssuedCode> {
  const { purpose, email, enrolmentId, code = secretToken({ bits: 128 }) } = options;
  const expiresAt = new Date(now.getTime() + codeLifeMs[purpose]);
  await db
    .insertInto('codes')
    .values({
      purpose,
      email,
      code_hash: hashOfSecret(code),
      enrolment_id: enrolmentId ?? null,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { code, expiresAt };
}

/** Ends all reset links of an address, after the password was changed in another way. */
export async function removeResetCodes(transaction: DatabaseTransaction, email: string): Promise<void> {
  await transaction.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute();
}

interface MailedCode {
  readonly userEmail: string;
  readonly otp: string;
}

/** Whether an address has a reset link that is still valid and unused. */
export async function hasResetCode(
  transaction: DatabaseTransaction,
  now: Date,
  email: string,
): Promise<boolean> {
  const validCode = await validCodes(transaction, now, 'reset', email).select('code_hash').executeTakeFirst();
  return validCode !== undefined;
}

/**
 * Finds a valid code without consuming it. A password reset calls it before it hashes the new password, so that a wrong code costs no hash.
 * `redeemCode` then consumes the code.
 * @returns undefined for a wrong or expired code
 */
export function findCode(
  db: Database | DatabaseTransaction,
  now: Date,
  purpose: CodePurpose,
  form: MailedCode,
): Promise<Pick<Schema['codes'], 'code_hash' | 'enrolment_id'> | undefined> {
  return validCodes(db, now, purpose, form.userEmail)
    .select(['code_hash', 'enrolment_id'])
    .where('code_hash', '=', hashOfSecret(form.otp))
    .executeTakeFirst();
}

/** The query for all valid codes of an address with this purpose. */
function validCodes(db: Database | DatabaseTransaction, now: Date, purpose: CodePurpose, email: string) {
  return (
    db
      .selectFrom('codes')
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('expires_at', '>', now.toISOString())
      // A later time was written by a clock that was ahead.
      .where('expires_at', '<=', latestPlausibleTime(new Date(now.getTime() + codeLifeMs[purpose])))
  );
}

/**
 * Consumes a code and all others of the address with its purpose. It runs in the transaction of the action, so only one of two concurrent
 * uses succeeds. Wrong codes are not counted: 128 bits cannot be guessed, and a limit would let an attacker use up the owner's attempts.
 * @returns null for a wrong or expired code, or if a concurrent use has consumed it
 */
export async function redeemCode(
  transaction: DatabaseTransaction,
  now: Date,
  purpose: CodePurpose,
  form: MailedCode,
): Promise<{ readonly enrolmentId: string | null } | null> {
  const validCode = await findCode(transaction, now, purpose, form);
  if (validCode === undefined) return null;
  const deletedCodes = await transaction
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('email', '=', form.userEmail)
    .returning('code_hash')
    .execute();
  const isConsumed = deletedCodes.some(({ code_hash }) => code_hash === validCode.code_hash);
  return isConsumed ? { enrolmentId: validCode.enrolment_id } : null;
}
