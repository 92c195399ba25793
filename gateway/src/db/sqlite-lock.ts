import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-unavailable.ts';

const maxWaitMs = 5_000;
const maxPauseMs = 50;

/** SQLITE_BUSY. Extended codes have it in their last byte. */
const lockedCode = 5;

/** Until when a statement that comes now may wait for a lock. */
export function giveUpTime(): number {
  return performance.now() + maxWaitMs;
}

/** Tries again while another process holds SQLite's lock. @throws DatabaseUnavailable when it still does at `giveUpAt`. */
export async function untilUnlocked<Result>(attempt: () => Result, giveUpAt: number): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= giveUpAt) throw new DatabaseUnavailable('SQLITE_BUSY');
      await delay(pauseMs);
    }
  }
}

/** Makes a queue: each caller waits until those before it have ended their turns. What it then gets ends its own. */
export function createTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return turn.resolve;
  };
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === lockedCode;
}
