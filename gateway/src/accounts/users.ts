import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { type Database, type DatabaseTransaction, isPostgres, type Schema } from '../db/schema.ts';
import { type SessionUser, sessionExpiredRefusal } from './sessions.ts';

/** The values of a sign-up, with the password already hashed. Without an id the account gets a random one; a missing company means none. */
export type NewUser = Readonly<
  Pick<Schema['users'], 'email' | 'password_hash' | 'first_name' | 'last_name' | 'gender'> &
    Partial<Pick<Schema['users'], 'id' | 'company_id'>>
>;

/**
 * Adds a person, unless the address already has an account. The conflict clause makes this one statement, so only one of two concurrent
 * sign-ups adds the person. @returns whether the person was added
 */
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

/** @param email in its stored form (`findStoredEmail`) @returns undefined if no account has the address */
export async function findUserByEmail(
  db: Database | DatabaseTransaction,
  email: string,
): Promise<Schema['users'] | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The person of a session. @throws Refusal with code 22 when another call has just deleted the account. */
export async function getUser(db: Database, userId: string): Promise<Schema['users']> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(sessionExpiredRefusal);
}

/**
 * Locks the person's row until the transaction ends; on SQLite a write transaction is exclusive anyway. Every transaction that writes the
 * person and other rows of that person locks the person's row first, by this function or by a write to it. With different orders, two
 * transactions could deadlock.
 * @returns the person's id; undefined if no account has the address
 */
export async function lockUser(transaction: DatabaseTransaction, email: string): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    // Unlike `for update`, this lock lets other transactions insert rows that refer to the person, such as sessions.
    .$if(isPostgres(transaction), query => query.forNoKeyUpdate())
    .executeTakeFirst();
  return user?.id;
}

/** Locks the row of the session's person, as `lockUser` does. @throws Refusal with code 22 when another call has just deleted the account. */
export async function lockCaller(transaction: DatabaseTransaction, caller: SessionUser): Promise<void> {
  if ((await lockUser(transaction, caller.email)) !== caller.userId) throw sessionExpiredRefusal();
}

/** Replaces the hash that was verified, and locks the row. @returns false if another call has replaced the hash or deleted the account. */
export async function replacePasswordHash(
  transaction: DatabaseTransaction,
  { id, password_hash: verifiedHash }: Pick<Schema['users'], 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', verifiedHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The company whose people have e-mail addresses of this domain. @returns its id; null if there is none */
export async function companyOfDomain(
  db: Database | DatabaseTransaction,
  domain: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('company_domains')
    .select('company_id')
    // Earlier releases stored the domain as it was typed, maybe not in ASCII.
    .where('domain', 'in', [domain, domainToUnicode(domain)])
    .executeTakeFirst();
  return row?.company_id ?? null;
}
