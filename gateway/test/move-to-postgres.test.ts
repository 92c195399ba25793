import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import type { Config } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { tableNames } from '../src/db/schema.ts';
import { moveDatabase } from '../src/maintenance/move-to-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call } from './call.ts';
import { createDatabase, hasPostgres } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { configOf, openServer, runMaintenance } from './server-process.ts';

const { email } = demoAccount;
const skipNote = hasPostgres ? '' : ' (skipped: no Postgres found)';

describe.skipIf(!hasPostgres)(`a move to Postgres${skipNote}`, () => {
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, DEMO_ACCOUNT: '1' };
  let databaseUrl: string;
  let config: Config;
  let token: string;
  let uniqueString: string;
  /** The rows of SQLite before the first move. */
  let sourceRows: Record<string, string[]>;
  beforeAll(async () => {
    const sqliteGateway = await openServer(env);
    token = await demoToken(sqliteGateway);
    const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': 31 };
    const saved = await call(sqliteGateway, 'hra.saveAnswers', answers, { token });
    uniqueString = String(saved.body.uniqueString);
    await sqliteGateway.end();
    await using db = await openDatabase({ dataDir });
    // The move copies 200 rows at a time (`batchSize`), so these rows need two batches.
    const entries = Array.from({ length: 250 }, (_, index) => ({
      id: String(index),
      email: `ada+${index}@example.test`,
      created_at: new Date().toISOString(),
    }));
    await db.insertInto('wait_list').values(entries).execute();
    sourceRows = await readAllRows();
  });
  beforeEach(async () => {
    databaseUrl = await createDatabase('empty');
    config = configOf({ ...env, DATABASE_URL: databaseUrl });
  });

  /** Every row of every table, sorted. @param url undefined for SQLite */
  const readAllRows = async (url?: string) => {
    await using db = await openDatabase({ databaseUrl: url, dataDir });
    const rowsByTable: Record<string, string[]> = {};
    for (const table of tableNames) {
      const rows = await db.selectFrom(table).selectAll().execute();
      rowsByTable[table] = rows.map(row => JSON.stringify(Object.entries(row).sort())).sort();
    }
    return rowsByTable;
  };

  it('copies every row once', async () => {
    const moved = await runMaintenance('move-to-postgres', [], { ...env, DATABASE_URL: databaseUrl });
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    // The assessment of the demo account, and the saved one.
    expect(moved.stdout).toContain('assessments: 2\n');
    expect(await readAllRows(databaseUrl)).toEqual(sourceRows);
  });

  it('leaves the SQLite database unchanged', async () => {
    await moveDatabase(config);
    expect(await readAllRows()).toEqual(sourceRows);
  });

  it('keeps sessions valid', async () => {
    await moveDatabase(config);
    const postgresGateway = await openServer({ ...env, DATABASE_URL: databaseUrl });
    const request = { uniqueString, userId: email };
    const { body } = await call(postgresGateway, 'hra.getSavedAnswers', request, { token });
    expect(body.hraQAgeInYearsAYears).toBe(31);
    await postgresGateway.end();
  });

  it('is refused while a gateway uses the SQLite database', async () => {
    const sqliteGateway = await openServer(env);
    await expect(moveDatabase(config)).rejects.toThrow(/^A gateway uses .*: stop it first/);
    await sqliteGateway.end();
  });

  it('is undone if Postgres stores other values', async () => {
    await using db = await openDatabase({ databaseUrl, dataDir });
    await migrate(db);
    // This trigger changes an answer while the answer is copied.
    await sql`create function change_age() returns trigger language plpgsql as
      $$ begin new.answers := replace(new.answers, '31', '32'); return new; end $$`.execute(db);
    await sql`create trigger change_age
      before insert on assessments for each row execute function change_age()`.execute(db);
    await expect(moveDatabase(config)).rejects.toThrow('Postgres returned other values for assessments');
    const emptyTables = Object.fromEntries(tableNames.map(table => [table, []]));
    expect(await readAllRows(databaseUrl)).toEqual(emptyTables);
  });

  it('is refused if the Postgres database has rows', async () => {
    await moveDatabase(config);
    await expect(moveDatabase(config)).rejects.toThrow('is not empty: there are rows in companies');
  });
});
