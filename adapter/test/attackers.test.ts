import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import { describe, expect, it } from 'vitest';
import {
  adapter,
  type Caller,
  call,
  countAdmitted,
  dataDir,
  emailedCode,
  failingName,
  gateway,
  login,
  otherAddress,
  owner,
  ownersAddress,
  startServers,
} from './callers.ts';

/** The address of the n-th attacker. Each is in another region, because limits also count by region (the first 16 bits). */
const addressInRegion = (n: number) => `${n + 1}.0.113.1`;
const tokenIn = ({ text }: { readonly text: string }): string => JSON.parse(text).result.data.token;

describe('an owner whose password an attacker guesses', () => {
  it('logs in from a known browser while guesses come from hundreds of addresses', async () => {
    await startServers();
    const cookie = cookieIn(await login('right'));
    const guesses = await countAdmitted(200, n => login('guess', { address: addressInRegion(n) }));
    // The limit of wrong passwords for an account in an hour, from all addresses together.
    expect(guesses).toBe(40);
    const address = '192.0.2.1';
    const withoutCookie = await login('right', { address });
    expect(withoutCookie).toMatchObject({ status: 429, text: expect.stringContaining(tooManyLogins) });
    const withCookie = await login('right', { address, cookie: `other=1; ${cookie}; more=2` });
    expect(withCookie.status).toBe(200);
  });

  // owner-logs-in.test.ts shows that the owner can always log in with an e-mailed code, whatever attackers do.
  it('gets at most three e-mails for the requests of all callers, until a code of an e-mail is used', async () => {
    await startServers();
    const requestReset = (address: string) =>
      call('authentication.initiatePasswordReset', { userEmail: owner }, { address });
    const countEmails = () =>
      gateway.requests.filter(request => request.includes('/initiate-password-reset')).length;
    expect(await countAdmitted(20, n => requestReset(`203.0.${n}.1`))).toBe(20);
    // The response is a success, although no e-mail is sent: the mailbox already has a recent one.
    expect((await requestReset(ownersAddress)).text).toBe(
      '{"result":{"data":{"responseCode":"00","responseMessage":"Successful"}}}',
    );
    expect(countEmails()).toBe(3);
    const form = { userEmail: owner, otp: emailedCode, userPassword: 'new' };
    expect((await call('authentication.completePasswordReset', form)).status).toBe(200);
    await requestReset(ownersAddress);
    expect(countEmails()).toBe(4);
  });
});

describe('failed calls', () => {
  /**
   * Makes 25 failing calls, each from another address and with another session, and then a call of another person. The circuit opens after
   * 20 failures.
   * @param emailOf the account of the n-th failed call
   * @returns the status of the last call
   */
  const callAfterFailures = async (emailOf: (n: number) => string) => {
    await startServers();
    const { request } = examples['user.update'];
    const update = (userFirstName: string, from: Caller) =>
      call('user.update', { ...request, userFirstName }, from);
    const sessions: Caller[] = [];
    for (let n = 0; n < 25; n++) {
      const address = addressInRegion(n);
      const token = tokenIn(await login('right', { address }, emailOf(n)));
      sessions.push({ address, token });
    }
    for (const session of sessions) expect((await update(failingName, session)).status).toBe(502);
    return (await update('Ada', { token: 'good' })).status;
  };

  it('of one person do not open the circuit for others', async () => {
    expect(await callAfterFailures(() => 'mallory@b.co')).toBe(200);
  });

  it('of many people open the circuit for everybody', async () => {
    expect(await callAfterFailures(n => `person-${n}@b.co`)).toBe(503);
  });
});

describe('a person', () => {
  // caller-limits.test.ts has the other calls that are limited by person.
  it('has one limit of saves over the tokens of all log-ins', async () => {
    await startServers();
    const tokens: string[] = [];
    for (let n = 0; n < 3; n++) tokens.push(tokenIn(await login('right')));
    expect(new Set(tokens).size).toBe(3);
    const input = { answers: {}, assessment: { clientId: 'c', userId: owner } };
    const saveWith = (token: string) => call('hra.saveAnswers', input, { token });
    expect(await countAdmitted(90, n => saveWith(tokens[n % 3] ?? ''))).toBe(60);
    expect((await saveWith('of another person')).status).not.toBe(429);
  });
});

