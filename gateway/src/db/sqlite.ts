import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createSemaphore } from '../semaphore.ts';
import { DatabaseUnavailable, sqliteCodeOf, sqliteCodes } from './database-faults.ts';

/** Kysely's dialect for Node's built-in SQLite. @param file the path of the database */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(file),
    createAdapter: () => new ParallelAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: db => new SqliteIntrospector(db),
  };
}

/** With this adapter Kysely does not queue queries. The driver has one connection for reads and one for writes, and queues the writes itself. */
class ParallelAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How long a start waits for another process that initializes the same file. */
const openMs = 10_000;

/**
 * Select queries of Kysely outside a transaction use the read connection: they see the last commit, and do not wait for writes. All other
 * statements, also raw SQL that only reads, use the write connection. They wait for each other, and for the lock of another process, without
 * blocking the thread.
 */
class NodeSqliteDriver implements Driver {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #writes = createSemaphore(1);

  constructor(file: string) {
    this.#writer = openWriter(file);
    this.#reader = new DatabaseSync(file, { readOnly: true });
  }

  /** Required by Kysely. The constructor has already opened the file. */
  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return connectionTo(this.#reader, this.#writer, this.#writes.acquire);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(): Promise<void> {
    this.#writer.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // On a full disk SQLite has already rolled back.
    if (this.#writer.isTransaction) this.#writer.exec('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  /** Closes the writer last: the last connection moves the write-ahead log into the file, which a read-only one cannot. */
  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}

/**
 * Opens the connection for writes. With `synchronous = full` a commit is on the disk before it returns, so a power failure loses nothing;
 * `secure_delete` overwrites deleted personal data in the file.
 */
function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: openMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  // `timeout` blocks the thread, so it is for the statements above only. From now on `retryWhileLocked` waits for locks.
  database.exec('pragma busy_timeout = 0');
  return database;
}

interface SqliteConnection extends DatabaseConnection {
  readonly begin: () => Promise<void>;
  readonly release: () => void;
}

function connectionTo(
  reader: DatabaseSync,
  writer: DatabaseSync,
  acquire: () => Promise<() => void>,
): SqliteConnection {
  /** Ends the exclusive use of the writer. Null outside a transaction. */
  let releaseTransaction: (() => void) | null = null;
  return {
    // `begin immediate` takes the write lock at once. After a plain `begin`, a write fails if another process has committed since the first
    // read of the transaction.
    begin: async () => {
      const deadlineMs = lockDeadlineMs();
      releaseTransaction = await acquire();
      await retryWhileLocked(() => writer.exec('begin immediate'), deadlineMs);
    },
    release: () => {
      releaseTransaction?.();
      releaseTransaction = null;
    },
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (releaseTransaction !== null) return runStatement(writer, query);
      const deadlineMs = lockDeadlineMs();
      if (SelectQueryNode.is(query.query)) {
        return retryWhileLocked(() => runStatement(reader, query), deadlineMs);
      }
      const releaseWriter = await acquire();
      return retryWhileLocked(() => runStatement<Row>(writer, query), deadlineMs).finally(releaseWriter);
    },
    streamQuery: () => {
      throw new Error('The SQLite driver does not support streaming queries.');
    },
  };
}

function runStatement<Row>(database: DatabaseSync, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql);
  if (statement.columns().length > 0) {
    // Kysely derives `Row` from the statement.
    return { rows: statement.all(...valuesOf(query)) as Row[] };
  }
  const { changes, lastInsertRowid } = statement.run(...valuesOf(query));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Kysely types parameters as unknown. The schema has only text, numbers and null, which SQLite accepts. */
function valuesOf({ parameters }: CompiledQuery): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

/**
 * How long a statement waits for the lock of another process. Its time in the queue for the writer counts, but the queue has no time limit: a
 * statement that leaves the queue later than this is tried once.
 */
const maxWaitMs = 5_000;
/** The pause between two attempts grows up to this time. */
const maxPauseMs = 50;

function lockDeadlineMs(): number {
  return performance.now() + maxWaitMs;
}

/**
 * Repeats an attempt while another process has SQLite's lock.
 * @param deadlineMs a time on the clock of `performance.now()`
 * @throws DatabaseUnavailable if the lock is still held at the deadline
 */
async function retryWhileLocked<Result>(attempt: () => Result, deadlineMs: number): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (sqliteCodeOf(error) !== sqliteCodes.busy) throw error;
      if (performance.now() >= deadlineMs) throw new DatabaseUnavailable('SQLITE_BUSY');
      await delay(pauseMs);
    }
  }
}
