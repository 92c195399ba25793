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
const isRefused = ({ status, body }: Answer) => status === 200 && body.responseCode === '99';

const login = (userEmail: string, password = userPassword) =>
  call(gateway, 'authentication.login', { userEmail, userPassword: password });

/** Tries again whenever the gateway asks for it, as a person would. */
async function persist(attempt: () => Promise<Answer>): Promise<Answer> {
  const answer = await attempt();
  return isBusy(answer) ? persist(attempt) : answer;
}

it('a storm of log-ins is answered or told to come again, with and without an account, and a second try is let in', async () => {
  gateway = await startGateway({ passwords: createPasswords({ atOnce: 1, waiting: 4 }) });
  const { email } = await gateway.createAccount({ email: 'ada@example.test', password: userPassword });
  const storm = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const isKnown = index % 2 === 0;
      return { isKnown, answer: await login(isKnown ? email : 'nobody@example.test') };
    }),
  );
  const busy = storm.filter(({ answer }) => isBusy(answer));
  expect(new Set(busy.map(({ isKnown }) => isKnown))).toEqual(new Set([true, false]));
  const looked = storm.filter(({ answer }) => !isBusy(answer));
  expect(looked.length).toBeGreaterThanOrEqual(5);
  for (const { isKnown, answer } of looked) expect(isKnown ? isDone(answer) : isRefused(answer)).toBe(true);
  const again = await Promise.all(Array.from({ length: 12 }, () => persist(() => login(email))));
  expect(again.every(isDone)).toBe(true);
});

it('what a full queue refuses is not half done, counts as no try, and can be done afterwards', async () => {
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
  // An address gets five e-mails of sign-up: what nobody looked at is none.
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([...calls, remove, () => login(ada.email)].map(each => each()));
    expect(answers.filter(isBusy)).toHaveLength(answers.length);
  }
  // The old password is checked before the new one is hashed.
  queue.fill('hashing');
  expect(
    isBusy(await call(gateway, 'authentication.changePassword', { ...change, oldPassword: password }, ada)),
  ).toBe(true);
  expect(await messages()).toEqual([]);

  queue.fill('nothing');
  expect((await Promise.all([login(ada.email), login(bea.email)])).every(isDone)).toBe(true);
  for (const each of calls) expect(isDone(await each())).toBe(true);
  expect(await messages()).toHaveLength(1);
  expect(isDone(await login(bea.email, newPassword))).toBe(true);
  expect(isDone(await remove())).toBe(true);
});

/** Passwords whose queue is full for as long as a test wishes. */
function switchedQueue() {
  const [open, full] = [createPasswords(), createPasswords({ atOnce: 0, waiting: 0 })];
  let filled: 'nothing' | 'hashing' | 'all' = 'nothing';
  const passwords: Passwords = {
    hash: password => (filled === 'nothing' ? open : full).hash(password),
    verify: (password, hash) => (filled === 'all' ? full : open).verify(password, hash),
    isOutdated: open.isOutdated,
    queue: open.queue,
  };
  const fill = (wish: typeof filled) => {
    filled = wish;
  };
  return { passwords, fill };
}
