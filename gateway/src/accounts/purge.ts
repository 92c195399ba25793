import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Database, isoBefore, isPostgres, type Schema, type TableName } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { codeLifeMs } from './codes.ts';
import { mailWindowMs } from './mail-limits.ts';
import { sessionLife } from './sessions.ts';

/** Rows that one statement removes at most, so that calls in between do not wait long. */
export const rowsAtOnce = 50;

/** Rows of a table that expire `lifeMs` after `time`. */
type Expiring = {
  readonly [Table in TableName]: {
    readonly table: Table;
    readonly key: readonly (keyof Schema[Table])[];
    readonly time: keyof Schema[Table];
    readonly lifeMs: number;
    readonly and?: (now: string) => RawBuilder<unknown>;
  };
}[TableName];

const expiring: Readonly<Record<string, readonly Expiring[]>> = {
  // One after the other: a search for either would use the index of neither.
  sessions: [
    { table: 'sessions', key: ['token_hash'], time: 'created_at', lifeMs: sessionLife.totalMs },
    { table: 'sessions', key: ['token_hash'], time: 'last_used_at', lifeMs: sessionLife.idleMs },
  ],
  codes: [{ table: 'codes', key: ['purpose', 'email', 'code_hash'], time: 'expires_at', lifeMs: 0 }],
  // After the codes: a sign-up waits as long as one of its links works. Without one it gets no other (`remindOfEnrolment`).
  signUps: [
    {
      table: 'enrolments',
      key: ['id'],
      time: 'created_at',
      lifeMs: codeLifeMs.enrolment,
      and: () => sql`not exists (select 1 from codes where enrolment_id = enrolments.id)`,
    },
  ],
  letterCounts: [{ table: 'letter_counts', key: ['purpose', 'email'], time: 'since', lifeMs: mailWindowMs }],
  // E-mails of a gateway that had a mail server, and no longer has one. An e-mail that is being sent is not due.
  letters: [
    { table: 'outbox', key: ['id'], time: 'due_at', lifeMs: 0, and: now => sql`expires_at <= ${now}` },
  ],
};

/** Removes expired rows, in small steps. @param rest pauses after each step. @returns whether to go on */
export async function purge(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  rest: () => Promise<boolean>,
): Promise<Readonly<Record<string, number>>> {
  const purged: Record<string, number> = {};
  for (const [kind, sources] of Object.entries(expiring)) {
    let all = 0;
    for (let some = rowsAtOnce; some === rowsAtOnce; ) {
      some = 0;
      for (const source of sources) some += await deleteExpired(db, source, clock(), rowsAtOnce - some);
      all += some;
      if (!(await rest())) break;
    }
    purged[kind] = all;
  }
  return purged;
}

const restMs = 20;

export async function purgeAndTell(
  { db, clock, logger, metrics }: Pick<Dependencies, 'db' | 'clock' | 'logger' | 'metrics'>,
  signal: AbortSignal,
): Promise<void> {
  const purged = await purge({ db, clock }, () => delay(restMs).then(() => !signal.aborted));
  for (const [kind, rows] of Object.entries(purged)) metrics.purged(kind, rows);
  if (Object.values(purged).some(rows => rows > 0)) logger.info('purged', { ...purged });
}

/** Selects the rows first, and on Postgres skips those that another gateway has locked. */
async function deleteExpired(
  db: Database,
  { table, key, time, lifeMs, and = () => sql`true` }: Expiring,
  now: Date,
  limit: number,
): Promise<number> {
  const columns = sql.join(key.map(column => sql.ref(column)));
  const { numAffectedRows } = await sql`
    with expired as materialized (
      select ${columns} from ${sql.table(table)}
      where ${sql.ref(time)} <= ${isoBefore(now, lifeMs)} and ${and(now.toISOString())}
      order by ${sql.ref(time)} limit ${limit} ${isPostgres(db) ? sql`for update skip locked` : sql``}
    )
    delete from ${sql.table(table)} where (${columns}) in (select ${columns} from expired)`.execute(db);
  return Number(numAffectedRows);
}
