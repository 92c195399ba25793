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
  failingName,
  gateway,
  login,
  mailedCode,
  otherAddress,
  owner,
  ownersAddress,
  start,
} from './callers.ts';

describe('an owner whose password an attacker guesses', () => {
  it('logs in from a known browser while guesses come from hundreds of addresses', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    const guesses = await countAdmitted(200, n => login('guess', { address: `${n + 1}.0.113.1` }));
    // The limit of wrong passwords for an account in an hour, from all addresses together.
    expect(guesses).toBe(40);
    const withoutCookie = await login('right', { address: '192.0.2.1' });
    expect(withoutCookie).toMatchObject({ status: 429, text: expect.stringContaining(tooManyLogins) });
    expect(
      (await login('right', { address: '192.0.2.1', cookie: `other=1; ${cookie}; more=2` })).status,
    ).toBe(200);
  });

  // owner-gets-in.test.ts shows that an e-mailed code lets the owner in, whatever attackers do.
  it('gets at most three e-mails for the requests of all callers, and another e-mail after using a code', async () => {
    await start();
    const forgot = (address: string) =>
      call('authentication.initiatePasswordReset', { userEmail: owner }, { address });
    const messages = () => gateway.requests.filter(sent => sent.includes('/initiate-password-reset')).length;
    expect(await countAdmitted(20, n => forgot(`203.0.${n}.1`))).toBe(20);
    expect((await forgot(ownersAddress)).text).toBe(
      '{"result":{"data":{"responseCode":"00","responseMessage":"Successful"}}}',
    );
    expect(messages()).toBe(3);
    const form = { userEmail: owner, otp: mailedCode, userPassword: 'new' };
    expect((await call('authentication.completePasswordReset', form)).status).toBe(200);
    await forgot(ownersAddress);
    expect(messages()).toBe(4);
  });
});

