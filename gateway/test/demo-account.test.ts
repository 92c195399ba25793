import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { issueCode, redeemCode } from '../src/accounts/codes.ts';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { login } from '../src/accounts/login.ts';
import { addUser } from '../src/accounts/users.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { Refusal } from '../src/refusal.ts';
import { seedDemoAccount } from '../src/seed.ts';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { describeOnOneDatabase, openTestDatabase } from './databases.ts';
import { ada } from './people.ts';

const passwords = passwordsWithCache;
const clock = () => new Date();
const { email, password } = demoAccount;

describeOnOneDatabase('Postgres', 'the demo account', databaseUrl => {
  let db: Database;
  let logLines: string[];
  const logger = createLogger('info', { write: line => logLines.push(line) });
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    logLines = [];
    return opened.close;
  });

  /** Seeds the demo account, as each start does. @returns whether the public password opens the account now */
  const seedAtStart = (isEnabled: boolean) => seedDemoAccount({ db, clock, passwords, logger }, isEnabled);
  const logIn = () => login({ db, clock, passwords }, { userEmail: email, userPassword: password });
  const count = async (table: 'users' | 'reports' | 'sessions') =>
    (await db.selectFrom(table).selectAll().execute()).length;

  it('is created only if it is enabled', async () => {
    expect(await seedAtStart(false)).toBe(false);
    expect(await count('users')).toBe(0);
    expect(await seedAtStart(true)).toBe(true);
    expect((await logIn()).userEmail).toBe(email);
    const { companyId: company_id, firstName: first_name } = demoAccount;
    expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([{ company_id, first_name }]);
    expect(await count('reports')).toBe(1);
  });

  it.each([
    ['', false],
    [' in a database of an earlier release', true],
  ])('is not created again after its deletion%s', async (_where, isEarlierRelease) => {
    await seedAtStart(true);
    await db.deleteFrom('users').where('email', '=', email).execute();
    if (isEarlierRelease) await repeatMigration();
    expect(await seedAtStart(true)).toBe(false);
    expect(await count('users')).toBe(0);
  });

  it('of an earlier release is closed if it is not enabled', async () => {
    await seedAtStart(true);
    await repeatMigration();
    await logIn();
    expect(logLines).toEqual([]);
    expect(await seedAtStart(false)).toBe(false);
    expect(logLines.join()).toContain('DEMO_ACCOUNT=1');
    expect(await count('sessions')).toBe(0);
    await expect(logIn()).rejects.toThrow(Refusal);
  });

  it('cannot be opened by a reset link from before it was closed', async () => {
    await seedAtStart(true);
    const { code } = await issueCode(db, clock(), { purpose: 'reset', email });
    await seedAtStart(false);
    const redeemed = await db
      .transaction()
      .execute(transaction => redeemCode(transaction, clock(), 'reset', { userEmail: email, otp: code }));
    expect(redeemed).toBeNull();
  });

  it('opens again when it is enabled again', async () => {
    await seedAtStart(true);
    await seedAtStart(false);
    expect(await seedAtStart(true)).toBe(true);
    expect((await logIn()).userEmail).toBe(email);
  });

  it('is not changed by a start after its password was changed', async () => {
    await seedAtStart(true);
    const password_hash = await passwords.hash('a password of its own');
    await db.updateTable('users').set({ password_hash }).execute();
    expect([await seedAtStart(true), await seedAtStart(false)]).toEqual([false, false]);
    const form = { userEmail: email, userPassword: 'a password of its own' };
    expect((await login({ db, clock, passwords }, form)).userEmail).toBe(email);
  });

  it('gets its report at the next start if the first start was interrupted', async () => {
    await seedAtStart(true);
    // A foreign key deletes the report too.
    await db.deleteFrom('assessments').execute();
    await seedAtStart(true);
    expect(await count('reports')).toBe(1);
  });

  it('does not replace the account of a person with the same address', async () => {
    const password_hash = await passwords.hash('another password');
    await addUser(db, { ...ada, email, password_hash }, clock());
    expect([await seedAtStart(true), await seedAtStart(true)]).toEqual([false, false]);
    expect(await count('reports')).toBe(0);
    await expect(logIn()).rejects.toThrow(Refusal);
  });

  /** Runs the migration again that creates the table of the demo account, as for a database of a release without this table. */
  async function repeatMigration(): Promise<void> {
    await db.schema.dropTable('demo_account').execute();
    await sql`delete from schema_steps where id = '0003-demo-account'`.execute(db);
    await migrate(db);
  }
});
