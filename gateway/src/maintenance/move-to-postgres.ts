import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { migrate, missingSteps } from '../db/migrate.ts';
import { openWithoutStatementTimeout, sqliteFileIn } from '../db/open-database.ts';
import { type DatabaseTransaction, type TableName, tableNames } from '../db/schema.ts';
import { OperatorError } from '../operator-error.ts';
import { withExclusiveSqlite } from './database-files.ts';

/**
 * `move-to-postgres`: copies all rows of SQLite into an empty Postgres, in one transaction. It fails if a gateway runs, since the writes of
 * that gateway would not be copied. @returns the lines to print @throws OperatorError
 */
export async function moveDatabase(config: Config): Promise<string[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new OperatorError('Set DATABASE_URL to the Postgres to move to.');
  const file = sqliteFileIn(dataDir);
  return withExclusiveSqlite(file, async source => {
    requireCurrentSchema(source);
    await using target = await openWithoutStatementTimeout(config);
    await migrate(target);
    const copied = await target.transaction().execute(async transaction => {
      await requireEmpty(transaction);
      return copyTables(source, transaction);
    });
    return [
      ...copied.map(({ table, rows }) => `${table}: ${rows}`),
      'All rows were copied, and compared after the copy. Start the gateway with this DATABASE_URL from now on.',
      `${file} was not changed. It contains health data: delete it when you no longer need it.`,
    ];
  });
}

function requireCurrentSchema(source: DatabaseSync): void {
  const rows = source.prepare('select id from schema_steps').all();
  if (missingSteps(rows.map(({ id }) => String(id))).length > 0) {
    throw new OperatorError(
      'The SQLite database has the schema of an earlier release. Run npm run database -- migrate without DATABASE_URL first.',
    );
  }
}

async function requireEmpty(target: DatabaseTransaction): Promise<void> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length === 0) continue;
    throw new OperatorError(
      `The Postgres of DATABASE_URL is not empty: there are rows in ${table}. Set DATABASE_URL to a new database.`,
    );
  }
}

/** Rows for each insert. Each value is a parameter, and Postgres accepts 65,535 parameters in a statement, so 200 rows may have 327 columns. */
const batchSize = 200;

/** Copies every row, and compares it with the row that Postgres returns. @throws OperatorError if they differ */
async function copyTables(source: DatabaseSync, target: DatabaseTransaction) {
  const copied: { table: TableName; rows: number }[] = [];
  for (const table of tableNames) {
    // `tableNames` has each table after the tables that it references.
    let rows = 0;
    for (const batch of inBatches(source.prepare(`select * from ${table}`).iterate())) {
      const stored = await insert(target, table, batch);
      // Sorted, since `returning` guarantees no order.
      if (!isDeepStrictEqual(batch.map(comparableRow).sort(), stored.map(comparableRow).sort())) {
        throw new OperatorError(`Postgres returned other values for ${table}. Nothing was copied.`);
      }
      rows += batch.length;
    }
    copied.push({ table, rows });
  }
  return copied;
}

type Row = Readonly<Record<string, unknown>>;

function* inBatches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function insert(target: DatabaseTransaction, table: TableName, rows: readonly Row[]): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`);
  const names = sql.join(columns.map(column => sql.ref(column)));
  const query = sql<Row>`insert into ${sql.table(table)} (${names}) values ${sql.join(values)} returning *`;
  return (await query.execute(target)).rows;
}

/** A row as text for comparison: the databases may return a number as text, and columns in another order. */
function comparableRow(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map(column => [column, row[column] === null ? null : String(row[column])]);
  return JSON.stringify(values);
}
