import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

describeOnBothDatabases('a password', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
  });
  afterAll(async () => gateway.stop());

  it.each([
    ['of digits alone', '83920174650129'],
    ['of small letters alone', 'qvxzkjwmtrpl'],
    ['with spaces within', 'a heron stood in the rain'],
    ['with spaces around', '  a heron in the rain  '],
    ['of signs', '!"§$%&/()=?`´*+~#<>|'],
    ['of another script', 'чайка над рекой'],
    ['of pictures', '🦩🌧🛶🏞🦩🌧🛶🏞🥁'],
    ['of 64 characters', 'kestrel-'.repeat(8)],
    ['of 100 characters', 'ibis and owl '.repeat(8).slice(0, 100)],
  ])('%s is taken, and read exactly as it was chosen', async (what, userPassword) => {
    const username = `${what.replaceAll(' ', '-')}@example.test`;
    const oldPassword = 'the one before this';
    const { token } = await gateway.createAccount({ email: username, password: oldPassword });
    const form = { username, oldPassword, userPassword, userConfirmPassword: userPassword };
    const changed = await call(gateway, 'authentication.changePassword', form, { token });
    expect(changed.body.responseCode).toBe('00');

    const login = async (typed: string) =>
      (await call(gateway, 'authentication.login', { userEmail: username, userPassword: typed })).body
        .responseCode;
    expect(await login(userPassword)).toBe('00');
    const characters = [...userPassword];
    const others = [
      characters.slice(0, -1).join(''),
      userPassword.trim(),
      userPassword.toUpperCase(),
      `${userPassword} `,
    ].filter(other => other !== userPassword);
    for (const other of others) expect(await login(other)).toBe('99');
  });
});
