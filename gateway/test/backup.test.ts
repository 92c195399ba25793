import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { type TableName, tableNames } from '../src/db/schema.ts';
import { addMessage } from '../src/mail/outbox-rows.ts';
import { backUp, restoreBackup } from '../src/maintenance/backup.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, codeOf } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { signUpForm } from './people.ts';
import { binaries } from './postgres-server.ts';
import { configOf, type InProcessServer, openServer, spawnMaintenance } from './server-process.ts';

const { email } = demoAccount;
/** Their rows were valid or waiting at the time of the backup, but may have been used or sent since. */
const tablesToEmpty: readonly TableName[] = ['enrolments', 'codes', 'sessions', 'outbox'];

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
    const { uniqueString } = (await call(server, 'hra.saveAnswers', answers, { token })).body;
    expect(uniqueString).toBeTypeOf('string');
    return String(uniqueString);
  };
  const savedAge = async (uniqueString: string) => {
    const request = { uniqueString, userId: email };
    return (await call(server, 'hra.getSavedAnswers', request, { token })).body.hraQAgeInYearsAYears;
  };
  const open = ({ DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv) =>
    openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  /** Stores an e-mail that waits for a mail server. */
  const addWaitingMail = async (env: NodeJS.ProcessEnv) => {
    await using db = await open(env);
    const message = { to: email, subject: 'Your link', text: 'none' };
    await db.transaction().execute(transaction => addMessage(transaction, new Date(), message));
  };
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

  it('does not overwrite a file', async () => {
    const file = join(folder, 'existing');
    await writeFile(file, '');
    await expect(backUp(configOf(env), file)).rejects.toThrow('already exists');
  });

  it('is readable by its owner only, since it contains health data', async () => {
    const file = join(folder, 'private');
    await backUp(configOf(env), file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is not restored into a database that a gateway uses', async () => {
    const file = join(folder, 'refused');
    await backUp(configOf(env), file);
    // Only SQLite can be replaced. A Postgres must be empty in any case.
    const reason = env.DATABASE_URL ? /is not empty/ : /A gateway uses .*: stop it first/;
    await expect(restoreBackup(configOf(env), file, { replacesExisting: true })).rejects.toThrow(reason);
  });

  it('restores into an empty database every write that was acknowledged before the backup began', async () => {
    const savedBefore = await Promise.all([31, 32, 33].map(save));
    // Rows in the tables that a restore empties.
    const newcomer = { ...signUpForm, userEmail: 'new@example.test', userPassword: 'a heron in the rain' };
    await call(server, 'authentication.initiateEnrollment', newcomer);
    await addWaitingMail(env);
    // A row in a table that a restore keeps.
    await call(server, 'waitList.create', { waitListEmail: 'waiting@example.test' });
    let isWriting = true;
    const writing = (async () => {
      // A person can have 100 drafts, and this test saves three others.
      for (let count = 0; isWriting && count < 90; count += 1) await save(50);
    })();
    const file = join(folder, 'backup');
    const backupResult = await spawnMaintenance('backup', ['--to', file], env);
    isWriting = false;
    await writing;
    expect(backupResult).toMatchObject({ code: 0, stderr: '' });
    await server.end();
    const countsBefore = await rowCountsOf(env);

    const emptyEnv = await environmentOf('second');
    const restored = await spawnMaintenance('restore', ['--from', file], emptyEnv);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const restoredCounts = await rowCountsOf(emptyEnv);
    for (const table of tableNames) {
      if (tablesToEmpty.includes(table)) {
        expect(countsBefore[table], table).toBeGreaterThan(0);
        expect(restoredCounts[table], table).toBe(0);
      } else if (table !== 'assessments') {
        // Only assessments were also saved during and after the backup.
        expect(restoredCounts[table], table).toBe(countsBefore[table]);
      }
    }
    // The three saves, and the assessment of the demo account.
    expect(restoredCounts.assessments).toBeGreaterThanOrEqual(4);
    expect(restoredCounts.assessments).toBeLessThanOrEqual(countsBefore.assessments ?? 0);

    server = await openServer(emptyEnv);
    expect(await codeOf(server, 'authentication.userDetails', {}, { token })).toBe('22');
    token = await demoToken(server);
    expect(await Promise.all(savedBefore.map(savedAge))).toEqual([31, 32, 33]);
  });
});
