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
import { rememberedPasswords } from '../testing/remembered-passwords.ts';
import { describeOnOneDatabase, openTestDatabase } from './databases.ts';
import { ada } from './people.ts';

const passwords = rememberedPasswords;
const clock = () => new Date();
const { email, password } = demoAccount;

describeOnOneDatabase('Postgres', 'the demo account', databaseUrl => {
  let db: Database;
  let lines: string[];
  const logger = createLogger('info', { write: line => lines.push(line) });
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    lines = [];
    return opened.close;
  });

  const start = (isEnabled: boolean) => seedDemoAccount({ db, clock, passwords, logger }, isEnabled);
  const logIn = () => login({ db, clock, passwords }, { userEmail: email, userPassword: password });
  const count = async (table: 'users' | 'reports' | 'sessions') =>
    (await db.selectFrom(table).selectAll().execute()).length;

  it('is created only if it is enabled', async () => {
    expect(await start(false)).toBe(false);
    expect(await count('users')).toBe(0);
    expect(await start(true)).toBe(true);
    expect((await logIn()).userEmail).toBe(email);
    const { companyId: company_id, firstName: first_name } = demoAccount;
    expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([{ company_id, first_name }]);
    expect(await count('reports')).toBe(1);
  });

  it.each([
    ['', false],
    [' in a database of an earlier release', true],
  ])('is not created again after its deletion%s', async (_where, isEarlierRelease) => {
    await start(true);
    await db.deleteFrom('users').where('email', '=', email).execute();
    if (isEarlierRelease) await undoMigration();
    expect(await start(true)).toBe(false);
    expect(await count('users')).toBe(0);
  });

  it('of an earlier release is closed if it is not enabled', async () => {
    await start(true);
    await undoMigration();
    await logIn();
    expect(lines).toEqual([]);
    expect(await start(false)).toBe(false);
    expect(lines.join()).toContain('DEMO_ACCOUNT=1');
    expect(await count('sessions')).toBe(0);
    await expect(logIn()).rejects.toThrow(Refusal);
  });

  it('cannot be opened by a reset link from before it was closed', async () => {
    await start(true);
    const { code } = await issueCode(db, clock(), { purpose: 'reset', email });
    await start(false);
    const redeemed = await db
      .transaction()
      .execute(transaction => redeemCode(transaction, clock(), 'reset', { userEmail: email, otp: code }));
    expect(redeemed).toBeNull();
  });

  it('opens again when it is enabled again', async () => {
    await start(true);
    await start(false);
    expect(await start(true)).toBe(true);
    expect((await logIn()).userEmail).toBe(email);
  });

  it('is not changed by a start after its password was changed', async () => {
    await start(true);
    const password_hash = await passwords.hash('a password of its own');
    await db.updateTable('users').set({ password_hash }).execute();
    expect([await start(true), await start(false)]).toEqual([false, false]);
    const form = { userEmail: email, userPassword: 'a password of its own' };
    expect((await login({ db, clock, passwords }, form)).userEmail).toBe(email);
  });

  it('gets its report at the next start if the first start was interrupted', async () => {
    await start(true);
    await db.deleteFrom('assessments').execute();
    await start(true);
    expect(await count('reports')).toBe(1);
  });

  it('does not replace the account of a person with the same address', async () => {
    const password_hash = await passwords.hash('another password');
    await addUser(db, { ...ada, email, password_hash }, clock());
    expect([await start(true), await start(true)]).toEqual([false, false]);
    expect(await count('reports')).toBe(0);
    await expect(logIn()).rejects.toThrow(Refusal);
  });

  /** Removes the table and its migration, as in a database of a release before it, and migrates again. */
  async function undoMigration(): Promise<void> {
    await db.schema.dropTable('demo_account').execute();
    await sql`delete from schema_steps where id = '0003-demo-account'`.execute(db);
    await migrate(db);
  }
});
