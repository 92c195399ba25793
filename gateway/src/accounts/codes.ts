import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { fitsHash, hashOfSecret, secretToken } from './secret-token.ts';

/** What a mailed code lets a person do. */
export type CodePurpose = 'enrolment' | 'reset';

/** How long a mailed link works, in minutes (a reset is short, since it opens an account with answers in it; a sign-up has a day). */
const minutesOf: Record<CodePurpose, number> = { enrolment: 24 * 60, reset: 60 };

const maxTries = 5;

export interface CodeContext {
  readonly db: Database;
  readonly clock: () => Date;
}

/** A code that was just made, and until when it works. */
export interface IssuedCode {
  readonly code: string;
  readonly until: Date;
}

/** Makes the one valid code for an address and a purpose; an earlier one stops working. Only the mail knows the code. */
export async function issueCode(
  { db, clock }: CodeContext,
  purpose: CodePurpose,
  email: string,
  code: string = secretToken(128),
): Promise<IssuedCode> {
  const until = new Date(clock().getTime() + minutesOf[purpose] * 60_000);
  const row = {
    code_hash: hashOfSecret(code),
    tries: 0,
    expires_at: until.toISOString(),
  };
  await db
    .insertInto('codes')
    .values({ purpose, email, ...row })
    .onConflict(conflict => conflict.columns(['purpose', 'email']).doUpdateSet(row))
    .execute();
  return { code, until };
}

/**
 * Uses a code up, inside the transaction that does what the code allows. The try is counted first, and the row is deleted
 * by whoever is right first: neither parallel guesses nor a double press get past the limits. A wrong code must not roll
 * the transaction back, or its try would not count.
 */
export async function redeemCode(
  transaction: DatabaseTransaction,
  now: Date,
  purpose: CodePurpose,
  { userEmail: email, otp }: { userEmail: string; otp: string },
): Promise<boolean> {
  const counted = await transaction
    .updateTable('codes')
    .set(update => ({ tries: update('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now.toISOString())
    .returning('code_hash')
    .executeTakeFirst();
  if (counted === undefined || !fitsHash(otp, counted.code_hash)) return false;
  await transaction.deleteFrom('codes').where('purpose', '=', purpose).where('email', '=', email).execute();
  return true;
}
