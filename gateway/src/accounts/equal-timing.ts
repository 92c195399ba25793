import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';

/** Longer than any transaction passed to `withMinDuration` takes on an idle machine, and too short for a person to notice. */
const minDurationMs = 60;

/** Runs a transaction that may enqueue e-mails. It resolves after `minDurationMs` at the earliest, against timing attacks. */
export async function withMinDuration(
  { db, mail }: Pick<Dependencies, 'db' | 'mail'>,
  work: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await Promise.all([db.transaction().execute(work), sleep(minDurationMs)]);
  mail.sendSoon();
}

/**
 * Runs the writes in any case, and rolls them back unless `keepsWrites` is true. If they ran only for some addresses, their time, or their
 * failure, would reveal who has an account.
 *
 * Calls can be nested if the outer `write` writes nothing before the inner call. Both savepoints have the same name, and after an inner
 * rollback the outer rollback returns only to the inner savepoint.
 */
export async function rollBackUnless<Result>(
  keepsWrites: boolean,
  transaction: DatabaseTransaction,
  write: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint written`.execute(transaction);
  const result = await write();
  await (keepsWrites ? sql`release savepoint written` : sql`rollback to savepoint written`).execute(
    transaction,
  );
  return result;
}
