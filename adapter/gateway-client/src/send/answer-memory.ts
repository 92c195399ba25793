import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';
import { createSemaphore, type Permit, type Semaphore } from './semaphore.ts';

/** Takes a few milliseconds to read, whatever its content. */
const maxReadInTurn = 512 * 1024;

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;
export type AnswerReservation = ReturnType<AnswerMemory['reserve']>;

/**
 * The memory for the long answers of all calls of the process: while they are received, read, and sent on. An answer waits at the
 * gateway while there is too little. One caller uses a share of it at most, so that a slow one does not stop the others.
 */
export function createAnswerMemory(settings: ClientSettings['answerMemory']) {
  const { bytes: all, callerShare, callerWaiting, shortBytes, waitMs } = settings;
  const ofAll = createSemaphore(all);
  const shares = createShares(() => createSemaphore(all * callerShare, callerWaiting));
  /** Bytes of the long answers that are read in this turn of the event loop. */
  let readInTurn = 0;
  let waiting = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    /** @param caller names whose share it is; called for a long answer only */
    reserve(caller: () => Promise<string>) {
      let wasAsked = false;
      let isReleased = false;
      let closeShare = () => {};
      const permits: Permit[] = [];

      const permitOf = (semaphore: Semaphore, bytes: number, endsAt: number) => {
        const permit = semaphore(bytes, Math.max(endsAt - performance.now(), 0));
        permits.push(permit);
        return permit.granted;
      };
      const takeLong = async (bytes: number): Promise<boolean> => {
        const endsAt = performance.now() + waitMs;
        const name = await caller();
        if (isReleased) return false;
        const share = shares.open(name);
        closeShare = share.close;
        // An answer that is larger than all that there is may still take all of it.
        const isOfShare = await permitOf(share.semaphore, Math.min(bytes, all * callerShare), endsAt);
        return isOfShare && !isReleased && permitOf(ofAll, Math.min(bytes, all), endsAt);
      };
      return {
        /**
         * Takes the whole amount once, when the answer stops being short: two answers never wait for each other's memory.
         * @returns true for a short answer, else whether enough memory is freed in time
         */
        take(bytes: number, maxBytes: number): Permit['granted'] {
          if (bytes <= shortBytes || wasAsked) return true;
          wasAsked = true;
          return takeLong(maxBytes);
        },
        /** Keeps what the received answer takes, and gives back the rest. @returns whether anything is kept */
        keep(bytes: number): boolean {
          const kept = bytes > shortBytes ? bytes : 0;
          for (const permit of permits) permit.reduceTo(kept);
          return permits.length > 0 && kept > 0;
        },
        /** Gives back what was taken, and waits no longer. */
        release(): void {
          if (isReleased) return;
          isReleased = true;
          for (const permit of permits) permit.release();
          closeShare();
        },
      };
    },
    /**
     * When a long answer may be read: at once as long as the answers of this event-loop turn are short together, since their bytes
     * are still in the processor's cache; else in a turn of its own, so that other work gets its turn in between.
     * @returns null for at once
     */
    turnFor(bytes: number): Promise<void> | null {
      const isAtOnce = waiting === 0 && readInTurn + bytes <= maxReadInTurn;
      if (isAtOnce) {
        if (readInTurn === 0) setImmediate(() => (readInTurn = 0));
        readInTurn += bytes;
        return null;
      }
      waiting += 1;
      lastTurn = lastTurn
        .then(() => nextTurn())
        .then(() => {
          waiting -= 1;
        });
      return lastTurn;
    },
  };
}

/** The semaphore of each caller, while any answer of that caller uses it. */
function createShares(create: () => Semaphore) {
  const shares = new Map<string, { readonly semaphore: Semaphore; answers: number }>();
  return {
    open(caller: string) {
      const share = shares.get(caller) ?? { semaphore: create(), answers: 0 };
      shares.set(caller, share);
      share.answers += 1;
      const close = () => {
        share.answers -= 1;
        if (share.answers === 0) shares.delete(caller);
      };
      return { semaphore: share.semaphore, close };
    },
  };
}
