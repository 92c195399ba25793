import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DatabaseUnavailable } from '../src/db/database-faults.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createLogger } from '../src/logger.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { failover, loseConnections, losses } from './drills/connections.ts';
import { noFindings } from './drills/saving-callers.ts';
import { hasBinaries, startPostgres, type TestPostgres } from './postgres-server.ts';
import { failedStart, openServer, startServerProcess } from './server-process.ts';

describe.skipIf(!hasBinaries)('a gateway on Postgres', () => {
  let postgres: TestPostgres;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('survives lost connections of every kind without losing an acknowledged write', async () => {
    // Shorter than the downtime of a second below, so that calls fail during it instead of waiting for its end.
    const env = { DATABASE_CONNECT_SECONDS: '0.5', DATABASE_QUERY_SECONDS: '0.5' };
    // The short run has only every fifth loss, and the failover.
    const lossNames = Object.keys(losses).filter(
      (name, index) => inject('long') || index % 5 === 0 || name === failover,
    );
    const drill = loseConnections({
      postgres,
      dataDir,
      callers: 15,
      times: 1,
      downtimeMs: 1_000,
      env,
      lossNames,
    });
    const testedLosses: string[] = [];
    for await (const result of drill) {
      const { loss } = result;
      testedLosses.push(loss);
      expect(result, loss).toMatchObject({ endedProcesses: 0, findings: noFindings });
      const otherStatuses = Object.keys(result.statuses).filter(status => !['200', '503'].includes(status));
      expect(otherStatuses, loss).toEqual([]);
      // The time after a loss depends on the speed of the machine. Only a failover has a limit: connections from the time of the failover
      // stay read-only until the gateway replaces them. For the others, the drill waits for a minute.
      const maxRecoveryMs = loss === failover ? 5_000 : Number.POSITIVE_INFINITY;
      expect(result.slowestRecoveryMs, loss).toBeLessThan(maxRecoveryMs);
    }
    expect(testedLosses).toEqual(lossNames);
  });

  it('times out a statement that waits too long for a connection or runs too long, and keeps the connection', async () => {
    const poolLimits = { size: 1, connectMs: 300, queryMs: 300 };
    await using db = await openDatabase({ databaseUrl: postgres.url, dataDir, poolLimits });
    const backendPid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
    const pidBefore = await backendPid();
    await db.connection().execute(async () => {
      await expect(backendPid()).rejects.toMatchObject({ code: 'POOL_TIMEOUT', retryAfterSeconds: 2 });
    });
    // 57014 is query_canceled.
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    const slow = db.transaction().execute(transaction => sql`select pg_sleep(60)`.execute(transaction));
    await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
    // The pool still has the same connection.
    expect(await backendPid()).toEqual(pidBefore);
  });

  it('waits at its start until Postgres runs, and logs that it waits', async () => {
    await postgres.halt('fast');
    const events: string[] = [];
    const logger = createLogger('info', {
      write: line => {
        const { code, event } = JSON.parse(line);
        events.push(`${event} ${code}`);
      },
    });
    const starting = openServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }, logger);
    await expect.poll(() => events).toContain('waiting for the database ECONNREFUSED');
    await postgres.resume();
    await (await starting).end();
  });

  it('stops at once while it waits for Postgres', async () => {
    const child = startServerProcess({ DATABASE_URL: 'postgres://127.0.0.1:1/life', DATA_DIR: dataDir });
    const exit = once(child, 'exit');
    child.stdout?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('waiting for the database')) child.kill('SIGTERM');
    });
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    ['is missing', 'nowhere', 1, /^Postgres has no database with the name in DATABASE_URL: create it\.\n$/],
    // 78 is EX_CONFIG of sysexits: a restart does not help. In the case above, it helps as soon as somebody has created the database.
    ['is not UTF-8', 'latin', 78, /^DATABASE_URL: the encoding of the database, LATIN1, .* 'UTF8' .*\n$/],
  ])('does not start, and does not wait, if its database %s', async (_what, name, exitCode, message) => {
    if (name === 'latin') {
      await using db = await openDatabase({ databaseUrl: postgres.url, dataDir });
      await sql`create database latin encoding 'LATIN1' template template0`.execute(db);
    }
    const DATABASE_URL = new URL(`/${name}`, postgres.url).href;
    const { code, stderr } = await failedStart({ DATABASE_URL, DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([exitCode, expect.stringMatching(message)]);
  });
});
