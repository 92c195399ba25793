import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DatabaseUnavailable } from '../src/db/database-faults.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { failover, loseConnections, losses } from './drills/connections.ts';
import { binaries, hasBinaries, startPostgres, type TestPostgres } from './postgres-server.ts';
import { refusedServer, runServer } from './server-process.ts';

describe.skipIf(!hasBinaries)('a gateway and its Postgres', () => {
  let postgres: TestPostgres;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    postgres = await startPostgres(binaries);
  });
  afterAll(() => postgres.stop());

  it('part in every way, and no process ends, no acknowledged write is lost, and good answers come back', async () => {
    const env = { DATABASE_CONNECT_SECONDS: '0.5', DATABASE_QUERY_SECONDS: '0.5' };
    const ways = Object.keys(losses).filter((way, at) => inject('long') || at % 5 === 0 || way === failover);
    const drill = loseConnections({ postgres, dataDir, callers: 15, times: 1, awayMs: 1_000, env, ways });
    const seen: string[] = [];
    for await (const { loss, statuses, ...figures } of drill) {
      seen.push(loss);
      expect([loss, figures]).toMatchObject([
        loss,
        { endedProcesses: 0, findings: { lost: [], double: [], torn: [] } },
      ]);
      expect([loss, Object.keys(statuses).filter(status => !['200', '503'].includes(status))]).toEqual([
        loss,
        [],
      ]);
      const maxReturnMs = loss === failover ? 5_000 : Number.MAX_VALUE;
      expect([loss, figures.slowestReturnMs < maxReturnMs]).toEqual([loss, true]);
    }
    expect(seen).toEqual(ways);
    // Eight ways in the long run, each with its own pauses: on a busy machine they take long.
  }, 180_000);

  it('are bounded in time: a full pool and a slow statement end their calls alone', async () => {
    const poolLimits = { size: 1, connectMs: 300, queryMs: 300 };
    await using db = await openDatabase({ databaseUrl: postgres.url, dataDir, poolLimits });
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
    const before = await pid();
    await db.connection().execute(async () => {
      await expect(pid()).rejects.toMatchObject({ code: 'POOL_TIMEOUT', retryAfterSeconds: 2 });
    });
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    const slow = db.transaction().execute(transaction => sql`select pg_sleep(60)`.execute(transaction));
    await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await pid()).toEqual(before);
  });

  it('are started in any order: the gateway says that it waits, and listens once Postgres is there', async () => {
    await postgres.halt('fast');
    const child = runServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, EMBEDDED_GATEWAY_PORT: '0' });
    const events: string[] = [];
    if (child.stdout === null) throw new Error('the server has no output');
    for await (const line of createInterface({ input: child.stdout })) {
      const { code, event } = JSON.parse(line);
      events.push(event);
      if (event === 'waiting for the database' && events.filter(other => other === event).length === 1) {
        expect(code).toBe('ECONNREFUSED');
        await postgres.resume();
      }
      if (event === 'listening') break;
    }
    expect(events).toContain('waiting for the database');
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('end at once where the gateway is stopped while it waits', async () => {
    const child = runServer({ DATABASE_URL: 'postgres://127.0.0.1:1/life', DATA_DIR: dataDir });
    const exit = once(child, 'exit');
    child.stdout?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('waiting for the database')) child.kill('SIGTERM');
    });
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    ['is missing', 'nowhere', 1, /^Postgres has no database of the name in DATABASE_URL: create it\.\n$/],
    ['lacks characters', 'latin', 78, /^DATABASE_URL: the database has the encoding LATIN1, .* 'UTF8' .*\n$/],
  ])(
    'do not start together where the database %s: waiting would not help',
    async (_what, name, exit, words) => {
      if (name === 'latin') {
        await using db = await openDatabase({ databaseUrl: postgres.url, dataDir });
        await sql`create database latin encoding 'LATIN1' template template0`.execute(db);
      }
      const DATABASE_URL = new URL(`/${name}`, postgres.url).href;
      const { code, stderr } = await refusedServer({ DATABASE_URL, DATA_DIR: dataDir });
      expect([code, stderr]).toEqual([exit, expect.stringMatching(words)]);
    },
  );
});
