import { PostgresAdapter, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseFaultOf } from '../src/db/database-faults.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/schema.ts';
import { createWriteCheck } from '../src/status-routes.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases, openTestDatabase, recordStatements } from './databases.ts';

/** Makes a database refuse writes, as a standby or a read-only file does, or accept them again. */
async function setReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  const value = sql.raw(isReadOnly ? 'on' : 'off');
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`pragma query_only = ${value}`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? '');
  await db.transaction().execute(async transaction => {
    // Needed if this connection is already read-only.
    await sql`set transaction read write`.execute(transaction);
    await sql`alter database ${name} set default_transaction_read_only = ${value}`.execute(transaction);
  });
  // The gateway replaces read-only connections by itself.
  if (!isReadOnly) return;
  // The setting applies only to new connections, so the existing ones are closed.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(db);
  // The setting of this connection, which is not closed.
  await sql`set default_transaction_read_only = on`.execute(db);
}

/** Limits of the check. With `validMs: 0` no result is cached. */
const uncached = { validMs: 0, timeoutMs: 2_000, minFreeBytes: 1 };

describeOnBothDatabases('the check of writes', databaseUrl => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl('empty'), []);
    ({ db } = opened);
    return opened.close;
  });

  it('reports missing tables and a read-only database until they are repaired', async () => {
    const check = createWriteCheck(db, uncached);
    expect(await check()).toBe('schema');
    await migrate(db);
    expect(await check()).toBeNull();
    await setReadOnly(db, true);
    expect(await check()).toBe('database-read-only');
    await setReadOnly(db, false);
    await expect.poll(check).toBeNull();
  });

  it('runs once for concurrent calls', async () => {
    await migrate(db);
    const { recordedDb, statements } = recordStatements(db);
    const check = createWriteCheck(recordedDb, uncached);
    expect(await Promise.all([check(), check()])).toEqual([null, null]);
    expect(statements.filter(({ sql }) => sql.includes('update schema_steps'))).toHaveLength(1);
  });

  it('runs again when its cached result has expired', async () => {
    await migrate(db);
    let nowMs = 0;
    const check = createWriteCheck(db, { ...uncached, validMs: 1_000 }, () => nowMs);
    expect(await check()).toBeNull();
    await setReadOnly(db, true);
    nowMs = 999;
    expect(await check()).toBeNull();
    nowMs = 1_000;
    expect(await check()).toBe('database-read-only');
  });
});

describe('the check of writes', () => {
  it('has a timeout, and sends no second query to a database that does not respond', async () => {
    const { db, close } = await openTestDatabase();
    const { recordedDb, statements } = recordStatements(db);
    const check = createWriteCheck(recordedDb, { ...uncached, timeoutMs: 20 });
    // SQLite runs one write at a time, so a transaction blocks the check.
    await db.transaction().execute(async () => {
      expect(await check()).toBe('database-locked');
      expect(await check()).toBe('database-locked');
      expect(statements).toHaveLength(1);
    });
    await expect.poll(check).toBeNull();
    await close();
  });

  it('reports a disk that has space for the check, but not for a save', async () => {
    const { db, close } = await openTestDatabase();
    expect(await createWriteCheck(db, { ...uncached, minFreeBytes: Number.MAX_VALUE })()).toBe('disk-full');
    await close();
  });
});

it('the errors of SQLite and Postgres on a full disk are recognised', async () => {
  const { db, close } = await openTestDatabase();
  await sql`pragma max_page_count = 1`.execute(db);
  const fill = sql`insert into companies (id, name) values ('full', ${'x'.repeat(100_000)})`.execute(db);
  expect(databaseFaultOf(await fill.catch((error: unknown) => error))).toBe('disk-full');
  // The SQLSTATE disk_full of Postgres.
  expect(databaseFaultOf({ code: '53100' })).toBe('disk-full');
  await close();
});

const minute = 60_000;

describeOnBothDatabases('a running gateway', databaseUrl => {
  let gateway: RunningGateway;
  let ada: { email: string; token: string };
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    const log = { write: (line: string) => lines.push(line) };
    gateway = await startGateway({ databaseUrl: await databaseUrl(), log });
    ada = await gateway.createAccount({ email: 'ada@example.test' });
    return gateway.stop;
  });

  const lastUse = async () =>
    (await gateway.db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
  const events = () => lines.map(line => JSON.parse(line)).filter(({ event }) => event !== 'call');
  const details = () => call(gateway, 'authentication.userDetails', {}, ada);
  const readiness = async () => {
    const answer = await fetch(new URL('/readyz', gateway.url));
    return [answer.status, await answer.json()];
  };

  it('serves reads on a read-only database, and reports once that it cannot write the last use of a session', async () => {
    const before = await lastUse();
    gateway.advanceClock(2 * minute);
    await setReadOnly(gateway.db, true);

    expect((await details()).body.responseCode).toBe('00');
    expect((await details()).body.responseCode).toBe('00');
    // Only once for both calls.
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'last use of sessions is not written',
        reason: 'database-read-only',
      }),
    ]);
    const metrics = await fetch(new URL('/metrics', gateway.url));
    expect(await metrics.text()).toContain('session_last_use_unwritten_total 1');
    expect(await lastUse()).toBe(before);
  });

  it('refuses a write on a read-only database, and logs the reason', async () => {
    await setReadOnly(gateway.db, true);
    const write = await call(gateway, 'hra.saveAnswers', { 'appraise_risks.user_id': ada.email }, ada);
    expect([write.status, write.retryAfter]).toEqual([503, '5']);
    expect(events().at(-1)).toMatchObject({ event: 'write refused', reason: 'database-read-only' });
    expect(lines.at(-1)).toContain('"result":"failed"');
  });

  it('is ready if its database accepts writes', async () => {
    expect(await readiness()).toEqual([200, { status: 'ok' }]);
  });

  it('is not ready while its database is read-only', async () => {
    await setReadOnly(gateway.db, true);
    expect(await readiness()).toEqual([503, { status: 'unavailable', reason: 'database-read-only' }]);
  });

  it('writes the last use of a session at most once a minute', async () => {
    const opened = Date.parse(await lastUse());
    gateway.advanceClock(minute - 5_000);
    await details();
    expect(Date.parse(await lastUse())).toBe(opened);
    gateway.advanceClock(5_000);
    await details();
    expect(Date.parse(await lastUse())).toBeGreaterThanOrEqual(opened + minute);
  });
});
