import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';
import { createSemaphore, type Permit } from './semaphore.ts';

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;
export type AnswerReservation = ReturnType<AnswerMemory['reserve']>;

/** The memory for the long answers of all calls of the process. An answer waits at the gateway while there is too little. */
export function createAnswerMemory({ bytes: all, shortBytes, waitMs }: ClientSettings['answerMemory']) {
  const semaphore = createSemaphore(all);
  let lastTurn = Promise.resolve();
  return {
    reserve() {
      let permit: Permit | null = null;
      return {
        /**
         * Takes the whole amount once, when the answer stops being short: two answers never wait for each other's memory.
         * @returns true where memory is free, else whether some is freed in time
         */
        take(bytes: number, maxBytes: number): Permit['granted'] {
          if (bytes <= shortBytes || permit !== null) return true;
          // An answer that is larger than the whole memory may still take all of it.
          permit = semaphore(Math.min(maxBytes, all), waitMs);
          return permit.granted;
        },
        /** Gives back what was taken, and waits no longer. */
        release: () => permit?.release(),
      };
    },
    /** Resolves when an answer may be read: one at a time, and other work has its turn in between. */
    nextTurn() {
      lastTurn = lastTurn.then(() => nextTurn());
      return lastTurn;
    },
  };
}
