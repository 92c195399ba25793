import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { droppedAfterRestore, tableNames } from '../src/db/schema.ts';

let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'choose-life-tables-'));
  db = await openDatabase({ dataDir });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

/** The tables that a table's rows point to. */
const pointedTo = async (table: string) => {
  const { rows } = await sql<{
    table: string;
  }>`select "table" from pragma_foreign_key_list(${table})`.execute(db);
  return rows.map(row => row.table);
};

describe('the list of tables', () => {
  it('names every table that the steps of the schema make: what it does not name is not moved', async () => {
    const made = (await db.introspection.getTables()).map(({ name }) => name);
    expect([...tableNames, 'schema_steps'].sort()).toEqual(made.sort());
  });

  it('names each table after those that it points to, to be filled in that order', async () => {
    for (const [index, table] of tableNames.entries()) {
      for (const other of await pointedTo(table)) expect(tableNames.slice(0, index)).toContain(other);
    }
  });

  it('empties nothing after a restore that something kept points to', async () => {
    const dropped = new Set<string>(droppedAfterRestore);
    for (const table of tableNames.filter(name => !dropped.has(name))) {
      expect((await pointedTo(table)).filter(other => dropped.has(other))).toEqual([]);
    }
  });
});
