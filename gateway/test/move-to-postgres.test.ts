import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
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
  let databaseUrl: string;
  let env: NodeJS.ProcessEnv;
  let config: Config;
  beforeAll(async () => {
    databaseUrl = await createDatabase('empty');
    env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    config = configOf(env);
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
  const emptyTables = Object.fromEntries(tableNames.map(table => [table, []]));
  const fillWaitList = async (count: number) => {
    await using db = await openDatabase({ dataDir });
    const rows = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      email: `ada+${index}@example.test`,
      created_at: new Date().toISOString(),
    }));
    await db.insertInto('wait_list').values(rows).execute();
  };

  it('copies every row once, with sessions that stay valid', async () => {
    const sqliteGateway = await openServer({ DATA_DIR: dataDir, DEMO_ACCOUNT: '1' });
    const token = await demoToken(sqliteGateway);
    const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': 31 };
    const saved = await call(sqliteGateway, 'hra.saveAnswers', answers, { token });
    await expect(moveDatabase(config)).rejects.toThrow(/^A gateway uses .*: stop it first/);
    await sqliteGateway.end();
    // The move copies 200 rows at a time (`batchSize`), so these rows need two batches.
    await fillWaitList(250);

    const sourceRows = await readAllRows();
    const db = await openDatabase({ databaseUrl, dataDir });
    await migrate(db);
    // This trigger changes an answer while the answer is copied. The move must notice the change.
    await sql`create function change_age() returns trigger language plpgsql as
      $$ begin new.answers := replace(new.answers, '31', '32'); return new; end $$`.execute(db);
    await sql`create trigger change_age
      before insert on assessments for each row execute function change_age()`.execute(db);
    await expect(moveDatabase(config)).rejects.toThrow('Postgres returned other values for assessments');
    expect(await readAllRows(databaseUrl)).toEqual(emptyTables);
    await sql`drop trigger change_age on assessments`.execute(db);
    await db.destroy();

    const moved = await runMaintenance('move-to-postgres', [], env);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    // The assessment of the demo account, and the saved one.
    expect(moved.stdout).toContain('assessments: 2\n');
    expect(await readAllRows(databaseUrl)).toEqual(sourceRows);
    expect(await readAllRows()).toEqual(sourceRows);
    await expect(moveDatabase(config)).rejects.toThrow('is not empty: there are rows in companies');

    const postgresGateway = await openServer({ DATABASE_URL: databaseUrl, DEMO_ACCOUNT: '1' });
    const request = { uniqueString: String(saved.body.uniqueString), userId: email };
    const { body } = await call(postgresGateway, 'hra.getSavedAnswers', request, { token });
    expect(body.hraQAgeInYearsAYears).toBe(31);
    await postgresGateway.end();
  });
});
