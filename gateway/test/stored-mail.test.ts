import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { issueCode } from '../src/accounts/codes.ts';
import { initiateEnrollment } from '../src/accounts/enrolment.ts';
import { changePassword } from '../src/accounts/login.ts';
import { completePasswordReset, initiatePasswordReset, resendOtp } from '../src/accounts/password-reset.ts';
import { addUser } from '../src/accounts/users.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import type { Mailer } from '../src/mail/mailer.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';
import { deleteAccount } from '../src/user-data/delete-account.ts';
import { exportData } from '../src/user-data/export-data.ts';
import { createExportLimit } from '../src/user-data/export-limit.ts';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { describeOnBothDatabases, openTestDatabase, recordStatements } from './databases.ts';
import { ada, settings, signUpForm } from './people.ts';

const password = 'correct horse';
const passwords = passwordsWithCache;
const passwordHash = await passwords.hash(password);

describeOnBothDatabases('calls that send e-mails', databaseUrl => {
  let db: Database;
  let outbox: Mailer;
  const clock = () => new Date();
  const logger = createLogger('silent');
  beforeAll(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    return opened.close;
  });
  beforeEach(async () => {
    for (const table of ['users', 'codes', 'enrolments', 'letter_counts', 'outbox'] as const) {
      await db.deleteFrom(table).execute();
    }
    await addUser(db, { ...ada, password_hash: passwordHash }, clock());
    // Every attempt fails temporarily, so the e-mails stay in the outbox.
    outbox = createOutbox({ db, clock, logger, send: async () => ({ isPermanent: false, cause: {} }) });
  });
  afterEach(async () => {
    await outbox.stop();
  });

  const caller = { userId: ada.id, email: ada.email };
  const context = (mail: Mailer) => ({ db, mail, clock, passwords, settings });
  const signUpWith = (callContext: ReturnType<typeof context>, userEmail: string) =>
    initiateEnrollment(callContext, { ...signUpForm, userEmail, userPassword: password });
  const signUp = (userEmail: string, mail = outbox) => signUpWith(context(mail), userEmail);
  const changePasswordWith = (mail: Mailer) => {
    // The function does not read `userConfirmPassword`, but its type requires the member.
    const form = { username: ada.email, oldPassword: password, userConfirmPassword: '' };
    const user = { ...caller, token: 'token' };
    return changePassword(context(mail), { ...form, userPassword: 'another horse' }, user);
  };
  const waitingSubjects = async () =>
    (await db.selectFrom('outbox').select('subject').execute()).map(row => row.subject);

  /** The SQL statements of a call for an address, without values. */
  const statementsOf = async (address: string, makeCall: typeof signUpWith) => {
    const { recordedDb, statements } = recordStatements(db);
    await makeCall({ ...context(outbox), db: recordedDb }, address);
    // Only the end of a savepoint may differ: it is released or rolled back.
    return statements.map(({ sql }) => sql.replace(/^(release|rollback to) /, '')).join('\n');
  };

  /** The rows that calls with e-mails change. */
  const storedRows = async () => ({
    signUps: await db.selectFrom('enrolments').select('id').execute(),
    codes: await db.selectFrom('codes').select('code_hash').execute(),
    users: await db.selectFrom('users').select(['email', 'password_hash']).execute(),
    waiting: await waitingSubjects(),
  });

  it('are rolled back if the e-mail cannot be stored', async () => {
    const { code: otp } = await issueCode(db, clock(), { purpose: 'reset', email: ada.email });
    const before = await storedRows();
    const broken = { ...outbox, enqueue: () => Promise.reject(new Error('disk full')) };
    const form = { userEmail: ada.email, userPassword: 'another horse', otp };
    const attempts = [
      () => signUp('new@example.test', broken),
      () => initiatePasswordReset(context(broken), ada.email),
      // An address without an account fails too, so that the failure does not reveal who has an account.
      () => initiatePasswordReset(context(broken), 'nobody@example.test'),
      () => resendOtp(context(broken), ada.email),
      () => completePasswordReset(context(broken), form),
      () => changePasswordWith(broken),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('disk full');
    expect(await storedRows()).toEqual(before);
  });

  // The duration of a call must not reveal whether an address has an account.
  it.each([
    ['a sign-up', signUpWith],
    ['a forgotten password', initiatePasswordReset],
    ['"Send Again"', resendOtp],
  ])('run the same statements for every address: %s', async (_name, makeCall) => {
    await signUp('waiting@example.test');
    await signUp('twice@example.test');
    await signUp('twice@example.test');
    const addresses = ['nobody@example.test', 'waiting@example.test', 'twice@example.test', ada.email];
    const recorded = addresses.map(async address => {
      const statements: string[] = [];
      // The sixth call exceeds the limit of five e-mails.
      for (let count = 0; count < 6; count += 1) statements.push(await statementsOf(address, makeCall));
      return statements;
    });
    const [first, ...others] = (await Promise.all(recorded)).flat();
    expect(first).toContain('outbox');
    expect(new Set(others)).toEqual(new Set([first]));
  });

  it('store e-mails: an export has them without their text, and the deletion of the account removes them', async () => {
    await initiatePasswordReset(context(outbox), ada.email);
    await signUp('new@example.test');
    const exportLimit = createExportLimit();
    const printer = createReportPrinter();
    const responseEnd = {
      disconnectSignal: new AbortController().signal,
      whenEnded: (work: () => void) => work(),
    };
    const exported = await exportData({ db, clock, exportLimit, printer, settings }, caller, responseEnd);
    expect(JSON.parse(exported.toString()).letters).toEqual([
      { subject: 'Reset your Choose Life password', createdAt: expect.any(String) },
    ]);
    await deleteAccount({ db, logger, passwords }, { userEmail: ada.email, userPassword: password }, caller);
    expect(await waitingSubjects()).toEqual(['Finish creating your Choose Life account']);
  });
});
