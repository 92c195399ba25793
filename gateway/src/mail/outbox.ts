import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../logger.ts';
import { repeat } from '../repeat.ts';
import type { Mailer } from './mailer.ts';
import {
  addMessage,
  type ClaimedMessage,
  claimMessage,
  maxRetryWaitMs,
  postponeMessage,
  readWaiting,
  removeMessage,
} from './outbox-rows.ts';
import type { SendMessage } from './smtp.ts';

type OutboxContext = Pick<Dependencies, 'db' | 'clock' | 'logger'> & { readonly send: SendMessage };

/** The number of e-mails that one gateway sends at the same time, so that one slow delivery does not delay all others. */
const maxWorkers = 4;

/**
 * How often the outbox looks for e-mails to retry, and for e-mails of other gateways. The first poll is delayed, so that a process
 * that fails during startup is not already sending.
 */
const pollTimes = { firstMs: 2_000, everyMs: 2_000 };

/** The wait after the first failed attempt. It doubles with each further attempt. */
const firstRetryWaitMs = 1_000;

/**
 * Creates the mailer for a mail server. It stores e-mails in the database until the mail server has accepted them. So an e-mail survives a
 * crash, and an outage that ends before the e-mail expires. An e-mail is deleted after it was sent. If the process crashes before the
 * deletion, the e-mail is sent again, with the same Message-ID. No content of an e-mail is logged.
 */
export function createOutbox({ db, clock, logger, send }: OutboxContext): Mailer & { kind: 'smtp' } {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  const workers = new Set<Promise<void>>();
  /** The number of calls of `startSending`. A worker that finds no e-mail tries again if the number has changed during its search. */
  let startCalls = 0;
  let isStopping = false;

  async function sendWaiting(): Promise<void> {
    while (!isStopping) {
      const startCallsBefore = startCalls;
      const message = await claimMessage(db, clock());
      if (message !== null) {
        // More e-mails may be due.
        startWorker();
        await deliver(message);
      } else if (startCalls === startCallsBefore) return;
    }
  }

  function startWorker(): void {
    if (isStopping || workers.size >= maxWorkers) return;
    const worker = sendWaiting()
      .catch(error => logger.error('outbox failed', describeError(error)))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function deliver(message: ClaimedMessage): Promise<void> {
    if (message.expiresAt <= clock()) return drop(message, 'too late');
    const fault = await send(message);
    if (fault === null) {
      counts.sent += 1;
      return removeSent(message);
    }
    counts.failed += 1;
    const nextTry = new Date(clock().getTime() + waitMsAfter(message.tries));
    if (fault.isPermanent) return drop(message, 'refused');
    if (nextTry >= message.expiresAt) return drop(message, 'too late');
    logger.warn('mail not sent', { ...fault.cause, tries: message.tries });
    await postponeMessage(db, message, nextTry);
  }

  async function drop(message: ClaimedMessage, reason: 'refused' | 'too late'): Promise<void> {
    await removeMessage(db, message);
    counts.dropped += 1;
    logger.error('mail dropped', { reason, tries: message.tries });
  }

  /** Deletes a sent e-mail. While the database is unavailable, it retries until the claim ends: otherwise the e-mail would be sent twice. */
  async function removeSent(message: ClaimedMessage): Promise<void> {
    for (;;) {
      try {
        return await removeMessage(db, message);
      } catch (error) {
        if (isStopping || clock().toISOString() >= message.claimedUntil) throw error;
        await delay(firstRetryWaitMs);
      }
    }
  }

  const startSending = () => {
    startCalls += 1;
    startWorker();
  };
  const stopPolling = repeat(async () => startSending(), pollTimes, logger);
  return {
    kind: 'smtp',
    enqueue: (transaction, message) => addMessage(transaction, clock(), message),
    // After the response: the response time must not reveal whether an e-mail is sent, and so whether the address has an account.
    sendSoon: () => void setImmediate(startSending),
    readCounts: async () => ({ ...counts, ...(await readWaiting(db, clock())) }),
    stop: async () => {
      isStopping = true;
      await stopPolling();
      await Promise.all(workers);
    },
  };
}

function waitMsAfter(tries: number): number {
  return Math.min(firstRetryWaitMs * 2 ** (tries - 1), maxRetryWaitMs);
}
