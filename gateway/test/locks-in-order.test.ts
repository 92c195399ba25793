import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../src/db/database-faults.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { type Answer, call } from './call.ts';
import { createDatabase, hasPostgres } from './databases.ts';

const skipped = hasPostgres ? '' : ' (skipped: no Postgres found)';
const userEmail = 'ada@example.test';
const userPassword = 'a password that only Ada knows';
const newPassword = 'another password that Ada chose';

describe.skipIf(!hasPostgres)(`two concurrent transactions on Postgres${skipped}`, () => {
  let database: pg.Client;
  let gateway: RunningGateway;
  let token: string;
  let url: string;
  beforeEach(async () => {
    const databaseUrl = await createDatabase();
    gateway = await startGateway({ databaseUrl });
    token = (await gateway.createAccount({ email: userEmail, password: userPassword })).token;
    url = databaseUrl;
    database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    // A pause of 0.8 seconds, in which the second call reaches its locks.
    await database.query(`create function pause() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.8); return null; end $$`);
  });
  afterEach(async () => {
    await database.end();
    await gateway.stop();
  });

  /** Runs two calls at the same time: the first one pauses after `write`, and the second begins during the pause. @returns the answers */
  const runOverlapping = async (
    write: string,
    first: () => Promise<Answer>,
    second: () => Promise<Answer>,
  ) => {
    await database.query(`create trigger pauses after ${write} for each statement execute function pause()`);
    const pausedConnections = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    const startDuringPause = async () => {
      await expect.poll(async () => (await database.query(pausedConnections)).rowCount).toBe(1);
      return second();
    };
    return Promise.all([first(), startDuringPause()]);
  };
  /** Of two calls that deadlock, one is answered with 503. */
  const expectNoDeadlock = async (...calls: Parameters<typeof runOverlapping>) => {
    const answers = await runOverlapping(...calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  };

  const remove = () => call(gateway, 'user.deleteAccount', { userEmail, userPassword }, { token });
  const changePassword = () => {
    const passwords = {
      oldPassword: userPassword,
      userPassword: newPassword,
      userConfirmPassword: newPassword,
    };
    return call(gateway, 'authentication.changePassword', { username: userEmail, ...passwords }, { token });
  };
  const prepareReset = async () => {
    const otp = await gateway.createResetCode(userEmail);
    const form = { userEmail, otp, userPassword: newPassword };
    return () => call(gateway, 'authentication.completePasswordReset', form);
  };

  it('do not deadlock if one submits saved answers and the other deletes the account of the person', async () => {
    const answers = {
      'appraise_risks.user_id': userEmail,
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': 45,
    };
    const saved = await call(gateway, 'hra.saveAnswers', answers, { token });
    const draft = { ...answers, unique_string: String(saved.body.uniqueString) };
    const submit = () => call(gateway, 'hra.appraiseRisks', draft, { token });
    await expectNoDeadlock('update on assessments', submit, remove);
  });

  it.each([
    ['deletes the account', remove],
    ['changes the password', changePassword],
  ])('do not deadlock if one resets the password and the other %s', async (_what, second) => {
    await expectNoDeadlock('delete on codes', await prepareReset(), second);
  });

  it('do not deadlock if one requests a reset link and the other deletes the account', async () => {
    // The mailbox `ada+*` has the first row, so a scan of the table finds this row first. The request for the link writes this row last.
    await database.query(
      `insert into letter_counts (purpose, email, since, count)
      select 'reset', key, $1, 1 from unnest(array['ada+*@example.test', '${userEmail}']) key`,
      [new Date().toISOString()],
    );
    const requestLink = () => call(gateway, 'authentication.initiatePasswordReset', { userEmail });
    await expectNoDeadlock('insert on letter_counts', requestLink, remove);
  });

  it('both succeed if one sends the link of a sign-up again and the other finishes the sign-up', async () => {
    const person = { userEmail: 'bola@example.test' };
    const otp = await gateway.createEnrolment({ email: person.userEmail });
    const sendAgain = () => call(gateway, 'authentication.resendOtp', person);
    const finish = () => call(gateway, 'authentication.completeEnrollment', { ...person, otp });
    const answers = await runOverlapping('insert on letter_counts', sendAgain, finish);
    expect(answers.map(({ body }) => body.responseCode)).toEqual(['00', '00']);
  });

  it('do not both fail if they deadlock', async () => {
    await using db = await openDatabase({ databaseUrl: url, dataDir: '' });
    const ids = ['one', 'two'];
    await db
      .insertInto('companies')
      .values(ids.map(id => ({ id, name: id })))
      .execute();
    const rename = (order: readonly string[], afterEachUpdate = async () => {}) =>
      db.transaction().execute(async transaction => {
        for (const id of order) {
          await transaction.updateTable('companies').set({ name: 'new' }).where('id', '=', id).execute();
          await afterEachUpdate();
        }
      });
    // Both transactions have locked their first row before either of them tries to lock its second row.
    const bothLocked = Promise.withResolvers<void>();
    let renamed = 0;
    const waitForOther = async () => {
      renamed += 1;
      if (renamed === 2) bothLocked.resolve();
      await bothLocked.promise;
    };
    const results = await Promise.allSettled([
      rename(ids, waitForOther),
      rename(ids.toReversed(), waitForOther),
    ]);
    const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toEqual([expect.any(DatabaseUnavailable)]);
    // The locks of the failed transaction are released.
    await rename(ids);
  });
});
