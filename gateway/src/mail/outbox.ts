import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../logger.ts';
import { repeat } from '../repeat.ts';
import {
  addLetter,
  type ClaimedLetter,
  claimLetter,
  latestTryMs,
  postponeLetter,
  readWaiting,
  removeLetter,
} from './outbox-rows.ts';
import type { PostOffice } from './post-office.ts';
import type { SendLetter } from './smtp.ts';

type OutboxContext = Pick<Dependencies, 'db' | 'clock' | 'logger'> & { readonly send: SendLetter };

/** Letters that one gateway sends at a time: one that a slow server keeps waiting does not hold up all others. */
const maxLanes = 4;

/**
 * How often the outbox looks for letters of other processes, and for those to be tried again. The first time is not at once: a
 * start that fails must not interrupt a letter that is being sent.
 */
const lookTimes = { firstMs: 2_000, everyMs: 2_000 };

const firstWaitMs = 1_000;

/**
 * Keeps letters in the database until the mail server has taken them, so that none is lost to the end of a process or to a
 * mail server that is away. A letter is removed after it was sent: a process that dies in between sends it again, under the
 * same Message-ID. Nothing of a letter is logged.
 */
export function createOutbox({ db, clock, logger, send }: OutboxContext): PostOffice & { kind: 'smtp' } {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  const lanes = new Set<Promise<void>>();
  let calls = 0;
  let isStopping = false;

  async function sendWaiting(): Promise<void> {
    while (!isStopping) {
      const seen = calls;
      const letter = await claimLetter(db, clock());
      if (letter !== null) {
        // There may be more.
        openLane();
        await deliver(letter);
      } else if (calls === seen) return;
    }
  }

  function openLane(): void {
    if (isStopping || lanes.size >= maxLanes) return;
    const lane = sendWaiting()
      .catch(error => logger.error('outbox failed', describeError(error)))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function deliver(letter: ClaimedLetter): Promise<void> {
    if (letter.until <= clock()) return drop(letter, 'too late');
    const fault = await send(letter);
    if (fault === null) {
      counts.sent += 1;
      return removeSent(letter);
    }
    counts.failed += 1;
    const nextTry = new Date(clock().getTime() + waitMsAfter(letter.tries));
    if (fault.isForGood) return drop(letter, 'refused');
    if (nextTry >= letter.until) return drop(letter, 'too late');
    logger.warn('mail not sent', { ...fault.cause, tries: letter.tries });
    await postponeLetter(db, letter, nextTry);
  }

  async function drop(letter: ClaimedLetter, reason: 'refused' | 'too late'): Promise<void> {
    await removeLetter(db, letter);
    counts.dropped += 1;
    logger.error('mail dropped', { reason, tries: letter.tries });
  }

  /** While the database is away it tries again, as long as the letter is claimed: else the letter would be sent once more. */
  async function removeSent(letter: ClaimedLetter): Promise<void> {
    for (;;) {
      try {
        return await removeLetter(db, letter);
      } catch (error) {
        if (isStopping || clock().toISOString() >= letter.claimedUntil) throw error;
        await delay(firstWaitMs);
      }
    }
  }

  const look = () => {
    calls += 1;
    openLane();
  };
  const stopLooking = repeat(async () => look(), lookTimes, logger);
  return {
    kind: 'smtp',
    post: (transaction, letter) => addLetter(transaction, clock(), letter),
    // After the answer: its time must not show whether a letter was sent, and so whether an address is known.
    sendSoon: () => void setImmediate(look),
    readCounts: async () => ({ ...counts, ...(await readWaiting(db, clock())) }),
    stop: async () => {
      isStopping = true;
      await stopLooking();
      await Promise.all(lanes);
    },
  };
}

function waitMsAfter(tries: number): number {
  return Math.min(firstWaitMs * 2 ** (tries - 1), latestTryMs);
}
