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
import { DatabaseUnavailable, sqliteCodeOf } from './database-faults.ts';

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

/** How long a start may wait for a process that sets the same file up. */
const openMs = 10_000;

/** Reads see the last commit, while a write waits for the semaphore or another process's lock. No wait blocks the thread. */
class NodeSqliteDriver implements Driver {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #writes = createSemaphore(1);

  constructor(file: string) {
    this.#writer = openWriter(file);
    this.#reader = new DatabaseSync(file, { readOnly: true });
  }

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
    // SQLite has done it by itself where the disk was full.
    if (this.#writer.isTransaction) this.#writer.exec('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  /** The writer last: the last one to leave empties the log into the file, which a reader may not. */
  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}

/** FULL: a commit is on the disk before it is acknowledged, so a killed process or a lost power line loses nothing. */
function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: openMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  // From now on `untilUnlocked` waits for locks, without blocking the thread.
  database.exec('pragma busy_timeout = 0');
  return database;
}

interface SqliteConnection extends DatabaseConnection {
  readonly begin: () => Promise<void>;
  readonly release: () => void;
}

function connectionTo(reader: DatabaseSync, writer: DatabaseSync, acquire: () => Promise<() => void>) {
  /** There while this is in a transaction. */
  let release: (() => void) | null = null;
  return {
    // A transaction takes the write lock when it begins. A plain `begin` that reads first and writes later fails at once when
    // another process has committed in between.
    begin: async () => {
      const giveUpAt = giveUpTime();
      release = await acquire();
      await untilUnlocked(() => writer.exec('begin immediate'), giveUpAt);
    },
    release: () => {
      release?.();
      release = null;
    },
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (release !== null) return runStatement(writer, query);
      const giveUpAt = giveUpTime();
      if (SelectQueryNode.is(query.query)) {
        return untilUnlocked(() => runStatement(reader, query), giveUpAt);
      }
      const releaseOwn = await acquire();
      return untilUnlocked(() => runStatement<Row>(writer, query), giveUpAt).finally(releaseOwn);
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed.');
    },
  };
}

function runStatement<Row>(database: DatabaseSync, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql);
  if (statement.columns().length > 0) {
    // Kysely has typed the rows by the statement.
    return { rows: statement.all(...valuesOf(query)) as Row[] };
  }
  const { changes, lastInsertRowid } = statement.run(...valuesOf(query));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Kysely types parameters as unknown; the schema holds text, numbers and null alone, all of which SQLite takes. */
function valuesOf({ parameters }: CompiledQuery): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

const maxWaitMs = 5_000;
const maxPauseMs = 50;

/** SQLITE_BUSY. */
const lockedCode = 5;

function giveUpTime(): number {
  return performance.now() + maxWaitMs;
}

/** Tries again while another process holds SQLite's lock. @throws DatabaseUnavailable when it still does at `giveUpAt`. */
async function untilUnlocked<Result>(attempt: () => Result, giveUpAt: number): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (sqliteCodeOf(error) !== lockedCode) throw error;
      if (performance.now() >= giveUpAt) throw new DatabaseUnavailable('SQLITE_BUSY');
      await delay(pauseMs);
    }
  }
}
