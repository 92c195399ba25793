import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPasswords } from '../src/accounts/password.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

const userEmail = 'ada@example.test';
const stolen = 'a password that somebody knows';
const chosen = 'a password that the owner chose';

describeOnBothDatabases('a password that is reset while the old one is being judged', databaseUrl => {
  let gateway: RunningGateway;
  let token: string;
  /** Happens once, between the check of a password and what it allows. */
  let meanwhile: () => Promise<unknown>;
  beforeEach(async () => {
    meanwhile = async () => {};
    const real = createPasswords();
    const verify = async (password: string, hash: string | undefined) => {
      const fits = await real.verify(password, hash);
      const once = meanwhile;
      meanwhile = async () => {};
      await once();
      return fits;
    };
    gateway = await startGateway({
      databaseUrl: await databaseUrl(),
      passwords: { ...real, verify },
    });
    token = (await gateway.createAccount({ email: userEmail, password: stolen })).token;
    const otp = await gateway.createResetCode(userEmail);
    meanwhile = () =>
      call(gateway, 'authentication.completePasswordReset', { userEmail, otp, userPassword: chosen });
  });
  afterEach(async () => gateway.stop());

  const login = async (userPassword: string) =>
    (await call(gateway, 'authentication.login', { userEmail, userPassword })).body.responseCode;

  it('opens no session', async () => {
    expect(await login(stolen)).toBe('99');
    expect(await login(chosen)).toBe('00');
  });

  it('is not replaced by a change of the old one', async () => {
    const form = {
      username: userEmail,
      oldPassword: stolen,
      userPassword: 'one more that a stranger chose',
      userConfirmPassword: 'one more that a stranger chose',
    };
    const changed = await call(gateway, 'authentication.changePassword', form, { token });
    expect(changed.body.responseMessage).toBe('The old password is not right.');
    expect(await login(chosen)).toBe('00');
  });

  it('lets nobody delete the account by the old one', async () => {
    const form = { userEmail, userPassword: stolen };
    const deleted = await call(gateway, 'user.deleteAccount', form, { token });
    expect(deleted.body.responseMessage).toBe('The password is not right. Nothing was deleted.');
    expect(await login(chosen)).toBe('00');
  });
});

describeOnBothDatabases('a change of password', databaseUrl => {
  it('ends the reset links that were mailed before', async () => {
    const gateway = await startGateway({ databaseUrl: await databaseUrl() });
    const { token } = await gateway.createAccount({ email: userEmail, password: stolen });
    const otp = await gateway.createResetCode(userEmail);
    const form = {
      username: userEmail,
      oldPassword: stolen,
      userPassword: chosen,
      userConfirmPassword: chosen,
    };
    await call(gateway, 'authentication.changePassword', form, { token });
    const reset = { userEmail, otp, userPassword: 'a password that a stranger chose' };
    const answer = await call(gateway, 'authentication.completePasswordReset', reset);
    await gateway.stop();
    expect(answer.body.responseCode).toBe('99');
  });
});
