import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';
import { createSemaphore, type Permit, type Semaphore } from './semaphore.ts';

/** Answers of this size together are read in a few milliseconds, whatever their content. */
const maxBytesPerTurn = 512 * 1024;

/** The limited memory for the long answers of a process, from the first byte until they are sent to the caller. */
export interface AnswerMemory {
  /** @param caller an identifier of the caller whose share the answer uses; called only for a long answer */
  reserve(caller: () => Promise<string>): AnswerReservation;
  /**
   * When a long answer of `bytes` may be read; null means immediately. Answers of at most 512 KiB together are read in the same
   * event-loop turn. Further ones are read one per turn, so that other work runs in between.
   */
  turnFor(bytes: number): Promise<void> | null;
}

/** The memory of one answer. */
export interface AnswerReservation {
  /**
   * Reserves `maxBytes` once, as soon as `bytes` of the answer are more than a short answer has. The whole amount is reserved at once,
   * so two answers cannot wait for each other.
   *
   * @returns true for a short answer, else whether the memory was available in time
   */
  take(bytes: number, maxBytes: number): Permit['granted'];
  /** Reduces the reservation to the size of the received answer. @returns whether anything is still reserved */
  keep(bytes: number): boolean;
  /** Frees the reservation, or stops waiting for it. May be called several times. */
  release(): void;
}

/**
 * Creates the memory for long answers. Reading from the gateway pauses while too little memory is free. One caller may use only a share,
 * so that a caller who reads slowly does not stop the others.
 */
export function createAnswerMemory(settings: ClientSettings['answerMemory']): AnswerMemory {
  const { bytes: totalBytes, callerShare, callerWaiting, shortBytes, waitMs } = settings;
  const total = createSemaphore(totalBytes);
  const shares = createShares(() => createSemaphore(totalBytes * callerShare, callerWaiting));
  /** Bytes of the long answers that are read in the current event-loop turn. */
  let bytesInTurn = 0;
  /** Answers that wait for a later turn. */
  let waitingCount = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    reserve(caller) {
      let isTaken = false;
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
        // The call may have ended while its caller was looked up.
        if (isReleased) return false;
        const share = shares.open(name);
        closeShare = share.close;
        // The share comes first, so that an answer that waits for its share occupies no memory of others. An answer that is larger than the whole
        // share waits until the whole share is free.
        const isInShare = await permitOf(share.semaphore, Math.min(bytes, totalBytes * callerShare), endsAt);
        return isInShare && !isReleased && permitOf(total, Math.min(bytes, totalBytes), endsAt);
      };
      return {
        take(bytes, maxBytes) {
          if (bytes <= shortBytes || isTaken) return true;
          isTaken = true;
          return takeLong(maxBytes);
        },
        keep(bytes) {
          const kept = bytes > shortBytes ? bytes : 0;
          for (const permit of permits) permit.reduceTo(kept);
          return permits.length > 0 && kept > 0;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          for (const permit of permits) permit.release();
          closeShare();
        },
      };
    },
    turnFor(bytes) {
      const fitsInTurn = waitingCount === 0 && bytesInTurn + bytes <= maxBytesPerTurn;
      if (fitsInTurn) {
        if (bytesInTurn === 0) setImmediate(() => (bytesInTurn = 0));
        bytesInTurn += bytes;
        return null;
      }
      waitingCount += 1;
      lastTurn = lastTurn
        .then(() => nextTurn())
        .then(() => {
          waitingCount -= 1;
        });
      return lastTurn;
    },
  };
}

/** A semaphore for each caller that has answers in memory. */
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
