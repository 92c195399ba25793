import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import { type DatabaseTransaction, type TableName, tableNames } from '../db/schema.ts';
import { MaintenanceRefused, withSqliteAlone } from './database-files.ts';

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
      'The SQLite database has the schema of another release. Run npm run database -- migrate without DATABASE_URL first.',
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

/** Few enough for the parameters of one statement, also in a table of many columns. */
const rowsAtOnce = 200;

/** How many rows of a table were copied. */
export interface CopiedTable {
  readonly table: TableName;
  readonly rows: number;
}

/**
 * Copies every row of every table, and reads all of it back.
 *
 * @param target with the same schema, and empty.
 * @throws MaintenanceRefused where what arrived is not what was there.
 */
export async function copyTables(source: DatabaseSync, target: DatabaseTransaction): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of tableNames) {
    const sent = rowSum();
    for (const rows of inBatches(source.prepare(`select * from ${table}`).iterate())) {
      await insert(target, table, rows);
      rows.forEach(sent.add);
    }
    const arrived = rowSum();
    for await (const rows of readAll(target, table)) rows.forEach(arrived.add);
    if (sent.count() !== arrived.count() || sent.sum() !== arrived.sum()) {
      throw new MaintenanceRefused(`${table} did not arrive as it was: nothing is kept of it all.`);
    }
    copied.push({ table, rows: arrived.count() });
  }
  return copied;
}

function* inBatches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function insert(target: DatabaseTransaction, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`);
  const names = columns.map(column => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values ${sql.join(values)}`.execute(target);
}

/** By a cursor: a table may be larger than what fits in memory. */
async function* readAll(target: DatabaseTransaction, table: TableName): AsyncGenerator<Row[]> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(target);
  for (;;) {
    const { rows } = await sql<Row>`fetch 200 from copied`.execute(target);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(target);
}

/** A row as either database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** How many rows there are, and a sum over all that stands in them, in whatever order they come. */
export interface RowSum {
  readonly add: (row: Row) => void;
  readonly count: () => number;
  /** Equal for the same rows. */
  readonly sum: () => string;
}

/** An empty sum, to which rows are added. */
export function rowSum(): RowSum {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add: row => {
      const hash = createHash('sha256').update(spellingOf(row)).digest();
      for (const [at, byte] of hash.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
      count += 1;
    },
    count: () => count,
    sum: () => sum.toString('hex'),
  };
}

/** A database may give a number as text; and the order of columns is its own. */
function spellingOf(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map(column => [column, row[column] === null ? null : String(row[column])]);
  return JSON.stringify(values);
}
