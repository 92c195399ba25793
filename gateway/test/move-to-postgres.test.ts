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
const skipped = hasPostgres ? '' : ' (skipped: no Postgres found)';

describe.skipIf(!hasPostgres)(`a move to Postgres${skipped}`, () => {
  const dataDir = temporaryFolder();
  let databaseUrl: string;
  let env: NodeJS.ProcessEnv;
  let config: Config;
  beforeAll(async () => {
    databaseUrl = await createDatabase('nothing');
    env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    config = configOf(env);
  });

  /** Every row of every table, sorted. */
  const rowsAt = async (databaseUrl?: string) => {
    await using db = await openDatabase({ databaseUrl, dataDir });
    const all: Record<string, string[]> = {};
    for (const table of tableNames) {
      const rows = await db.selectFrom(table).selectAll().execute();
      all[table] = rows.map(row => JSON.stringify(Object.entries(row).sort())).sort();
    }
    return all;
  };
  const emptyTables = Object.fromEntries(tableNames.map(table => [table, []]));
  const joinWaitList = async (people: number) => {
    await using db = await openDatabase({ dataDir });
    const rows = Array.from({ length: people }, (_, index) => ({
      id: String(index),
      email: `ada+${index}@example.test`,
      created_at: new Date().toISOString(),
    }));
    await db.insertInto('wait_list').values(rows).execute();
  };

  it('copies every row once, with sessions that stay valid', async () => {
    const before = await openServer({ DATA_DIR: dataDir, DEMO_ACCOUNT: '1' });
    const token = await demoToken(before);
    const save = async (age: number) => {
      const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': age };
      return (await call(before, 'hra.saveAnswers', answers, { token })).body.uniqueString;
    };
    const saved = await save(31);
    await expect(moveDatabase(config)).rejects.toThrow(/^A gateway uses .*: stop it first/);
    await before.end();
    // More than one batch of the copy.
    await joinWaitList(250);

    const sourceRows = await rowsAt();
    const db = await openDatabase({ databaseUrl, dataDir });
    await migrate(db);
    // This trigger changes an answer while it is copied, which the comparison at the end must find.
    await sql`create function spoil() returns trigger language plpgsql as
      $$ begin new.answers := replace(new.answers, '31', '32'); return new; end $$`.execute(db);
    await sql`create trigger spoil before insert on assessments for each row execute function spoil()`.execute(
      db,
    );
    await expect(moveDatabase(config)).rejects.toThrow('Rows of assessments changed while they were copied');
    expect(await rowsAt(databaseUrl)).toEqual(emptyTables);
    await sql`drop trigger spoil on assessments`.execute(db);
    await db.destroy();

    const moved = await runMaintenance('move-to-postgres', [], env);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toContain('assessments: 2\n');
    expect(await rowsAt(databaseUrl)).toEqual(sourceRows);
    expect(await rowsAt()).toEqual(sourceRows);
    await expect(moveDatabase(config)).rejects.toThrow('is not empty: there are rows in companies');

    const after = await openServer({ DATABASE_URL: databaseUrl, DEMO_ACCOUNT: '1' });
    const request = { uniqueString: String(saved), userId: email };
    const { body } = await call(after, 'hra.getSavedAnswers', request, { token });
    expect(body.hraQAgeInYearsAYears).toBe(31);
    await after.end();
  });
});
