import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';

/** The memory for long answers, over all calls of the process: an answer that finds none waits at the gateway. */
export interface AnswerMemory {
  reserve(): AnswerReservation;
  /** Resolves when an answer may be read: one at a time, and other work has its turn in between. */
  nextTurn(): Promise<void>;
}

/** What one answer holds of the memory. */
export interface AnswerReservation {
  /**
   * Takes memory for an answer, once, as soon as it is no short one any more. It takes all at once, so that no two answers wait
   * for what the other holds.
   *
   * @param bytes how long the answer is so far. @param maxBytes how long it may become.
   * @returns true where there is memory, else whether some came free in time.
   */
  take(bytes: number, maxBytes: number): true | Promise<boolean>;
  /** Gives back what was taken, and waits no longer. */
  release(): void;
}

interface Waiting {
  readonly bytes: number;
  readonly grant: () => void;
}

/** Memory is given in the order of asking. */
export function createAnswerMemory({
  bytes: all,
  shortBytes,
  waitMs,
}: ClientSettings['answerMemory']): AnswerMemory {
  let free = all;
  let lastTurn = Promise.resolve();
  const queue = new Set<Waiting>();

  const serve = () => {
    for (const waiting of queue) {
      if (waiting.bytes > free) return;
      queue.delete(waiting);
      waiting.grant();
    }
  };

  return {
    reserve() {
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
            const waiting: Waiting = { bytes, grant: () => settle(true) };
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
    nextTurn() {
      lastTurn = lastTurn.then(() => nextTurn());
      return lastTurn;
    },
  };
}
