import { CompiledQuery } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { issueCode } from '../src/accounts/codes.ts';
import { storeEnrolment } from '../src/accounts/enrolment.ts';
import { mayMailTo } from '../src/accounts/mail-limits.ts';
import { maxRowsAtOnce, purge } from '../src/accounts/purge.ts';
import { openSession } from '../src/accounts/sessions.ts';
import { addUser } from '../src/accounts/users.ts';
import type { Database } from '../src/db/schema.ts';
import { addMessage } from '../src/mail/outbox-rows.ts';
import { hashOfSecret } from '../src/secret-token.ts';
import { describeOnBothDatabases, openTestDatabase, recordStatements } from './databases.ts';
import { ada } from './people.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothDatabases('the purge of expired rows', (databaseUrl, isPostgres) => {
  let db: Database;
  let now: Date;
  const clock = () => now;
  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  beforeEach(async () => {
    now = new Date('2026-01-01T00:00:00Z');
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    await addUser(db, ada, now);
    return opened.close;
  });

  /** Purges. @returns the number of removed rows by kind; `letters` and `letterCounts` are e-mails and the counts for their limits */
  const runPurge = (pause = async () => true) => purge({ db, clock }, pause);
  const count = async (table: 'sessions' | 'codes' | 'enrolments') =>
    (await db.selectFrom(table).selectAll().execute()).length;

  // A session expires after 30 minutes without use, a reset link after an hour, and a sign-up link after a day.
  it('removes expired rows only', async () => {
    await openSession({ db, clock }, ada.id);
    await issueCode(db, now, { purpose: 'reset', email: ada.email });
    await storeEnrolment(db, now, { ...ada, email: 'bola@example.test' });
    expect(await runPurge()).toEqual({ sessions: 0, codes: 0, signUps: 0, letterCounts: 0, letters: 0 });

    advance(30 * minute);
    expect(await runPurge()).toEqual({ sessions: 1, codes: 0, signUps: 0, letterCounts: 0, letters: 0 });
    advance(30 * minute);
    await openSession({ db, clock }, ada.id);
    expect(await runPurge()).toEqual({ sessions: 0, codes: 1, signUps: 0, letterCounts: 0, letters: 0 });
    advance(23 * hour - minute);
    await openSession({ db, clock }, ada.id);
    advance(minute);
    // The second session has expired. The third is a minute old.
    expect(await runPurge()).toEqual({ sessions: 1, codes: 1, signUps: 1, letterCounts: 0, letters: 0 });
    expect([await count('sessions'), await count('codes'), await count('enrolments')]).toEqual([1, 0, 0]);
  });

  it('removes a session after twelve hours, even if it was just used', async () => {
    await openSession({ db, clock }, ada.id);
    advance(12 * hour);
    await db.updateTable('sessions').set({ last_used_at: now.toISOString() }).execute();
    expect(await runPurge()).toMatchObject({ sessions: 1 });
  });

  it('keeps a sign-up as long as its second link is valid', async () => {
    await storeEnrolment(db, now, ada);
    const { id } = await db.selectFrom('enrolments').select('id').executeTakeFirstOrThrow();
    advance(23 * hour);
    await issueCode(db, now, { purpose: 'enrolment', email: ada.email, enrolmentId: id });
    // After 25 hours the first link has expired, and after 47 hours the second link.
    advance(2 * hour);
    expect(await runPurge()).toEqual({ sessions: 0, codes: 1, signUps: 0, letterCounts: 0, letters: 0 });
    advance(22 * hour);
    expect(await runPurge()).toEqual({ sessions: 0, codes: 1, signUps: 1, letterCounts: 0, letters: 0 });
  });

  const addExpiredSessions = async (sessionCount: number) => {
    const rows = Array.from({ length: sessionCount }, (_, index) => ({
      token_hash: String(index),
      user_id: ada.id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
    }));
    await db.insertInto('sessions').values(rows).execute();
    advance(12 * hour);
  };

  it('can be stopped in a pause', async () => {
    await addExpiredSessions(maxRowsAtOnce + 1);
    // No other kind is purged after the stop.
    expect(await runPurge(async () => false)).toEqual({ sessions: maxRowsAtOnce });
  });

  it('runs in small steps with pauses', async () => {
    await addExpiredSessions(maxRowsAtOnce + 1);
    const sessionsLeft: number[] = [];
    const pause = async () => {
      sessionsLeft.push(await count('sessions'));
      return true;
    };
    await runPurge(pause);
    // The sessions need two steps, and each of the four other kinds of rows needs one.
    expect(sessionsLeft).toEqual([1, 0, 0, 0, 0, 0]);
  });

  const requestMail = () => mayMailTo({ db, clock }, ada.email, 'enrolment');

  it('removes counts of e-mails after an hour', async () => {
    await requestMail();
    advance(hour - minute);
    expect(await runPurge()).toMatchObject({ letterCounts: 0 });
    advance(minute);
    // One count for the address, and one for its mailbox (without a +suffix).
    expect(await runPurge()).toMatchObject({ letterCounts: 2 });
  });

  it('is not needed for the limit of five e-mails, which begins again after an hour', async () => {
    for (let message = 0; message < 5; message += 1) expect(await requestMail()).toBe(true);
    expect(await requestMail()).toBe(false);
    advance(hour);
    expect(await requestMail()).toBe(true);
  });

  // Not on SQLite, which has only one writer at a time.
  if (isPostgres)
    it('skips rows that another gateway has locked', async () => {
      await openSession({ db, clock }, ada.id, 'taken');
      await openSession({ db, clock }, ada.id, 'free');
      advance(12 * hour);
      await db.transaction().execute(async other => {
        await other.deleteFrom('sessions').where('token_hash', '=', hashOfSecret('taken')).execute();
        // The transaction ends after the purge, so a purge that waited for it would never end.
        expect(await runPurge()).toMatchObject({ sessions: 1 });
      });
      expect(await count('sessions')).toBe(0);
    });

  // Not on Postgres, which chooses its plan by row statistics and scans small tables.
  if (!isPostgres)
    it('uses an index, so that a step costs the same in a large table', async () => {
      const { recordedDb, statements } = recordStatements(db);
      await purge({ db: recordedDb, clock }, async () => true);
      // Two statements for the sessions, and one for each of the four other kinds of rows.
      expect(statements).toHaveLength(6);
      for (const { sql: text, parameters } of statements) {
        const plan = await db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
        );
        const scans = plan.rows.map(({ detail }) => detail).filter(detail => detail.startsWith('SCAN'));
        // `expired` is not a table, but the selected rows of one step.
        expect(scans.filter(detail => detail !== 'SCAN expired')).toEqual([]);
      }
    });

  it('removes expired e-mails of the outbox', async () => {
    const message = { to: ada.email, subject: 'Your link', text: 'none' };
    await db.transaction().execute(async transaction => {
      await addMessage(transaction, now, { ...message, expiresAt: new Date(now.getTime() + hour) });
      // Without a time, an e-mail expires after a day.
      await addMessage(transaction, now, message);
    });
    advance(hour - minute);
    expect(await runPurge()).toMatchObject({ letters: 0 });
    advance(minute);
    expect(await runPurge()).toMatchObject({ letters: 1 });
    advance(23 * hour);
    expect(await runPurge()).toMatchObject({ letters: 1 });
  });
});
