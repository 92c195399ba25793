import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely over Node's own SQLite. `file` is a path, or ':memory:'. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(file: string) {
    const database = adapt(openFile(file));
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/**
 * A transaction takes the write lock when it begins. A plain `begin` that reads first and writes later fails at once when
 * another process has committed in between, whatever the busy time-out says.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** FULL: a commit is on the disk before it is acknowledged, so a killed process or a lost power line loses nothing. */
function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  return database;
}

/** What Kysely's SQLite driver expects (the shape of better-sqlite3), on a `DatabaseSync`. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: sql => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...sqlValues(parameters)),
        run: parameters => statement.run(...sqlValues(parameters)),
        iterate: parameters => statement.iterate(...sqlValues(parameters)),
      };
    },
  };
}

/** Kysely types parameters as unknown; the schema holds text, numbers and null alone, all of which SQLite takes. */
function sqlValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
