import { afterEach, expect, it } from 'vitest';
import { createPasswords, type Passwords } from '../src/accounts/password.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { type Answer, call } from './call.ts';
import { signUpForm } from './people.ts';

const userPassword = 'a long password';
const newPassword = 'another password';

let gateway: RunningGateway;
afterEach(async () => gateway.stop());

/** Whether a call was refused because too many passwords wait. The gateway asks for a retry after 2 seconds. */
const isBusy = ({ status, retryAfter, body }: Answer) =>
  status === 503 && retryAfter === '2' && body.message === 'Service Unavailable';
const isDone = ({ status, body }: Answer) => status === 200 && body.responseCode === '00';

const login = (userEmail: string, password = userPassword) =>
  call(gateway, 'authentication.login', { userEmail, userPassword: password });

it('a call that is refused because the password queue is full changes nothing, and succeeds later', async () => {
  const { passwords, refuse } = createRefusingPasswords();
  gateway = await startGateway({ passwords });
  const ada = await gateway.createAccount({ email: 'ada@example.test', password: userPassword });
  const bea = await gateway.createAccount({ email: 'bea@example.test', password: userPassword });
  const otp = await gateway.createResetCode(bea.email);

  const newcomer = { ...signUpForm, userEmail: 'cleo@example.test', userPassword };
  const signUp = () => call(gateway, 'authentication.initiateEnrollment', newcomer);
  const reset = { userEmail: bea.email, otp, userPassword: newPassword };
  const resetPassword = () => call(gateway, 'authentication.completePasswordReset', reset);
  const change = {
    username: ada.email,
    oldPassword: userPassword,
    userPassword: newPassword,
    userConfirmPassword: newPassword,
  };
  const changePassword = () => call(gateway, 'authentication.changePassword', change, { token: ada.token });
  const deletion = { userEmail: ada.email, userPassword: newPassword };
  const deleteAccount = () => call(gateway, 'user.deleteAccount', deletion, { token: ada.token });
  const messagesToNewcomer = async () =>
    (await gateway.mailbox()).filter(({ to }) => to === newcomer.userEmail);

  refuse('all');
  // An address gets at most five e-mails an hour. The refused calls do not count, so the sign-up succeeds after six of them.
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      signUp(),
      resetPassword(),
      changePassword(),
      deleteAccount(),
      login(ada.email),
      login('nobody@example.test'),
    ]);
    expect(answers.filter(isBusy)).toHaveLength(answers.length);
  }
  // The gateway verifies the old password before it hashes the new one.
  refuse('hashing');
  expect(isBusy(await changePassword())).toBe(true);
  expect(await messagesToNewcomer()).toEqual([]);

  refuse('nothing');
  expect((await Promise.all([login(ada.email), login(bea.email)])).every(isDone)).toBe(true);
  for (const makeCall of [signUp, resetPassword, changePassword]) {
    expect(isDone(await makeCall())).toBe(true);
  }
  expect(await messagesToNewcomer()).toHaveLength(1);
  expect(isDone(await login(bea.email, newPassword))).toBe(true);
  expect(isDone(await deleteAccount())).toBe(true);
});

/** Creates passwords with a switch: `refuse` sets what is refused as if the queue were full. */
function createRefusingPasswords() {
  const normal = createPasswords();
  const full = createPasswords({ maxRunning: 0, maxWaiting: 0 });
  let refused: 'nothing' | 'hashing' | 'all' = 'nothing';
  const passwords: Passwords = {
    hash: password => (refused === 'nothing' ? normal : full).hash(password),
    verify: (password, hash) => (refused === 'all' ? full : normal).verify(password, hash),
    isOutdated: normal.isOutdated,
    queueCounts: normal.queueCounts,
  };
  const refuse = (work: typeof refused) => {
    refused = work;
  };
  return { passwords, refuse };
}
