import { randomUUID } from 'node:crypto';
import { type Database, type DatabaseTransaction, isPostgres, type Schema } from '../db/schema.ts';
import { type SessionUser, sessionIsOver } from './sessions.ts';

/** A person's own words at sign-up, with the password already hashed. */
export type NewUser = Readonly<
  Pick<Schema['users'], 'email' | 'password_hash' | 'first_name' | 'last_name' | 'gender'> &
    Partial<Pick<Schema['users'], 'id' | 'company_id'>>
>;

/** Adds a person; whoever has the address already keeps it. @returns whether the person was added. */
export async function addUser(
  db: Database | DatabaseTransaction,
  user: NewUser,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      ...user,
      created_at: now.toISOString(),
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function findUserByEmail(
  db: Database | DatabaseTransaction,
  email: string,
): Promise<Schema['users'] | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The person of a session. @throws Refusal with code 22 when another call has just deleted the account. */
export async function getUser(db: Database, userId: string): Promise<Schema['users']> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(sessionIsOver);
}

/**
 * Lets no other transaction hold the same person until this one ends. A transaction of SQLite is the only one that writes
 * anyway; of Postgres it is the row, in a way that leaves alone what is merely written about the person. Whoever writes both
 * the person and what belongs to them does this first: two that came to the same rows from two sides would wait for each other.
 *
 * @returns the person's id; undefined where there is none.
 */
export async function lockUser(transaction: DatabaseTransaction, email: string): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .$if(isPostgres(transaction), query => query.forNoKeyUpdate())
    .executeTakeFirst();
  return user?.id;
}

/** The same for the person of a session. @throws Refusal with code 22 when another call has just deleted the account. */
export async function lockCaller(transaction: DatabaseTransaction, caller: SessionUser): Promise<void> {
  if ((await lockUser(transaction, caller.email)) !== caller.userId) throw sessionIsOver();
}

/**
 * Puts a password hash in the place of the one that was checked. Checking takes time, and a reset may have come in between:
 * whoever knows only the old password must not get anything by it then. The row is held until the transaction ends.
 *
 * @returns false where the checked hash is not the person's any more, or the person is gone.
 */
export async function replacePasswordHash(
  transaction: DatabaseTransaction,
  { id, password_hash: checked }: Pick<Schema['users'], 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', checked)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The company that a domain belongs to, by its id; null where it belongs to none. */
export async function companyOfDomain(
  db: Database | DatabaseTransaction,
  domain: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('company_domains')
    .select('company_id')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.company_id ?? null;
}
