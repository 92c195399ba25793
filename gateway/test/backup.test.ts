import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { droppedAfterRestore, tableNames } from '../src/db/schema.ts';
import { backUp, restoreBackup } from '../src/maintenance/backup.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, codeOf } from './call.ts';
import { describeFirstOn } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { configOf, runMaintenance } from './maintenance-process.ts';
import { binaries } from './postgres-server.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

const { email } = demoAccount;

// One of Postgres is made and restored in rolling-upgrade.test.ts, too.
describeFirstOn('SQLite', 'a backup', databaseUrl => {
  const folder = temporaryFolder();
  let env: NodeJS.ProcessEnv;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    env = await place('first');
    server = await spawnServer(env);
    token = await demoToken(server);
  });
  afterAll(() => server.end('SIGKILL'));

  /** Where a gateway of its own keeps its data. */
  const place = async (name: string): Promise<NodeJS.ProcessEnv> => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: await databaseUrl('nothing'),
    DEMO_ACCOUNT: '1',
    PATH: `${binaries}:${process.env.PATH}`,
  });
  const save = async (age: number) => {
    const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': age };
    return String((await call(server, 'hra.saveAnswers', answers, { token })).body.uniqueString);
  };
  const savedAge = async (uniqueString: string) => {
    const request = { uniqueString, userId: email };
    return (await call(server, 'hra.getSavedAnswers', request, { token })).body.hraQAgeInYearsAYears;
  };
  const rowsOf = async ({ DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv) => {
    await using db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    const counts: Partial<Record<string, number>> = {};
    for (const table of tableNames) {
      const { rows } = await sql<{
        all: unknown;
      }>`select count(*) as "all" from ${sql.table(table)}`.execute(db);
      counts[table] = Number(rows[0]?.all);
    }
    return counts;
  };

  it('holds every write that was acknowledged before it began, and is restored without what was under way', async () => {
    const before = await Promise.all([31, 32, 33].map(save));
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await save(50);
    })();
    const file = join(folder, 'backup');
    const made = await runMaintenance('backup', ['--to', file], env);
    isWriting = false;
    await writing;
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp(configOf(env), file)).rejects.toThrow('exists already');

    const words = env.DATABASE_URL ? /is not empty/ : /A gateway uses .*: stop it first/;
    await expect(restoreBackup(configOf(env), file, true)).rejects.toThrow(words);
    await server.end('SIGTERM');
    const lost = await rowsOf(env);

    const fresh = await place('second');
    const restored = await runMaintenance('restore', ['--from', file], fresh);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const there = await rowsOf(fresh);
    for (const table of droppedAfterRestore) expect([table, there[table]]).toEqual([table, 0]);
    expect(there).toMatchObject({ users: lost.users, reports: lost.reports, articles: lost.articles });
    expect(there.assessments).toBeGreaterThanOrEqual(4);
    expect(there.assessments).toBeLessThanOrEqual(lost.assessments ?? 0);

    server = await spawnServer(fresh);
    expect(await codeOf(server, 'authentication.userDetails', {}, { token })).toBe('22');
    token = await demoToken(server);
    expect(await Promise.all(before.map(savedAge))).toEqual([31, 32, 33]);
  });
});
