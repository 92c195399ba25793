import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../db/schema.ts';
import { type TableName, tableNames } from '../db/tables.ts';
import { MaintenanceRefused } from './refused.ts';
import { type Row, rowSum } from './row-sum.ts';

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
