import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import { describe, expect, it } from 'vitest';
import {
  adapter,
  call,
  elsewhere,
  type From,
  failing,
  gateway,
  home,
  kept,
  login,
  mailedCode,
  owner,
  passed,
  start,
} from './callers.ts';

describe('an owner whose password an attacker guesses', () => {
  it('logs in from a known browser while guesses come from hundreds of addresses', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    const guesses = await passed(200, n => login('guess', { address: `${n + 1}.0.113.1` }));
    expect(guesses).toBe(40);
    const held = await login('right', { address: '192.0.2.1' });
    expect([held.status, held.text]).toEqual([429, expect.stringContaining(tooManyLogins)]);
    expect(
      (await login('right', { address: '192.0.2.1', cookie: `other=1; ${cookie}; more=2` })).status,
    ).toBe(200);
  });

  // That an e-mail is a way in, whatever attackers do: owner-gets-in.test.ts.
  it('has three e-mails for all callers together, and a new one once an e-mail was used', async () => {
    await start();
    const forgot = (address: string) =>
      call('authentication.initiatePasswordReset', { userEmail: owner }, { address });
    const messages = () => gateway.requests.filter(sent => sent.includes('/initiate-password-reset')).length;
    expect(await passed(20, n => forgot(`203.0.${n}.1`))).toBe(20);
    expect((await forgot(home)).text).toBe(
      '{"result":{"data":{"responseCode":"00","responseMessage":"Successful"}}}',
    );
    expect(messages()).toBe(3);
    const form = { userEmail: owner, otp: mailedCode, userPassword: 'new' };
    expect((await call('authentication.completePasswordReset', form)).status).toBe(200);
    await forgot(home);
    expect(messages()).toBe(4);
  });
});

describe('calls that the gateway fails at', () => {
  /** A call of somebody else, after 25 that failed: of one person or of as many, each from an address and with a session of its own. */
  const callAfterFailures = async (emailOf: (n: number) => string) => {
    await start();
    const { request } = examples['user.update'];
    const update = (userFirstName: string, from: From) =>
      call('user.update', { ...request, userFirstName }, from);
    const sessions: From[] = [];
    for (let n = 0; n < 25; n++) {
      const address = `${n + 1}.0.113.1`;
      const { text } = await login('right', { address }, emailOf(n));
      sessions.push({ address, token: JSON.parse(text).result.data.token });
    }
    for (const session of sessions) expect((await update(failing, session)).status).toBe(502);
    return (await update('Ada', { token: 'good' })).status;
  };

  it('keep nobody else out where they are one person’s', async () => {
    expect(await callAfterFailures(() => 'mallory@b.co')).toBe(200);
  });

  it('open the circuit where they are those of many', async () => {
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
  ])('has one limit of %s, with however many tokens', async (_what, max, name, input) => {
    await start();
    const tokens: string[] = [];
    for (let n = 0; n < 3; n++) tokens.push(JSON.parse((await login('right')).text).result.data.token);
    expect(new Set(tokens).size).toBe(3);
    const ask = (token: string) => call(name, input, { token });
    expect(await passed(max + 60, n => ask(tokens[n % 3] ?? ''))).toBe(max);
    expect((await ask('of somebody else')).status).not.toBe(429);
  });
});

