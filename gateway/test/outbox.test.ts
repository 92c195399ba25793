import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { addLetter, claimLetter } from '../src/mail/outbox-rows.ts';
import type { Letter } from '../src/mail/post-office.ts';
import type { SendFault, SendLetter } from '../src/mail/smtp.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';

const second = 1_000;
const minute = 60 * second;
const letter = { to: 'ada@example.test', subject: 'Your link', text: 'https://example.test/?otp=code' };
const away: SendFault = { isForGood: false, cause: { code: 'ESOCKET' } };

describeOnBothDatabases('the outbox', databaseUrl => {
  let dataDir: string;
  let url: string | undefined;
  let db: Database;
  let now: Date;
  let log: string[];
  let offices: ReturnType<typeof createOutbox>[];
  const clock = () => now;
  const pass = (ms: number) => {
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
    offices = [];
    await db.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await Promise.all(offices.map(office => office.stop()));
  });

  function open(send: SendLetter, ownDb = db) {
    const logger = createLogger('info', { write: line => log.push(line) });
    const office = createOutbox({ db: ownDb, clock, logger, send });
    offices.push(office);
    return office;
  }
  type Office = ReturnType<typeof open>;
  async function post(office: Office, ...letters: Letter[]) {
    await db.transaction().execute(async transaction => {
      for (const each of letters) await office.post(transaction, each);
    });
    office.sendSoon();
  }
  const figures = async (office: Office) => {
    const { sent, failed, dropped, waiting } = await office.readCounts();
    return { sent, failed, dropped, waiting };
  };

  it('sends what was posted, and keeps no word of it', async () => {
    const sent: object[] = [];
    const office = open(async each => {
      sent.push(each);
      return null;
    });
    await post(office, letter);
    await expect.poll(() => figures(office)).toEqual({ sent: 1, failed: 0, dropped: 0, waiting: 0 });
    expect(sent).toMatchObject([letter]);
    expect(log).toEqual([]);
  });

  it('sends nothing of a transaction that failed', async () => {
    const office = open(async () => null);
    const failing = db.transaction().execute(async transaction => {
      await office.post(transaction, letter);
      throw new Error('after the letter');
    });
    await expect(failing).rejects.toThrow('after the letter');
    expect(await figures(office)).toMatchObject({ sent: 0, waiting: 0 });
  });

  it('sends each letter once, also by two that share a database', async () => {
    const other = await openDatabase({ databaseUrl: url, dataDir });
    const sent: string[] = [];
    const send: SendLetter = async ({ to }) => {
      sent.push(to);
      return null;
    };
    const both = [open(send), open(send, other)];
    const wanted = Array.from({ length: 20 }, (_, index) => `${index}@example.test`);
    await Promise.all(wanted.map((to, index) => post(both[index % 2] ?? open(send), { ...letter, to })));
    await expect.poll(async () => (await figures(offices[0] ?? open(send))).waiting).toBe(0);
    await Promise.all(offices.splice(0).map(office => office.stop()));
    expect(sent.sort()).toEqual(wanted.sort());
    await other.destroy();
  });

  it('tries again after growing waits, until the server has taken it', async () => {
    const triedAt: number[] = [];
    const start = now.getTime();
    const office = open(async ({ tries }) => {
      triedAt.push((now.getTime() - start) / second);
      return tries < 5 ? away : null;
    });
    await post(office, letter);
    for (const tries of [1, 2, 3, 4]) {
      await expect.poll(async () => (await figures(office)).failed).toBe(tries);
      // What was due before is not due any more.
      pass(2 ** (tries - 1) * second - 1);
      office.sendSoon();
      pass(1);
      office.sendSoon();
    }
    await expect.poll(() => figures(office)).toEqual({ sent: 1, failed: 4, dropped: 0, waiting: 0 });
    expect(triedAt).toEqual([0, 1, 3, 7, 15]);
    expect(log.map(line => JSON.parse(line))).toMatchObject(Array(4).fill({ event: 'mail not sent' }));
  });

  it.each([
    ['once its link has run out', { ...letter, until: new Date('2026-03-01T13:00:00Z') }, 60 * minute],
    ['after a day where it has no link', letter, 24 * 60 * minute],
  ])('gives a letter up %s, and says so without a word of it', async (_when, posted, lifeMs) => {
    const office = open(async () => away);
    await post(office, posted);
    await expect.poll(() => figures(office)).toMatchObject({ failed: 1, waiting: 1 });
    pass(lifeMs - second);
    office.sendSoon();
    await expect.poll(() => figures(office)).toMatchObject({ failed: 2, dropped: 1, waiting: 0 });
    expect(log.map(line => JSON.parse(line)).at(-1)).toMatchObject({
      event: 'mail dropped',
      reason: 'too late',
      tries: 2,
    });
    expect(log.join('')).not.toMatch(/ada@|otp/);
  });

  it('does not send a link that has run out while nobody was there to send it', async () => {
    const posted = { ...letter, until: new Date(now.getTime() + minute) };
    await post(
      open(async () => away),
      posted,
    );
    await expect.poll(() => log).toHaveLength(1);
    await offices[0]?.stop();
    pass(minute);
    const next = open(async () => null);
    next.sendSoon();
    await expect.poll(() => figures(next)).toEqual({ sent: 0, failed: 0, dropped: 1, waiting: 0 });
  });

  it('keeps no letter waiting that was written by a clock that was ahead', async () => {
    const ahead = new Date(now.getTime() + 365 * 24 * 60 * minute);
    await db.transaction().execute(transaction => addLetter(transaction, ahead, letter));
    expect(await claimLetter(db, now)).toMatchObject({ subject: letter.subject });
    // It is being sent now.
    expect(await claimLetter(db, now)).toBeNull();
  });

  it('gives up at once what the server refuses for good', async () => {
    const office = open(async () => ({ ...away, isForGood: true }));
    await post(office, letter);
    await expect.poll(() => figures(office)).toEqual({ sent: 0, failed: 1, dropped: 1, waiting: 0 });
    expect(log.map(line => JSON.parse(line))).toMatchObject([{ event: 'mail dropped', reason: 'refused' }]);
  });

  it('sends a letter whose sender died with it, once nobody can be sending it any more', async () => {
    await db.transaction().execute(transaction => addLetter(transaction, now, letter));
    expect(await claimLetter(db, now)).toMatchObject(letter);
    const office = open(async () => null);
    pass(minute - 1);
    expect(await claimLetter(db, now)).toBeNull();
    pass(1);
    office.sendSoon();
    await expect.poll(() => figures(office)).toMatchObject({ sent: 1, waiting: 0 });
  });

  it('lets what is being sent come to its end when it stops, and begins nothing more', async () => {
    let finish = (_: null) => {};
    const sent: string[] = [];
    const office = open(({ to }) => {
      sent.push(to);
      return new Promise(resolve => {
        finish = resolve;
      });
    });
    await post(office, letter);
    await expect.poll(() => sent).toEqual([letter.to]);
    const stopped = office.stop();
    await post(office, { ...letter, to: 'bea@example.test' });
    finish(null);
    await stopped;
    expect(await figures(office)).toEqual({ sent: 1, failed: 0, dropped: 0, waiting: 1 });
    expect(sent).toEqual([letter.to]);
  });

  it('tells how many wait, and for how long the oldest, also in the figures of /metrics', async () => {
    const office = open(async () => away);
    await post(office, letter, { ...letter, to: 'bea@example.test' });
    await expect.poll(() => figures(office)).toMatchObject({ failed: 2 });
    pass(90 * second);
    expect(await office.readCounts()).toMatchObject({ oldestSeconds: 90 });
    const metrics = createMetrics();
    metrics.watchLetters(office.readCounts);
    const text = await metrics.text();
    expect(text.match(/^letters_.*/gm)).toEqual([
      'letters_waiting 2',
      'letters_oldest_waiting_seconds 90',
      'letters_total{result="sent"} 0',
      'letters_total{result="failed"} 2',
      'letters_total{result="dropped"} 0',
    ]);
  });
});
