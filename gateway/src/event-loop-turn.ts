import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop of its own. SQLite answers synchronously, so without it one of many concurrent calls would run
 * to its end before the next request is read.
 */
export function eventLoopTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