describe('the cookie of a known browser', () => {
  it('goes to the login alone, is out of reach of scripts, and names nobody', async () => {
    await start({ PUBLIC_URL: 'https://app.example.com' });
    const header = String((await login('right')).headers['set-cookie']);
    const [value = '', ...attributes] = header.split('; ');
    expect(attributes).toEqual([
      'Path=/trpc/authentication.login',
      'Max-Age=7257600',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(value).toMatch(/^__Secure-known-browser=[\w-]{22}\.\d{10}\.[\w-]{43}$/);
    expect(gateway.requests.join()).not.toContain('cookie');
  });

  it('comes after a good login only, and without Secure where people come by http', async () => {
    await start();
    expect((await login('guess')).headers['set-cookie']).toBeUndefined();
    const header = String((await login('right')).headers['set-cookie']);
    expect(header).toMatch(/^known-browser=/);
    expect(header).not.toContain('Secure');
  });

  it('opens nothing: its own wrong passwords are counted, and those with a made-up one as without', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    expect(await passed(30, () => login('guess', { cookie }))).toBe(5);
    expect((await login('guess', { cookie: 'known-browser=a.9999999999.b' })).status).toBe(422);
    expect(await passed(30, () => login('guess', { cookie: 'known-browser=a.9999999999.b' }))).toBe(4);
  });

  const [one, other] = [{ KNOWN_BROWSER_KEY: 'k'.repeat(32) }, { KNOWN_BROWSER_KEY: 'o'.repeat(32) }];
  const noFolder = { DATA_DIR: join(kept, 'known-browsers.key'), LOG_LEVEL: 'warn' } as const;
  it.each([
    ['is known to another copy with the same key', one, one, 200],
    ['is not known to one with another', one, other, 429],
    ['outlives a restart without a key', {}, {}, 200],
    ['does not where none can be kept, and the log says so', {}, noFolder, 429],
  ])('%s', async (_what, before, after, status) => {
    await start(before);
    const cookie = cookieIn(await login('right'));
    await adapter.stop();
    await gateway.stop();
    await start(after);
    await passed(30, () => login('guess'));
    expect((await login('right', { cookie })).status).toBe(status);
    const isKept = !adapter.log.join().includes('set KNOWN_BROWSER_KEY');
    expect(isKept).toBe(after !== noFolder);
  });
});

describe('an attacker', () => {
  it.each([
    ['authentication.completeEnrollment', {}],
    ['authentication.completePasswordReset', { userPassword: 'new' }],
  ])('cannot use up the tries of a mailed link by wrong codes: %s', async (name, more) => {
    await start();
    const complete = (otp: string, from?: From) => call(name, { userEmail: owner, otp, ...more }, from);
    expect(await passed(30, () => complete('wrong', { address: elsewhere }))).toBe(30);
    expect((await complete('right')).status).toBe(200);
    expect(await passed(100, () => complete('wrong', { address: elsewhere }))).toBe(30);
    expect((await complete('right')).status).toBe(200);
  });

  it.each([
    ['authentication.initiateEnrollment', 3],
    ['authentication.resendOtp', 1],
  ])('cannot flood a mailbox, nor keep its owner from an e-mail: %s', async (name, most) => {
    await start();
    const form = { ...examples['authentication.initiateEnrollment'].request, userEmail: owner };
    const message = (address: string) =>
      call(name, name.endsWith('Enrollment') ? form : { userEmail: owner }, { address });
    expect(await passed(20, () => message(elsewhere))).toBe(most);
    expect((await message(home)).status).toBe(200);
    expect(await passed(40, n => message(`203.0.${n}.1`))).toBeLessThanOrEqual(10);
  });

  it('who has a token guesses the old password five times, not twenty-five, at change and deletion together', async () => {
    await start();
    const from = { token: 'stolen' };
    const change = (oldPassword: string, as: From) =>
      call(
        'authentication.changePassword',
        { oldPassword, userPassword: 'n', userConfirmPassword: 'n', username: owner },
        as,
      );
    expect(await passed(25, () => change('guess', from))).toBe(5);
    const deletion = { userEmail: owner, userPassword: 'guess' };
    expect((await call('user.deleteAccount', deletion, { ...from, address: elsewhere })).status).toBe(429);
    expect((await change('right', { token: 'new session' })).status).toBe(200);
    expect((await login('right')).status).toBe(200);
  });

  it('spares nobody by guessing one password at many accounts', async () => {
    await start();
    const spray = (n: number) => login('guess', { address: elsewhere }, `p${n}@b.co`);
    expect(await passed(320, spray)).toBe(300);
    expect((await login('right', {}, 'p1@b.co')).status).toBe(200);
  });

  it('cannot join the wait-list without end', async () => {
    await start();
    const join = (address: string) =>
      call('waitList.create', { waitListEmail: `${randomBytes(4).toString('hex')}@b.co` }, { address });
    expect(await passed(120, () => join(elsewhere))).toBe(100);
    expect((await join(home)).status).toBe(200);
  });
});

function cookieIn({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
