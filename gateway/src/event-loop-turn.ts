import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else who asks here has. SQLite answers within the turn that asks it, so of many
 * calls that come at once each would be worked on to its end before anybody else's is read.
 */
export function eventLoopTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
