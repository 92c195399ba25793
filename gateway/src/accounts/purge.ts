import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  isoBefore,
  isPostgres,
  mailCounts,
  type Schema,
  type TableName,
} from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { codeLifeMs } from './codes.ts';
import { mailWindowMs } from './mail-limits.ts';
import { sessionLife } from './sessions.ts';

/** The maximum number of rows that one statement removes, so that other calls do not wait long for it. */
export const maxRowsAtOnce = 50;

/** Rows of a table that expire `lifeMs` after the column `time`, if `condition` holds too. */
type ExpiringRows = {
  readonly [Table in TableName]: {
    readonly table: Table;
    /** The columns of the primary key. */
    readonly key: readonly (keyof Schema[Table])[];
    readonly time: keyof Schema[Table];
    /** 0 for a column that already has the time of the expiry. */
    readonly lifeMs: number;
    /** An SQL condition. Default: none. @param now in ISO 8601 */
    readonly condition?: (now: string) => RawBuilder<unknown>;
  };
}[TableName];

/** The keys are labels of the metric and fields of the log line, so e-mails keep the name `letters` of earlier releases. */
const expiringTables: Readonly<Record<string, readonly ExpiringRows[]>> = {
  // Two queries: one with `or` would use neither index.
  sessions: [
    { table: 'sessions', key: ['token_hash'], time: 'created_at', lifeMs: sessionLife.totalMs },
    { table: 'sessions', key: ['token_hash'], time: 'last_used_at', lifeMs: sessionLife.idleMs },
  ],
  codes: [{ table: 'codes', key: ['purpose', 'email', 'code_hash'], time: 'expires_at', lifeMs: 0 }],
  // Purged after the codes, because a sign-up stays as long as it has a row in `codes`. After `lifeMs` it gets no new code
  // (`findOnlyPendingEnrolment`).
  signUps: [
    {
      table: 'enrolments',
      key: ['id'],
      time: 'created_at',
      lifeMs: codeLifeMs.enrolment,
      condition: () => sql`not exists (select 1 from codes where enrolment_id = enrolments.id)`,
    },
  ],
  // `mailCounts` is the name of the table `letter_counts`.
  letterCounts: [{ table: mailCounts, key: ['purpose', 'email'], time: 'since', lifeMs: mailWindowMs }],
  // Needed if no mail server is configured any more: with one, the outbox removes expired e-mails itself. An e-mail that is being
  // sent stays, because its `due_at` is in the future.
  letters: [
    { table: 'outbox', key: ['id'], time: 'due_at', lifeMs: 0, condition: now => sql`expires_at <= ${now}` },
  ],
};

/**
 * Removes expired rows, in small steps. @param pause runs after each step, and resolves to false to stop the purge
 * @returns the number of removed rows by kind
 */
export async function purge(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  pause: () => Promise<boolean>,
): Promise<Readonly<Record<string, number>>> {
  const purged: Record<string, number> = {};
  for (const [kind, rowSets] of Object.entries(expiringTables)) {
    let total = 0;
    let removed: number;
    do {
      removed = 0;
      for (const expiringRows of rowSets) {
        removed += await deleteExpired(db, expiringRows, clock(), maxRowsAtOnce - removed);
      }
      total += removed;
      if (!(await pause())) return { ...purged, [kind]: total };
      // A full step means that more rows may have expired.
    } while (removed === maxRowsAtOnce);
    purged[kind] = total;
  }
  return purged;
}

/** The pause after each step, in which waiting calls run. */
const pauseMs = 20;

/** The background job: purges, counts the removed rows in the metrics, and logs them. */
export async function purgeAndReport(
  { db, clock, logger, metrics }: Pick<Dependencies, 'db' | 'clock' | 'logger' | 'metrics'>,
  signal: AbortSignal,
): Promise<void> {
  const pause = async () => {
    await delay(pauseMs);
    return !signal.aborted;
  };
  const purged = await purge({ db, clock }, pause);
  for (const [kind, rows] of Object.entries(purged)) metrics.countPurgedRows(kind, rows);
  if (Object.values(purged).some(rows => rows > 0)) logger.info('purged', { ...purged });
}

/**
 * Deletes up to `limit` expired rows. It selects them first, so that Postgres can skip rows that another gateway has locked. `materialized`
 * makes Postgres run that select only once.
 */
async function deleteExpired(
  db: Database,
  { table, key, time, lifeMs, condition = () => sql`true` }: ExpiringRows,
  now: Date,
  limit: number,
): Promise<number> {
  const columns = sql.join(key.map(column => sql.ref(column)));
  const { numAffectedRows } = await sql`
    with expired as materialized (
      select ${columns} from ${sql.table(table)}
      where ${sql.ref(time)} <= ${isoBefore(now, lifeMs)} and ${condition(now.toISOString())}
      order by ${sql.ref(time)} limit ${limit} ${isPostgres(db) ? sql`for update skip locked` : sql``}
    )
    delete from ${sql.table(table)} where (${columns}) in (select ${columns} from expired)`.execute(db);
  return Number(numAffectedRows);
}
