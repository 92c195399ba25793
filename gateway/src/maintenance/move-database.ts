import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { tableNames } from '../db/tables.ts';
import { copyTables } from './copy-tables.ts';
import { MaintenanceRefused } from './refused.ts';
import { withSqliteAlone } from './sqlite-file.ts';

/**
 * Copies all rows of the SQLite under `dataDir` into the empty Postgres of `databaseUrl`, in one transaction. No gateway must
 * run meanwhile: what it wrote would be left behind.
 *
 * @returns the lines to print. @throws MaintenanceRefused or SchemaRefused where it is not done; then Postgres has no row of it.
 */
export async function moveDatabase(config: Config): Promise<string[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new MaintenanceRefused('Set DATABASE_URL to the Postgres to move to.');
  const file = sqliteFileIn(dataDir);
  return withSqliteAlone(file, async source => {
    requireSteps(source);
    await using target = await openForLongWork(config);
    await migrate(target);
    const copied = await target.transaction().execute(async transaction => {
      await requireEmpty(transaction);
      return copyTables(source, transaction);
    });
    return [
      ...copied.map(({ table, rows }) => `${table}: ${rows}`),
      'All rows are there, and were read back as they were. Start the gateway with this DATABASE_URL from now on.',
      `${file} is as it was. Delete it once you do not need it: it holds health data.`,
    ];
  });
}

function requireSteps(source: DatabaseSync): void {
  const done = new Set(
    source
      .prepare('select id from schema_steps')
      .all()
      .map(({ id }) => id),
  );
  if (done.size !== migrations.length || !migrations.every(({ id }) => done.has(id))) {
    throw new MaintenanceRefused(
      'The SQLite database has the schema of another release. Run npm run migrate without DATABASE_URL first.',
    );
  }
}

async function requireEmpty(target: DatabaseTransaction): Promise<void> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length === 0) continue;
    throw new MaintenanceRefused(
      `The Postgres of DATABASE_URL is not empty: there are rows in ${table}. Name a new database.`,
    );
  }
}
