import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Runs one statement to its end. */
export function runStatement<Row>(database: DatabaseSync, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql);
  if (statement.columns().length > 0) {
    // Kysely has typed the rows by the statement.
    return { rows: statement.all(...valuesOf(query)) as Row[] };
  }
  const { changes, lastInsertRowid } = statement.run(...valuesOf(query));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Reads the rows one by one. */
export function* iterateRows<Row>(database: DatabaseSync, query: CompiledQuery): Generator<QueryResult<Row>> {
  for (const row of database.prepare(query.sql).iterate(...valuesOf(query))) {
    // As above.
    yield { rows: [row as Row] };
  }
}

/** Kysely types parameters as unknown; the schema holds text, numbers and null alone, all of which SQLite takes. */
function valuesOf({ parameters }: CompiledQuery): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
