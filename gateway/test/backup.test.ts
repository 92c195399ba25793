import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { type Migration, migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { tableNames, tablesEmptiedAfterRestore } from '../src/db/schema.ts';
import { backUp, restoreBackup } from '../src/maintenance/backup.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, codeOf } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { binaries } from './postgres-server.ts';
import { configOf, type InProcessServer, openServer, spawnMaintenance } from './server-process.ts';

const { email } = demoAccount;

/** A migration of the next release. It only adds a column, so that this release can still run. */
const nextMigration: Migration = {
  id: '9999-of-the-next-release',
  up: async transaction => {
    await sql`alter table assessments add column of_next text`.execute(transaction);
  },
};

describeOnBothDatabases('a backup', databaseUrl => {
  const folder = temporaryFolder();
  let env: NodeJS.ProcessEnv;
  let server: InProcessServer;
  let token: string;
  beforeAll(async () => {
    env = await environmentOf('first');
    server = await openServer(env);
    token = await demoToken(server);
  });
  afterAll(() => server.end());

  /** The environment of a gateway with its own data. */
  const environmentOf = async (name: string): Promise<NodeJS.ProcessEnv> => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: await databaseUrl('empty'),
    DEMO_ACCOUNT: '1',
    // Backup and restore run pg_dump and pg_restore, which must not be older than the server.
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
  const open = ({ DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv) =>
    openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  const rowCountsOf = async (env: NodeJS.ProcessEnv) => {
    await using db = await open(env);
    const counts: Partial<Record<string, number>> = {};
    for (const table of tableNames) {
      const query = sql<{ count: unknown }>`select count(*) as "count" from ${sql.table(table)}`;
      const { rows } = await query.execute(db);
      counts[table] = Number(rows[0]?.count);
    }
    return counts;
  };

  const upgrade = async () => {
    await using db = await open(env);
    await migrate(db, [...migrations, nextMigration]);
  };

  it('restores every write that was acknowledged before the backup began, even after an upgrade', async () => {
    const savedBefore = await Promise.all([31, 32, 33].map(save));
    let isWriting = true;
    const writing = (async () => {
      // A person can have 100 drafts, and this test saves four others.
      for (let count = 0; isWriting && count < 90; count += 1) await save(50);
    })();
    const file = join(folder, 'backup');
    const backupResult = await spawnMaintenance('backup', ['--to', file], env);
    isWriting = false;
    await writing;
    expect(backupResult).toMatchObject({ code: 0, stderr: '' });
    // Only the owner can read the file, since it contains health data.
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp(configOf(env), file)).rejects.toThrow('already exists');

    const reason = env.DATABASE_URL ? /is not empty/ : /A gateway uses .*: stop it first/;
    await expect(restoreBackup(configOf(env), file, { replacesExisting: true })).rejects.toThrow(reason);
    await upgrade();
    // The running gateway of this release can still save on the schema of the next one.
    expect(await save(34)).not.toBe('undefined');
    await server.end();
    const countsBefore = await rowCountsOf(env);

    const emptyEnv = await environmentOf('second');
    const restored = await spawnMaintenance('restore', ['--from', file], emptyEnv);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const restoredCounts = await rowCountsOf(emptyEnv);
    for (const table of tablesEmptiedAfterRestore) expect([table, restoredCounts[table]]).toEqual([table, 0]);
    expect(restoredCounts).toMatchObject({
      users: countsBefore.users,
      reports: countsBefore.reports,
      articles: countsBefore.articles,
    });
    // The three saves, and the assessment of the demo account.
    expect(restoredCounts.assessments).toBeGreaterThanOrEqual(4);
    expect(restoredCounts.assessments).toBeLessThanOrEqual(countsBefore.assessments ?? 0);

    server = await openServer(emptyEnv);
    expect(await codeOf(server, 'authentication.userDetails', {}, { token })).toBe('22');
    token = await demoToken(server);
    expect(await Promise.all(savedBefore.map(savedAge))).toEqual([31, 32, 33]);
  });
});