describe('the cookie of a known browser', () => {
  it('is sent only with a log-in, cannot be read by scripts, and contains no e-mail', async () => {
    await startServers({ PUBLIC_URL: 'https://app.example.com' });
    const header = String((await login('right')).headers['set-cookie']);
    const [value = '', ...attributes] = header.split('; ');
    expect(attributes).toEqual([
      'Path=/trpc/authentication.login',
      // Twelve weeks.
      'Max-Age=7257600',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(value).toMatch(/^__Secure-known-browser=[\w-]{22}\.\d{10}\.[\w-]{43}$/);
    // The adapter does not send the cookie on to the gateway.
    await login('right', { cookie: value });
    expect(gateway.requests).toHaveLength(2);
    expect(gateway.requests.join()).not.toMatch(/cookie/i);
  });

  it('is not set by a log-in with a wrong password', async () => {
    await startServers();
    expect((await login('guess')).headers['set-cookie']).toBeUndefined();
  });

  it('is set without Secure if the public address is http', async () => {
    await startServers();
    const header = String((await login('right')).headers['set-cookie']);
    expect(header).toMatch(/^known-browser=/);
    expect(header).not.toContain('Secure');
  });

  it('does not lift the limit of wrong passwords, whether it is valid or made up', async () => {
    await startServers();
    const cookie = cookieIn(await login('right'));
    expect(await countAdmitted(30, () => login('guess', { cookie }))).toBe(5);
    // An invalid cookie counts as no cookie. Without a cookie, the account and the address have a separate limit of 5.
    const invalidCookie = 'known-browser=a.9999999999.b';
    expect(await countAdmitted(30, () => login('guess', { cookie: invalidCookie }))).toBe(5);
  });

  const key = { KNOWN_BROWSER_KEY: 'k'.repeat(32) };
  const otherKey = { KNOWN_BROWSER_KEY: 'o'.repeat(32) };
  /** A DATA_DIR that is a file, so that no key can be stored in it. */
  const invalidFolder = { DATA_DIR: join(dataDir, 'known-browsers.key'), LOG_LEVEL: 'warn' } as const;
  it.each([
    ['is accepted by a replica with the same KNOWN_BROWSER_KEY', key, key, 200],
    ['is not accepted by a replica with another KNOWN_BROWSER_KEY', key, otherKey, 429],
    ['is accepted after a restart, by a key in DATA_DIR', {}, {}, 200],
    [
      'is not accepted after a restart if DATA_DIR cannot store a key, which the log reports',
      {},
      invalidFolder,
      429,
    ],
  ])('%s', async (_what, before, after, status) => {
    await startServers(before);
    const cookie = cookieIn(await login('right'));
    await adapter.stop();
    await gateway.stop();
    await startServers(after);
    // Wrong passwords up to the limit, so that only a known browser can log in.
    await countAdmitted(30, () => login('guess'));
    expect((await login('right', { cookie })).status).toBe(status);
    const isReported = adapter.log.join().includes('set KNOWN_BROWSER_KEY');
    expect(isReported).toBe(after === invalidFolder);
  });
});

describe('an attacker', () => {
  it.each([
    ['authentication.completeEnrollment', {}],
    ['authentication.completePasswordReset', { userPassword: 'new' }],
  ])('cannot use up the attempts of an e-mailed link with wrong codes: %s', async (name, otherMembers) => {
    await startServers();
    const complete = (otp: string, caller?: Caller) =>
      call(name, { userEmail: owner, otp, ...otherMembers }, caller);
    // Codes of fewer than 20 characters can be guessed, so wrong ones are limited to 60 a minute from one address.
    expect(await countAdmitted(80, () => complete('wrong', { address: otherAddress }))).toBe(60);
    expect((await complete('right')).status).toBe(200);
  });

  it.each([
    ['authentication.initiateEnrollment', 3],
    ['authentication.resendOtp', 1],
  ])('cannot flood a mailbox, or prevent its owner from getting an e-mail: %s', async (name, max) => {
    await startServers();
    const form = { ...examples['authentication.initiateEnrollment'].request, userEmail: owner };
    const input = name.endsWith('Enrollment') ? form : { userEmail: owner };
    const requestEmail = (address: string) => call(name, input, { address });
    expect(await countAdmitted(20, () => requestEmail(otherAddress))).toBe(max);
    expect((await requestEmail(ownersAddress)).status).toBe(200);
    // A mailbox gets at most 10 e-mails an hour from all addresses together, including those above.
    expect(await countAdmitted(40, n => requestEmail(`203.0.${n}.1`))).toBe(10 - (max + 1));
  });

  const attacker = { token: 'stolen' };
  const changePassword = (oldPassword: string, caller: Caller) =>
    call(
      'authentication.changePassword',
      { oldPassword, userPassword: 'n', userConfirmPassword: 'n', username: owner },
      caller,
    );

  it('with a stolen token can guess the password only five times, in password changes and deletions together', async () => {
    await startServers();
    expect(await countAdmitted(25, () => changePassword('guess', attacker))).toBe(5);
    const deletion = { userEmail: owner, userPassword: 'guess' };
    const deleted = await call('user.deleteAccount', deletion, { ...attacker, address: otherAddress });
    expect(deleted.status).toBe(429);
  });

  it('who guesses the password with a stolen token does not lock the owner out', async () => {
    await startServers();
    await countAdmitted(25, () => changePassword('guess', attacker));
    expect((await changePassword('right', { token: 'new session' })).status).toBe(200);
    expect((await login('right')).status).toBe(200);
  });

  it('who tries one password on many accounts is limited, and locks no owner out', async () => {
    await startServers();
    const loginToNthAccount = (n: number) => login('guess', { address: otherAddress }, `p${n}@b.co`);
    // The limit of wrong passwords from one address in 15 minutes.
    expect(await countAdmitted(320, loginToNthAccount)).toBe(300);
    expect((await login('right', {}, 'p1@b.co')).status).toBe(200);
  });

  it('cannot add more than 100 e-mail addresses to the wait-list, and does not block others', async () => {
    await startServers();
    const joinWaitList = (address: string) =>
      call('waitList.create', { waitListEmail: `${randomBytes(4).toString('hex')}@b.co` }, { address });
    expect(await countAdmitted(120, () => joinWaitList(otherAddress))).toBe(100);
    expect((await joinWaitList(ownersAddress)).status).toBe(200);
  });
});

function cookieIn({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
