import { type Database, type DatabaseTransaction, latest, type Schema } from '../db/schema.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

export type CodePurpose = 'enrolment' | 'reset';

/** How long a mailed link works: a sign-up has a day, a reset only an hour, since it opens an account with answers in it. */
export const codeLifeMs: Readonly<Record<CodePurpose, number>> = {
  enrolment: 24 * 60 * 60_000,
  reset: 60 * 60_000,
};

export type IssuedCode = Awaited<ReturnType<typeof issueCode>>;

/** Makes a code. Earlier ones stay valid: otherwise an attacker could disable the owner's link by requesting another. */
export async function issueCode(
  db: Database | DatabaseTransaction,
  now: Date,
  options: {
    readonly purpose: CodePurpose;
    readonly email: string;
    readonly enrolmentId?: string | undefined;
    /** A fixed code, for tests. */
    readonly code?: string | undefined;
  },
) {
  const { purpose, email, enrolmentId, code = secretToken(128) } = options;
  const until = new Date(now.getTime() + codeLifeMs[purpose]);
  await db
    .insertInto('codes')
    .values({
      purpose,
      email,
      code_hash: hashOfSecret(code),
      enrolment_id: enrolmentId ?? null,
      expires_at: until.toISOString(),
    })
    .execute();
  return { code, until };
}

/** Ends all reset links of an address: its password was replaced without them. */
export async function removeResetCodes(transaction: DatabaseTransaction, email: string): Promise<void> {
  await transaction.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute();
}

interface MailedCode {
  readonly userEmail: string;
  readonly otp: string;
}

/** The row of a code that works, without using it up: who comes with a wrong one gets no password hashed. */
export function findCode(
  db: Database | DatabaseTransaction,
  now: Date,
  purpose: CodePurpose,
  form: MailedCode,
): Promise<Pick<Schema['codes'], 'code_hash' | 'enrolment_id'> | undefined> {
  return db
    .selectFrom('codes')
    .select(['code_hash', 'enrolment_id'])
    .where('purpose', '=', purpose)
    .where('email', '=', form.userEmail)
    .where('code_hash', '=', hashOfSecret(form.otp))
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', latest(new Date(now.getTime() + codeLifeMs[purpose])))
    .executeTakeFirst();
}

/**
 * Consumes a code and the others of its purpose, in the transaction of its action: of two uses at once one finds none. Wrong codes are
 * not counted: 128 bits cannot be guessed, and a count would let an attacker use up the owner's tries. @returns null for a wrong code
 */
export async function redeemCode(
  transaction: DatabaseTransaction,
  now: Date,
  purpose: CodePurpose,
  form: MailedCode,
): Promise<{ readonly enrolmentId: string | null } | null> {
  const right = await findCode(transaction, now, purpose, form);
  if (right === undefined) return null;
  const used = await transaction
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('email', '=', form.userEmail)
    .returning('code_hash')
    .execute();
  const isUsed = used.some(({ code_hash }) => code_hash === right.code_hash);
  return isUsed ? { enrolmentId: right.enrolment_id } : null;
}
