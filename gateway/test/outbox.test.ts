import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import type { MailMessage } from '../src/mail/mailer.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { addMessage, claimMessage } from '../src/mail/outbox-rows.ts';
import type { SendFault, SendMessage } from '../src/mail/smtp.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';

const second = 1_000;
const minute = 60 * second;
const message = { to: 'ada@example.test', subject: 'Your link', text: 'https://example.test/?otp=code' };
const unreachable: SendFault = { isPermanent: false, cause: { code: 'ESOCKET' } };

type Outbox = ReturnType<typeof createOutbox>;

describeOnBothDatabases('the outbox', databaseUrl => {
  let dataDir: string;
  let url: string | undefined;
  let db: Database;
  let now: Date;
  let log: string[];
  let outboxes: Outbox[];
  const clock = () => now;
  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    url = await databaseUrl();
    const opened = await openTestDatabase(url);
    ({ db, dataDir } = opened);
    return opened.close;
  });
  beforeEach(async () => {
    now = new Date('2026-03-01T12:00:00Z');
    log = [];
    outboxes = [];
    await db.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await Promise.all(outboxes.map(outbox => outbox.stop()));
  });

  function openOutbox(send: SendMessage, database = db): Outbox {
    const logger = createLogger('info', { write: line => log.push(line) });
    const outbox = createOutbox({ db: database, clock, logger, send });
    outboxes.push(outbox);
    return outbox;
  }
  async function enqueueAndSend(outbox: Outbox, ...messages: MailMessage[]) {
    await db.transaction().execute(async transaction => {
      for (const each of messages) await outbox.enqueue(transaction, each);
    });
    outbox.sendSoon();
  }
  /** The counts, without the age of the oldest e-mail. */
  const countsOf = async (outbox: Outbox) => {
    const { sent, failed, dropped, waiting } = await outbox.readCounts();
    return { sent, failed, dropped, waiting };
  };

  it('sends an e-mail, and then deletes it', async () => {
    const sent: object[] = [];
    const outbox = openOutbox(async claimedMessage => {
      sent.push(claimedMessage);
      return null;
    });
    await enqueueAndSend(outbox, message);
    await expect.poll(() => countsOf(outbox)).toEqual({ sent: 1, failed: 0, dropped: 0, waiting: 0 });
    expect(sent).toMatchObject([message]);
    expect(log).toEqual([]);
  });

  it('sends no e-mail of a failed transaction', async () => {
    const outbox = openOutbox(async () => null);
    const failing = db.transaction().execute(async transaction => {
      await outbox.enqueue(transaction, message);
      throw new Error('after the e-mail');
    });
    await expect(failing).rejects.toThrow('after the e-mail');
    expect(await countsOf(outbox)).toMatchObject({ sent: 0, waiting: 0 });
  });

  it('sends each e-mail once, even if two gateways share a database', async () => {
    const otherConnection = await openDatabase({ databaseUrl: url, dataDir });
    const sent: string[] = [];
    const send: SendMessage = async ({ to }) => {
      sent.push(to);
      return null;
    };
    const outbox = openOutbox(send);
    const otherOutbox = openOutbox(send, otherConnection);
    const recipients = Array.from({ length: 20 }, (_, index) => `${index}@example.test`);
    await Promise.all(
      recipients.map((to, index) =>
        enqueueAndSend(index % 2 === 0 ? outbox : otherOutbox, { ...message, to }),
      ),
    );
    await expect.poll(async () => (await countsOf(outbox)).waiting).toBe(0);
    expect(sent.sort()).toEqual(recipients.sort());
    await otherOutbox.stop();
    await otherConnection.destroy();
  });

  it('retries with growing waits until the server accepts the e-mail', async () => {
    const triedAt: number[] = [];
    const start = now.getTime();
    const outbox = openOutbox(async ({ tries }) => {
      triedAt.push((now.getTime() - start) / second);
      return tries < 5 ? unreachable : null;
    });
    await enqueueAndSend(outbox, message);
    for (const tries of [1, 2, 3, 4]) {
      await expect.poll(async () => (await countsOf(outbox)).failed).toBe(tries);
      // The pauses are 1, 2, 4 and 8 seconds. A millisecond before the end of a pause, the e-mail is not due.
      advance(2 ** (tries - 1) * second - 1);
      expect(await claimMessage(db, now)).toBeNull();
      advance(1);
      outbox.sendSoon();
    }
    await expect.poll(() => countsOf(outbox)).toEqual({ sent: 1, failed: 4, dropped: 0, waiting: 0 });
    expect(triedAt).toEqual([0, 1, 3, 7, 15]);
    expect(log.map(line => JSON.parse(line))).toMatchObject(Array(4).fill({ event: 'mail not sent' }));
  });

  it.each([
    ['once its link has expired', { ...message, expiresAt: new Date('2026-03-01T13:00:00Z') }, 60 * minute],
    ['after a day if it has no link', message, 24 * 60 * minute],
  ])('drops an e-mail %s, and logs it without recipient or text', async (_when, expiringMessage, lifeMs) => {
    const outbox = openOutbox(async () => unreachable);
    await enqueueAndSend(outbox, expiringMessage);
    await expect.poll(() => countsOf(outbox)).toMatchObject({ failed: 1, waiting: 1 });
    // The second attempt fails one second before the e-mail expires. The next attempt would be two seconds later, which is too late.
    advance(lifeMs - second);
    outbox.sendSoon();
    await expect.poll(() => countsOf(outbox)).toMatchObject({ failed: 2, dropped: 1, waiting: 0 });
    expect(log.map(line => JSON.parse(line)).at(-1)).toMatchObject({
      event: 'mail dropped',
      reason: 'too late',
      tries: 2,
    });
    expect(log.join('')).not.toMatch(/ada@|otp/);
  });

  it('does not send an e-mail whose link expired while no gateway ran', async () => {
    const expiringMessage = { ...message, expiresAt: new Date(now.getTime() + minute) };
    const stoppedOutbox = openOutbox(async () => unreachable);
    await enqueueAndSend(stoppedOutbox, expiringMessage);
    await expect.poll(() => log).toHaveLength(1);
    await stoppedOutbox.stop();
    advance(minute);
    const nextOutbox = openOutbox(async () => null);
    nextOutbox.sendSoon();
    await expect.poll(() => countsOf(nextOutbox)).toEqual({ sent: 0, failed: 0, dropped: 1, waiting: 0 });
  });

  it('sends an e-mail that was stored while the clock was ahead', async () => {
    const nextYear = new Date(now.getTime() + 365 * 24 * 60 * minute);
    await db.transaction().execute(transaction => addMessage(transaction, nextYear, message));
    expect(await claimMessage(db, now)).toMatchObject({ subject: message.subject });
    // No second claim succeeds before the first one expires.
    expect(await claimMessage(db, now)).toBeNull();
  });

  it('drops an e-mail at once if the server rejects it permanently', async () => {
    const outbox = openOutbox(async () => ({ ...unreachable, isPermanent: true }));
    await enqueueAndSend(outbox, message);
    await expect.poll(() => countsOf(outbox)).toEqual({ sent: 0, failed: 1, dropped: 1, waiting: 0 });
    expect(log.map(line => JSON.parse(line))).toMatchObject([{ event: 'mail dropped', reason: 'refused' }]);
  });

  it('sends an e-mail that a killed gateway had claimed, after the claim expires', async () => {
    await db.transaction().execute(transaction => addMessage(transaction, now, message));
    expect(await claimMessage(db, now)).toMatchObject(message);
    const outbox = openOutbox(async () => null);
    // A claim lasts a minute (`leaseMs` in outbox-rows.ts).
    advance(minute - 1);
    expect(await claimMessage(db, now)).toBeNull();
    advance(1);
    outbox.sendSoon();
    await expect.poll(() => countsOf(outbox)).toMatchObject({ sent: 1, waiting: 0 });
  });

  it('finishes a delivery when it stops, and begins no other', async () => {
    const delivery = Promise.withResolvers<null>();
    const sent: string[] = [];
    const outbox = openOutbox(({ to }) => {
      sent.push(to);
      return delivery.promise;
    });
    await enqueueAndSend(outbox, message);
    await expect.poll(() => sent).toEqual([message.to]);
    const stopped = outbox.stop();
    await enqueueAndSend(outbox, { ...message, to: 'bea@example.test' });
    delivery.resolve(null);
    await stopped;
    expect(await countsOf(outbox)).toEqual({ sent: 1, failed: 0, dropped: 0, waiting: 1 });
    expect(sent).toEqual([message.to]);
  });

  it('reports the number and the age of waiting e-mails in /metrics', async () => {
    const outbox = openOutbox(async () => unreachable);
    await enqueueAndSend(outbox, message, { ...message, to: 'bea@example.test' });
    await expect.poll(() => countsOf(outbox)).toMatchObject({ failed: 2 });
    advance(90 * second);
    expect(await outbox.readCounts()).toMatchObject({ oldestSeconds: 90 });
    const metrics = createMetrics();
    metrics.watchMail(outbox.readCounts);
    const text = await metrics.text();
    // The metrics keep the name `letters` of earlier releases.
    expect(text.match(/^letters_.*/gm)).toEqual([
      'letters_waiting 2',
      'letters_oldest_waiting_seconds 90',
      'letters_total{result="sent"} 0',
      'letters_total{result="failed"} 2',
      'letters_total{result="dropped"} 0',
    ]);
  });
});
