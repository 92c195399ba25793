import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { NodeSqliteDriver } from './sqlite-driver.ts';

/** Kysely over Node's own SQLite, in a file. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(file),
    createAdapter: () => new ParallelAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: db => new SqliteIntrospector(db),
  };
}

/** Reads need not wait for a write: the driver has a connection for each, and lets writes wait for each other itself. */
class ParallelAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
