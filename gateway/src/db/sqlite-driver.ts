import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { createTurns, giveUpTime, untilUnlocked } from './sqlite-lock.ts';
import { iterateRows, runStatement } from './sqlite-statement.ts';

/** How long a start may wait for a process that sets the same file up. */
const openMs = 10_000;

/**
 * Two connections to one file. Reads see what was last committed, and go on while a write waits for its turn or for the lock
 * of another process. That wait never blocks the thread.
 */
export class NodeSqliteDriver implements Driver {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #takeTurn = createTurns();

  constructor(file: string) {
    this.#writer = openWriter(file);
    this.#reader = new DatabaseSync(file, { readOnly: true });
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return new NodeSqliteConnection(this.#reader, this.#writer, this.#takeTurn);
  }

  async beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(): Promise<void> {
    this.#writer.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // SQLite has done it by itself where the disk was full.
    if (this.#writer.isTransaction) this.#writer.exec('rollback');
  }

  async releaseConnection(connection: NodeSqliteConnection): Promise<void> {
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

class NodeSqliteConnection implements DatabaseConnection {
  readonly #reader: DatabaseSync;
  readonly #writer: DatabaseSync;
  readonly #takeTurn: () => Promise<() => void>;
  /** There while this is in a transaction. */
  #endTurn: (() => void) | null = null;

  constructor(reader: DatabaseSync, writer: DatabaseSync, takeTurn: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#takeTurn = takeTurn;
  }

  /**
   * A transaction takes the write lock when it begins. A plain `begin` that reads first and writes later fails at once when
   * another process has committed in between.
   */
  async begin(): Promise<void> {
    const giveUpAt = giveUpTime();
    this.#endTurn = await this.#takeTurn();
    await untilUnlocked(() => this.#writer.exec('begin immediate'), giveUpAt);
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== null) return runStatement(this.#writer, query);
    const giveUpAt = giveUpTime();
    if (SelectQueryNode.is(query.query)) {
      return untilUnlocked(() => runStatement(this.#reader, query), giveUpAt);
    }
    const endTurn = await this.#takeTurn();
    return untilUnlocked(() => runStatement<Row>(this.#writer, query), giveUpAt).finally(endTurn);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield* iterateRows<Row>(this.#endTurn === null ? this.#reader : this.#writer, query);
  }
}
