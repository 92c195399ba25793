import { argon2Sync, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '../src/accounts/login.ts';
import { createPasswords } from '../src/accounts/password.ts';
import { addUser } from '../src/accounts/users.ts';
import type { Database } from '../src/db/schema.ts';
import { Refusal } from '../src/refusal.ts';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, codeOf } from './call.ts';
import { describeOnOneDatabase, openTestDatabase } from './databases.ts';
import { ada } from './people.ts';

const userEmail = 'ada@example.test';
const stolenPassword = 'a password that somebody knows';
const chosenPassword = 'a password that the owner chose';

describeOnOneDatabase(
  'Postgres',
  'an old password that a reset replaces during the verification',
  databaseUrl => {
    let gateway: RunningGateway;
    let token: string;
    /** Runs once, after a password was compared with its hash, and before the call uses the result. */
    let duringVerification: () => Promise<unknown>;
    beforeEach(async () => {
      duringVerification = async () => {};
      const verify = async (password: string, hash: string | undefined) => {
        const isRight = await passwordsWithCache.verify(password, hash);
        const runOnce = duringVerification;
        duringVerification = async () => {};
        await runOnce();
        return isRight;
      };
      gateway = await startGateway({
        databaseUrl: await databaseUrl(),
        passwords: { ...passwordsWithCache, verify },
      });
      token = (await gateway.createAccount({ email: userEmail, password: stolenPassword })).token;
      const otp = await gateway.createResetCode(userEmail);
      duringVerification = () =>
        call(gateway, 'authentication.completePasswordReset', {
          userEmail,
          otp,
          userPassword: chosenPassword,
        });
    });
    afterEach(async () => gateway.stop());

    const codeOfLogin = async (userPassword: string) =>
      codeOf(gateway, 'authentication.login', { userEmail, userPassword });

    const attackersPassword = 'one more that an attacker chose';
    const changeForm = {
      username: userEmail,
      oldPassword: stolenPassword,
      userPassword: attackersPassword,
      userConfirmPassword: attackersPassword,
    };
    const deletionForm = { userEmail, userPassword: stolenPassword };
    it.each([
      ['opens no session', '99', () => codeOfLogin(stolenPassword)],
      // Code 22, since the reset has ended the session.
      [
        'does not change the password',
        '22',
        () => codeOf(gateway, 'authentication.changePassword', changeForm, { token }),
      ],
      ['deletes no account', '22', () => codeOf(gateway, 'user.deleteAccount', deletionForm, { token })],
    ])('%s', async (_title, code, attempt) => {
      expect(await attempt()).toBe(code);
      expect(await codeOfLogin(chosenPassword)).toBe('00');
    });
  },
);

const userPassword = 'a heron in the rain';
const rightForm = { userEmail, userPassword };
const wrongForm = { userEmail, userPassword: 'a heron in the sun' };

/** Hashes the password with less memory and fewer passes than this release uses. */
function createOutdatedHash(): string {
  const nonce = randomBytes(16);
  const message = Buffer.from(userPassword);
  const tag = argon2Sync('argon2id', {
    message,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`;
}

describeOnOneDatabase('Postgres', 'a password hash with outdated parameters', databaseUrl => {
  const outdatedHash = createOutdatedHash();
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    await addUser(db, { ...ada, email: userEmail, password_hash: outdatedHash }, new Date());
    return opened.close;
  });
  const logIn = (form: typeof rightForm) =>
    login({ db, clock: () => new Date(), passwords: createPasswords() }, form);
  const storedHash = async () =>
    (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;

  it('is not replaced at a log-in with a wrong password', async () => {
    await expect(logIn(wrongForm)).rejects.toThrow(Refusal);
    expect(await storedHash()).toBe(outdatedHash);
  });

  it('is replaced at the next successful log-in, also if several run at the same time', async () => {
    await Promise.all([logIn(rightForm), logIn(rightForm), logIn(rightForm)]);
    // The parameters of this release (OWASP: 19 MiB, 2 passes).
    expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(logIn(wrongForm)).rejects.toThrow(Refusal);
  });

  it('is not replaced again by a later log-in', async () => {
    await logIn(rightForm);
    const replacedHash = await storedHash();
    await logIn(rightForm);
    expect(await storedHash()).toBe(replacedHash);
  });
});
