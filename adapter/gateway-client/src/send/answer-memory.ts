import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientSettings } from './client-settings.ts';
import { createSemaphore, type Permit, type Semaphore } from './semaphore.ts';

/** Answers with this total size are parsed in a few milliseconds, whatever their content. */
const maxBytesPerTurn = 512 * 1024;

/**
 * The memory budget of a process for long answers. An answer uses it from its first byte until it is sent to the caller. An answer is long if it
 * has more than `shortBytes` of the settings.
 */
export interface AnswerMemory {
  /** @param caller an identifier of the caller whose share the answer uses; called only for a long answer */
  reserve(caller: () => Promise<string>): AnswerReservation;
  /**
   * Resolves when an answer of `bytes` may be parsed; null if it may be parsed immediately. Answers of at most 512 KiB together are
   * parsed in the same event-loop turn. Further answers, and each longer one, are parsed one per turn, so that other work runs in between.
   */
  waitToParse(bytes: number): Promise<void> | null;
}

/** The part of the budget that one answer uses. */
export interface AnswerReservation {
  /**
   * Reserves `maxBytes` when `bytes`, the size known so far, first exceeds the size of a short answer. Later calls reserve nothing. The
   * whole amount is reserved at once, so that two answers never wait for each other.
   *
   * @returns true if there is nothing to reserve; otherwise a promise of whether the memory became available within `waitMs` of the settings
   */
  reserve(bytes: number, maxBytes: number): true | Promise<boolean>;
  /** Reduces the reservation to the size of the received answer. @returns whether any memory is still reserved */
  reduceTo(bytes: number): boolean;
  /** Frees the reservation, or stops waiting for it. May be called several times. */
  release(): void;
}

/**
 * Creates the memory budget for long answers. While too little memory is free, the adapter pauses reading from the gateway. One caller may use
 * only a share of the memory, so that a caller who reads slowly does not block the others.
 */
export function createAnswerMemory(settings: ClientSettings['answerMemory']): AnswerMemory {
  const { bytes: totalBytes, callerShare, maxWaitingPerCaller, shortBytes, waitMs } = settings;
  const total = createSemaphore(totalBytes);
  const shares = createShares(() => createSemaphore(totalBytes * callerShare, maxWaitingPerCaller));
  /** Bytes of the answers that are parsed in the current event-loop turn without having waited. */
  let bytesInTurn = 0;
  /** Number of answers that wait for a later turn. */
  let waitingCount = 0;
  /** Resolves in the turn of the last waiting answer. */
  let lastWaitingTurn: Promise<void> = Promise.resolve();
  return {
    reserve(caller) {
      let isReserved = false;
      let isReleased = false;
      let closeShare = () => {};
      const permits: Permit[] = [];

      const requestPermit = (semaphore: Semaphore, bytes: number, endsAt: number) => {
        const permit = semaphore(bytes, Math.max(endsAt - performance.now(), 0));
        permits.push(permit);
        return permit.granted;
      };
      const reserveLongAnswer = async (bytes: number): Promise<boolean> => {
        const endsAt = performance.now() + waitMs;
        const callerId = await caller();
        // The call may have ended while its caller was looked up.
        if (isReleased) return false;
        const share = shares.open(callerId);
        closeShare = share.close;
        // The share of the caller is requested first, so that an answer that waits for it occupies none of the total memory. An answer that is
        // larger than the share waits until the whole share is free.
        const shareBytes = Math.min(bytes, totalBytes * callerShare);
        const isInShare = await requestPermit(share.semaphore, shareBytes, endsAt);
        return isInShare && !isReleased && requestPermit(total, Math.min(bytes, totalBytes), endsAt);
      };
      return {
        reserve(bytes, maxBytes) {
          if (bytes <= shortBytes || isReserved) return true;
          isReserved = true;
          return reserveLongAnswer(maxBytes);
        },
        reduceTo(bytes) {
          // A short answer needs no reservation.
          const reservedBytes = bytes > shortBytes ? bytes : 0;
          for (const permit of permits) permit.reduceTo(reservedBytes);
          return permits.length > 0 && reservedBytes > 0;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          for (const permit of permits) permit.release();
          closeShare();
        },
      };
    },
    waitToParse(bytes) {
      const fitsInTurn = waitingCount === 0 && bytesInTurn + bytes <= maxBytesPerTurn;
      if (fitsInTurn) {
        // The first answer of a turn schedules the reset for the next one.
        if (bytesInTurn === 0) setImmediate(() => (bytesInTurn = 0));
        bytesInTurn += bytes;
        return null;
      }
      waitingCount += 1;
      lastWaitingTurn = lastWaitingTurn
        .then(() => nextTurn())
        .then(() => {
          waitingCount -= 1;
        });
      return lastWaitingTurn;
    },
  };
}

/** Creates the store of semaphores, one for each caller that has answers in memory. */
function createShares(create: () => Semaphore) {
  const shares = new Map<string, { readonly semaphore: Semaphore; answers: number }>();
  return {
    /** Returns the semaphore of a caller for one answer, and a function that must be called when the answer no longer needs it. */
    open(callerId: string) {
      const share = shares.get(callerId) ?? { semaphore: create(), answers: 0 };
      shares.set(callerId, share);
      share.answers += 1;
      const close = () => {
        share.answers -= 1;
        if (share.answers === 0) shares.delete(callerId);
      };
      return { semaphore: share.semaphore, close };
    },
  };
}
