import { PostgresAdapter, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { databaseFaultOf } from '../src/db/database-faults.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/schema.ts';
import { createWriteCheck } from '../src/status-routes.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';
import { type InjectedGateway, startInjected } from './injected-gateway.ts';

/** Lets a database refuse writes as a standby or a read-only file does, or take them again. */
async function setReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  const value = sql.raw(isReadOnly ? 'on' : 'off');
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`pragma query_only = ${value}`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? '');
  await db.transaction().execute(async transaction => {
    await sql`set transaction read write`.execute(transaction);
    await sql`alter database ${name} set default_transaction_read_only = ${value}`.execute(transaction);
  });
  // It holds for new connections: those that are open now are idle, and the pool replaces them.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(db);
  await sql`set default_transaction_read_only = ${value}`.execute(db);
}

const always = { validMs: 0, maxMs: 2_000, minFreeBytes: 1 };

describeOnBothDatabases('the check of writes', databaseUrl => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl('nothing'), []);
    ({ db } = opened);
    return opened.close;
  });

  it('finds a database without its tables, with them, read-only, and mended', async () => {
    const check = createWriteCheck(db, always);
    expect(await check()).toBe('schema');
    await migrate(db);
    expect(await check()).toBeNull();
    await setReadOnly(db, true);
    expect(await check()).toBe('database-read-only');
    await setReadOnly(db, false);
    expect(await check()).toBeNull();
  });

  it('asks once for all that ask together, and again when the answer is old', async () => {
    await migrate(db);
    const check = createWriteCheck(db, { ...always, validMs: 60_000 });
    expect(await Promise.all([check(), check()])).toEqual([null, null]);
    await setReadOnly(db, true);
    expect(await check()).toBeNull();
    expect(await createWriteCheck(db, always)()).toBe('database-read-only');
  });
});

describe('the check of writes', () => {
  it('does not wait for a database that is silent, and does not ask it once more meanwhile', async () => {
    const { db, close } = await openTestDatabase();
    const check = createWriteCheck(db, { ...always, maxMs: 20 });
    // SQLite takes one write at a time: whoever has begun one keeps the check waiting.
    await db.transaction().execute(async () => {
      expect(await check()).toBe('database-locked');
      expect(await check()).toBe('database-locked');
    });
    await expect.poll(check).toBeNull();
    await close();
  });

  it('finds a disk full that takes the check itself, and no save', async () => {
    const { db, close } = await openTestDatabase();
    expect(await createWriteCheck(db, { ...always, minFreeBytes: Number.MAX_VALUE })()).toBe('disk-full');
    await close();
  });

  it('knows a full disk by what SQLite says', async () => {
    const { db, close } = await openTestDatabase();
    await sql`pragma max_page_count = 1`.execute(db);
    const fill = sql`insert into companies (id, name) values ('full', ${'x'.repeat(100_000)})`.execute(db);
    expect(databaseFaultOf(await fill.catch((error: unknown) => error))).toBe('disk-full');
    await close();
  });

  it.each([
    ['53100', 'disk-full'],
    ['25006', 'database-read-only'],
    ['23505', null],
  ])('takes %s of Postgres for %s', (code, trouble) => {
    expect(databaseFaultOf(Object.assign(new Error(), { code }))).toBe(trouble);
  });
});

it('/readyz of a gateway says that it is ready', async () => {
  const gateway = await startGateway();
  const answer = await fetch(new URL('/readyz', gateway.url));
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  await gateway.stop();
});

const minute = 60_000;

describeOnBothDatabases('a database that takes no writes', databaseUrl => {
  let gateway: InjectedGateway;
  beforeEach(async () => {
    gateway = await startInjected({ databaseUrl: await databaseUrl() });
    return gateway.close;
  });

  const lastUse = async () =>
    (await gateway.db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
  const events = () => gateway.lines.map(line => JSON.parse(line)).filter(({ event }) => event !== 'call');

  it('lets people who are signed in read, refuses to write, and is told by /readyz, once by the log, and counted', async () => {
    const { app, ask, db } = gateway;
    const before = await lastUse();
    gateway.advanceClock(2 * minute);
    await setReadOnly(db, true);

    for (const _each of [1, 2]) {
      const details = await ask('authentication.userDetails', {});
      expect([details.statusCode, details.json().responseCode]).toEqual([200, '00']);
    }
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'last use of sessions is not written',
        reason: 'database-read-only',
      }),
    ]);
    expect((await app.inject('/metrics')).body).toContain('session_last_use_unwritten_total 1');
    expect(await lastUse()).toBe(before);

    const write = await ask('hra.saveAnswers', { 'appraise_risks.user_id': demoAccount.email });
    expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
    expect(events().at(-1)).toMatchObject({ event: 'write refused', reason: 'database-read-only' });
    expect(gateway.lines.at(-1)).toContain('"result":"failed"');

    const readiness = await app.inject('/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toEqual({ status: 'unavailable', reason: 'database-read-only' });
  });

  it('is needed for no read: the last use is written once a minute', async () => {
    const opened = await lastUse();
    gateway.advanceClock(minute - 1);
    await gateway.ask('authentication.userDetails', {});
    expect(await lastUse()).toBe(opened);
    gateway.advanceClock(1);
    await Promise.all([1, 2].map(() => gateway.ask('authentication.userDetails', {})));
    expect(Date.parse(await lastUse())).toBe(Date.parse(opened) + minute);
  });
});
