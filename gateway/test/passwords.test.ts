import { argon2Sync, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '../src/accounts/login.ts';
import { createPasswords } from '../src/accounts/password.ts';
import { addUser } from '../src/accounts/users.ts';
import { Refusal } from '../src/refusal.ts';
import { rememberedPasswords } from '../testing/remembered-passwords.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, codeOf } from './call.ts';
import { describeFirstOn, openTestDatabase } from './databases.ts';
import { ada } from './people.ts';

const userEmail = 'ada@example.test';
const stolen = 'a password that somebody knows';
const chosen = 'a password that the owner chose';

describeFirstOn(
  'Postgres',
  'an old password that is replaced by a reset while it is verified',
  databaseUrl => {
    let gateway: RunningGateway;
    let token: string;
    /** Runs once, between the check of a password and the action that follows. */
    let meanwhile: () => Promise<unknown>;
    beforeEach(async () => {
      meanwhile = async () => {};
      const verify = async (password: string, hash: string | undefined) => {
        const isRight = await rememberedPasswords.verify(password, hash);
        const action = meanwhile;
        meanwhile = async () => {};
        await action();
        return isRight;
      };
      gateway = await startGateway({
        databaseUrl: await databaseUrl(),
        passwords: { ...rememberedPasswords, verify },
      });
      token = (await gateway.createAccount({ email: userEmail, password: stolen })).token;
      const otp = await gateway.createResetCode(userEmail);
      meanwhile = () =>
        call(gateway, 'authentication.completePasswordReset', { userEmail, otp, userPassword: chosen });
    });
    afterEach(async () => gateway.stop());

    const login = async (userPassword: string) =>
      codeOf(gateway, 'authentication.login', { userEmail, userPassword });

    const another = 'one more that an attacker chose';
    const change = {
      username: userEmail,
      oldPassword: stolen,
      userPassword: another,
      userConfirmPassword: another,
    };
    const form = { userEmail, userPassword: stolen };
    it.each([
      ['opens no session', '99', () => login(stolen)],
      [
        'does not change the password',
        '22',
        () => codeOf(gateway, 'authentication.changePassword', change, { token }),
      ],
      ['deletes no account', '22', () => codeOf(gateway, 'user.deleteAccount', form, { token })],
    ])('%s', async (_what, code, attempt) => {
      expect(await attempt()).toBe(code);
      expect(await login(chosen)).toBe('00');
    });
  },
);

const userPassword = 'a heron in the rain';
const [right, wrong] = [
  { userEmail, userPassword },
  { userEmail, userPassword: 'a heron in the sun' },
];

/** A hash with other parameters, as of another release. */
function olderHash(): string {
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

describeFirstOn('Postgres', 'a password hash with other parameters', databaseUrl => {
  it('is replaced at the next successful log-in, even by several concurrent ones', async () => {
    const { db, close } = await openTestDatabase(await databaseUrl());
    const passwordHash = olderHash();
    await addUser(db, { ...ada, email: userEmail, password_hash: passwordHash }, new Date());
    const context = { db, clock: () => new Date(), passwords: createPasswords() };
    const storedHash = async () =>
      (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;

    await expect(login(context, wrong)).rejects.toThrow(Refusal);
    expect(await storedHash()).toBe(passwordHash);
    await Promise.all([login(context, right), login(context, right), login(context, right)]);
    expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const replacedHash = await storedHash();
    await login(context, right);
    await expect(login(context, wrong)).rejects.toThrow(Refusal);
    expect(await storedHash()).toBe(replacedHash);

    await close();
  });
});
