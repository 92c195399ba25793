import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFaultOf } from '../src/db/database-faults.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { createWriteCheck } from '../src/status-routes.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { describeOnBothDatabases } from './databases.ts';
import { setReadOnly } from './read-only.ts';

const always = { validMs: 0, maxMs: 2_000 };

describeOnBothDatabases('the check of writes', databaseUrl => {
  let db: Database;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'choose-life-ready-'));
    db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
  });
  afterEach(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
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
    const check = createWriteCheck(db, { validMs: 60_000, maxMs: 2_000 });
    expect(await Promise.all([check(), check()])).toEqual([null, null]);
    await setReadOnly(db, true);
    expect(await check()).toBeNull();
    expect(await createWriteCheck(db, always)()).toBe('database-read-only');
  });
});

describe('the check of writes', () => {
  it('does not wait for a database that is silent, and does not ask it once more meanwhile', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-silent-'));
    const db = await openDatabase({ dataDir });
    await migrate(db);
    const check = createWriteCheck(db, { validMs: 0, maxMs: 20 });
    // SQLite takes one write at a time: whoever has begun one keeps the check waiting.
    await db.transaction().execute(async () => {
      expect(await check()).toBe('database-locked');
      expect(await check()).toBe('database-locked');
    });
    await expect.poll(check).toBeNull();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });

  it('knows a full disk by what SQLite says', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-full-'));
    const db = await openDatabase({ dataDir });
    await migrate(db);
    await sql`pragma max_page_count = 1`.execute(db);
    const fill = sql`insert into companies (id, name) values ('full', ${'x'.repeat(100_000)})`.execute(db);
    expect(databaseFaultOf(await fill.catch((error: unknown) => error))).toBe('disk-full');
    await db.destroy();
    await rm(dataDir, { recursive: true });
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