describe('failed calls', () => {
  /**
   * Makes 25 failing calls, each from a different address and with a different session, and then a call of somebody else. The circuit opens
   * after 20 failures.
   * @param emailOf the account of the n-th failed call
   * @returns the status of the last call
   */
  const callAfterFailures = async (emailOf: (n: number) => string) => {
    await start();
    const { request } = examples['user.update'];
    const update = (userFirstName: string, from: Caller) =>
      call('user.update', { ...request, userFirstName }, from);
    const sessions: Caller[] = [];
    for (let n = 0; n < 25; n++) {
      const address = `${n + 1}.0.113.1`;
      const { text } = await login('right', { address }, emailOf(n));
      sessions.push({ address, token: JSON.parse(text).result.data.token });
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
  const assessment = { clientId: 'c', userId: owner };
  const list = { risksAppraisedAuditUserId: owner };

  it.each([
    ['saves', 60, 'hra.saveAnswers', { answers: {}, assessment }],
    ['what-ifs', 60, 'hra.whatIf', { whatIfReportId: 'r' }],
    ['lists of reports', 120, 'risksAppraisedAudit.readByRisksAppraisedAuditUserId', list],
  ])('has one limit of %s over all of their tokens', async (_what, max, name, input) => {
    await start();
    const tokens: string[] = [];
    for (let n = 0; n < 3; n++) tokens.push(JSON.parse((await login('right')).text).result.data.token);
    expect(new Set(tokens).size).toBe(3);
    const send = (token: string) => call(name, input, { token });
    expect(await countAdmitted(max + 60, n => send(tokens[n % 3] ?? ''))).toBe(max);
    expect((await send('of somebody else')).status).not.toBe(429);
  });
});

describe('the cookie of a known browser', () => {
  it('is sent only with a log-in, cannot be read by scripts, and contains no e-mail', async () => {
    await start({ PUBLIC_URL: 'https://app.example.com' });
    const header = String((await login('right')).headers['set-cookie']);
    const [value = '', ...attributes] = header.split('; ');
    expect(attributes).toEqual([
      'Path=/trpc/authentication.login',
      // 84 days.
      'Max-Age=7257600',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(value).toMatch(/^__Secure-known-browser=[\w-]{22}\.\d{10}\.[\w-]{43}$/);
    expect(gateway.requests.join()).not.toContain('cookie');
  });

  it('is set only by a successful login, and without Secure if the public address is http', async () => {
    await start();
    expect((await login('guess')).headers['set-cookie']).toBeUndefined();
    const header = String((await login('right')).headers['set-cookie']);
    expect(header).toMatch(/^known-browser=/);
    expect(header).not.toContain('Secure');
  });

  it('does not lift the limit of wrong passwords, whether it is valid or made up', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    expect(await countAdmitted(30, () => login('guess', { cookie }))).toBe(5);
    // Without a valid cookie the limit is 5 for the account and the address: this call and four of the calls below.
    expect((await login('guess', { cookie: 'known-browser=a.9999999999.b' })).status).toBe(422);
    expect(await countAdmitted(30, () => login('guess', { cookie: 'known-browser=a.9999999999.b' }))).toBe(4);
  });

  const [one, other] = [{ KNOWN_BROWSER_KEY: 'k'.repeat(32) }, { KNOWN_BROWSER_KEY: 'o'.repeat(32) }];
  /** A file as the folder, so that no key can be stored in it. */
  const noFolder = { DATA_DIR: join(dataDir, 'known-browsers.key'), LOG_LEVEL: 'warn' } as const;
  it.each([
    ['is accepted by a replica with the same KNOWN_BROWSER_KEY', one, one, 200],
    ['is not accepted by a replica with another KNOWN_BROWSER_KEY', one, other, 429],
    ['is accepted after a restart, by a key in DATA_DIR', {}, {}, 200],
    [
      'is not accepted after a restart if DATA_DIR cannot store a key, which the log reports',
      {},
      noFolder,
      429,
    ],
  ])('%s', async (_what, before, after, status) => {
    await start(before);
    const cookie = cookieIn(await login('right'));
    await adapter.stop();
    await gateway.stop();
    await start(after);
    await countAdmitted(30, () => login('guess'));
    expect((await login('right', { cookie })).status).toBe(status);
    const isReported = adapter.log.join().includes('set KNOWN_BROWSER_KEY');
    expect(isReported).toBe(after === noFolder);
  });
});

describe('an attacker', () => {
  it.each([
    ['authentication.completeEnrollment', {}],
    ['authentication.completePasswordReset', { userPassword: 'new' }],
  ])('cannot use up the attempts of an e-mailed link with wrong codes: %s', async (name, otherMembers) => {
    await start();
    const complete = (otp: string, from?: Caller) =>
      call(name, { userEmail: owner, otp, ...otherMembers }, from);
    expect(await countAdmitted(30, () => complete('wrong', { address: otherAddress }))).toBe(30);
    expect((await complete('right')).status).toBe(200);
    expect(await countAdmitted(100, () => complete('wrong', { address: otherAddress }))).toBe(30);
    expect((await complete('right')).status).toBe(200);
  });

  it.each([
    ['authentication.initiateEnrollment', 3],
    ['authentication.resendOtp', 1],
  ])('cannot flood a mailbox, or prevent its owner from getting an e-mail: %s', async (name, max) => {
    await start();
    const form = { ...examples['authentication.initiateEnrollment'].request, userEmail: owner };
    const message = (address: string) =>
      call(name, name.endsWith('Enrollment') ? form : { userEmail: owner }, { address });
    expect(await countAdmitted(20, () => message(otherAddress))).toBe(max);
    expect((await message(ownersAddress)).status).toBe(200);
    expect(await countAdmitted(40, n => message(`203.0.${n}.1`))).toBeLessThanOrEqual(10);
  });

  it('with a stolen token can guess the password only five times, in password changes and deletions together', async () => {
    await start();
    const from = { token: 'stolen' };
    const change = (oldPassword: string, as: Caller) =>
      call(
        'authentication.changePassword',
        { oldPassword, userPassword: 'n', userConfirmPassword: 'n', username: owner },
        as,
      );
    expect(await countAdmitted(25, () => change('guess', from))).toBe(5);
    const deletion = { userEmail: owner, userPassword: 'guess' };
    expect((await call('user.deleteAccount', deletion, { ...from, address: otherAddress })).status).toBe(429);
    expect((await change('right', { token: 'new session' })).status).toBe(200);
    expect((await login('right')).status).toBe(200);
  });

  it('who tries one password on many accounts is limited, and locks no owner out', async () => {
    await start();
    const spray = (n: number) => login('guess', { address: otherAddress }, `p${n}@b.co`);
    expect(await countAdmitted(320, spray)).toBe(300);
    expect((await login('right', {}, 'p1@b.co')).status).toBe(200);
  });

  it('cannot add more than 100 e-mail addresses to the wait-list, and does not block others', async () => {
    await start();
    const join = (address: string) =>
      call('waitList.create', { waitListEmail: `${randomBytes(4).toString('hex')}@b.co` }, { address });
    expect(await countAdmitted(120, () => join(otherAddress))).toBe(100);
    expect((await join(ownersAddress)).status).toBe(200);
  });
});

function cookieIn({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
