import { databaseFaultOf } from '../db/database-fault.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError, type LogFields } from '../logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Session } from './sessions.ts';

const limits = {
  /** What is written down is older than that: reading would otherwise cost a write each time. */
  everyMs: 60_000,
  /** No call waits longer for it. */
  maxMs: 500,
  /** After a failure nothing is tried for so long: each try would make a call wait. */
  pauseMs: 5_000,
} as const;

/** Writes down that a session was used. */
export type NoteUse = (session: Session) => Promise<void>;

/**
 * Makes what keeps sessions alive while they are used. It never fails: with a full disk, or a database that is read-only, people
 * can still read. That it fails is logged when it begins and when it ends, and each time is counted.
 */
export function createNoteUse(
  { db, clock, logger }: Pick<Dependencies, 'db' | 'clock' | 'logger'>,
  metrics: Metrics,
): NoteUse {
  let isFailing = false;
  let againAtMs = Number.NEGATIVE_INFINITY;
  const write = async ({ tokenHash, lastUsedAt }: Session, time: string) => {
    // Of calls that come together the first one writes.
    const isAsRead = { token_hash: tokenHash, last_used_at: lastUsedAt };
    const update = db.updateTable('sessions').set({ last_used_at: time });
    await update.where(row => row.and(isAsRead)).execute();
    return null;
  };
  return async session => {
    const now = clock();
    const isFresh = Date.parse(session.lastUsedAt) > now.getTime() - limits.everyMs;
    if (isFresh || performance.now() < againAtMs) return;
    const written: Promise<LogFields | null> = write(session, now.toISOString()).catch((error: unknown) => ({
      reason: databaseFaultOf(error),
      ...describeError(error),
    }));
    const failed = await withTimeout(written, limits.maxMs, { reason: 'late' });
    if (failed !== null) {
      againAtMs = performance.now() + limits.pauseMs;
      metrics.lastUseUnwritten();
      if (!isFailing) logger.warn('last use of sessions is not written', failed);
    } else if (isFailing) logger.info('last use of sessions is written again');
    isFailing = failed !== null;
  };
}
