import { afterEach, expect, it } from 'vitest';
import { createPasswords, type Passwords } from '../src/accounts/password.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { type Answer, call } from './call.ts';
import { signUpForm } from './people.ts';

const userPassword = 'a long password';
const newPassword = 'another password';

let gateway: RunningGateway;
afterEach(async () => gateway.stop());

const isBusy = ({ status, retryAfter, body }: Answer) =>
  status === 503 && retryAfter === '2' && body.message === 'Service Unavailable';
const isDone = ({ status, body }: Answer) => status === 200 && body.responseCode === '00';

const login = (userEmail: string, password = userPassword) =>
  call(gateway, 'authentication.login', { userEmail, userPassword: password });

it('a call that is refused because the password queue is full changes nothing, and succeeds later', async () => {
  const queue = switchedQueue();
  gateway = await startGateway({ passwords: queue.passwords });
  const password = userPassword;
  const ada = await gateway.createAccount({ email: 'ada@example.test', password });
  const bea = await gateway.createAccount({ email: 'bea@example.test', password });
  const otp = await gateway.createResetCode(bea.email);
  const newcomer = 'cleo@example.test';
  const change = { username: ada.email, userPassword: newPassword, userConfirmPassword: newPassword };
  const calls = [
    () =>
      call(gateway, 'authentication.initiateEnrollment', {
        ...signUpForm,
        userEmail: newcomer,
        userPassword,
      }),
    () =>
      call(gateway, 'authentication.completePasswordReset', {
        userEmail: bea.email,
        otp,
        userPassword: newPassword,
      }),
    () =>
      call(
        gateway,
        'authentication.changePassword',
        { ...change, oldPassword: password },
        { token: ada.token },
      ),
  ];
  const remove = () =>
    call(
      gateway,
      'user.deleteAccount',
      { userEmail: ada.email, userPassword: newPassword },
      { token: ada.token },
    );
  const messages = async () => (await gateway.mailbox()).filter(({ to }) => to === newcomer);

  queue.fill('all');
  // The refused calls do not count for the limit of five e-mails.
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      [...calls, remove, () => login(ada.email), () => login('nobody@example.test')].map(makeCall =>
        makeCall(),
      ),
    );
    expect(answers.filter(isBusy)).toHaveLength(answers.length);
  }
  // The old password is verified before the new one is hashed.
  queue.fill('hashing');
  expect(
    isBusy(await call(gateway, 'authentication.changePassword', { ...change, oldPassword: password }, ada)),
  ).toBe(true);
  expect(await messages()).toEqual([]);

  queue.fill('nothing');
  expect((await Promise.all([login(ada.email), login(bea.email)])).every(isDone)).toBe(true);
  for (const makeCall of calls) expect(isDone(await makeCall())).toBe(true);
  expect(await messages()).toHaveLength(1);
  expect(isDone(await login(bea.email, newPassword))).toBe(true);
  expect(isDone(await remove())).toBe(true);
});

/** A password queue that a test can fill: for hashing only, or also for verification. */
function switchedQueue() {
  const [normal, fullQueue] = [createPasswords(), createPasswords({ atOnce: 0, waiting: 0 })];
  let filledFor: 'nothing' | 'hashing' | 'all' = 'nothing';
  const passwords: Passwords = {
    hash: password => (filledFor === 'nothing' ? normal : fullQueue).hash(password),
    verify: (password, hash) => (filledFor === 'all' ? fullQueue : normal).verify(password, hash),
    isOutdated: normal.isOutdated,
    queue: normal.queue,
  };
  const fill = (newState: typeof filledFor) => {
    filledFor = newState;
  };
  return { passwords, fill };
}
