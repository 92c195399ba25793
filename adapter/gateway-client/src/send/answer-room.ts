import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';

/** The room for long answers, over all calls of the process: what is beyond it waits at the gateway. */
export interface AnswerRoom {
  /** What one answer holds of it. */
  hold(): AnswerHold;
  /** Resolves when an answer may be looked through: one at a time, and everything else has its turn in between. */
  turn(): Promise<void>;
}

export interface AnswerHold {
  /**
   * Takes room for an answer, once, as soon as it is no short one any more. All at once, so that no two answers wait for what the
   * other holds.
   *
   * @param bytes how long the answer is so far. @param maxBytes how long it may become.
   * @returns true where there is room, else whether some came free in time.
   */
  take(bytes: number, maxBytes: number): true | Promise<boolean>;
  /** Gives back what was taken, and waits no longer. */
  release(): void;
}

interface Waiting {
  readonly bytes: number;
  readonly granted: () => void;
}

/** Room is given in the order of asking. */
export function createAnswerRoom({
  bytes: all,
  shortBytes,
  waitMs,
}: ClientSettings['answerRoom']): AnswerRoom {
  let free = all;
  let lastTurn = Promise.resolve();
  const queue = new Set<Waiting>();

  const serve = () => {
    for (const each of queue) {
      if (each.bytes > free) return;
      queue.delete(each);
      each.granted();
    }
  };

  return {
    hold() {
      let taken = 0;
      let stopWaiting: (() => void) | null = null;
      const grant = (bytes: number) => {
        taken = bytes;
        free -= bytes;
      };
      return {
        take(soFar, maxBytes) {
          if (soFar <= shortBytes || taken > 0 || stopWaiting !== null) return true;
          // One that is larger than everything still has its turn.
          const bytes = Math.min(maxBytes, all);
          if (queue.size === 0 && bytes <= free) {
            grant(bytes);
            return true;
          }
          return new Promise(resolve => {
            const settle = (isGranted: boolean) => {
              stopWaiting?.();
              if (isGranted) grant(bytes);
              // What is too little for this one may do for those behind it.
              else serve();
              resolve(isGranted);
            };
            const timer = setTimeout(settle, waitMs, false);
            const waiting: Waiting = { bytes, granted: () => settle(true) };
            queue.add(waiting);
            stopWaiting = () => {
              clearTimeout(timer);
              queue.delete(waiting);
              stopWaiting = null;
            };
          });
        },
        release() {
          stopWaiting?.();
          free += taken;
          taken = 0;
          serve();
        },
      };
    },
    turn() {
      lastTurn = lastTurn.then(() => nextTurn());
      return lastTurn;
    },
  };
}
