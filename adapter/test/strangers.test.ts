import { randomBytes } from 'node:crypto';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import {
  adapter,
  call,
  elsewhere,
  type From,
  gateway,
  home,
  login,
  owner,
  passed,
  start,
} from './callers.ts';

describe('an owner whose password a stranger guesses', () => {
  it('logs in from another address as ever', async () => {
    await start();
    expect(await passed(30, () => login('guess', { address: elsewhere }))).toBe(5);
    expect((await login('right')).status).toBe(200);
  });

  it('logs in from a known browser while guesses come from hundreds of addresses', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    const guesses = await passed(200, n => login('guess', { address: `203.0.${n}.1` }));
    expect(guesses).toBe(100);
    expect((await login('right', { address: '192.0.2.1' })).status).toBe(429);
    expect(
      (await login('right', { address: '192.0.2.1', cookie: `other=1; ${cookie}; more=2` })).status,
    ).toBe(200);
  });

  it('is not held back where addresses of one IPv6 network are used up', async () => {
    await start();
    const guess = (n: number) => login('guess', { address: `2001:db8:1:2:${n}::${n}` });
    expect(await passed(30, guess)).toBe(5);
    expect((await login('right', { address: '2001:db8:1:3::1' })).status).toBe(200);
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

  it('of one account says nothing of another', async () => {
    await start();
    const cookie = cookieIn(await login('right', {}, 'stranger@b.co'));
    expect(await passed(30, () => login('guess', { cookie }))).toBe(5);
  });

  it('is known to another copy of the adapter with the same key, and to none without', async () => {
    await start({ KNOWN_BROWSER_KEY: 'k'.repeat(32) });
    const cookie = cookieIn(await login('right'));
    const others = [{ KNOWN_BROWSER_KEY: 'k'.repeat(32) }, { KNOWN_BROWSER_KEY: 'o'.repeat(32) }, {}];
    const statuses: number[] = [];
    for (const variables of others) {
      await adapter.stop();
      await gateway.stop();
      await start(variables);
      await passed(30, () => login('guess'));
      statuses.push((await login('right', { cookie })).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
  });
});

describe('a stranger', () => {
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
    ['authentication.initiatePasswordReset', 3],
    ['authentication.resendOtp', 1],
  ])('cannot flood a mailbox, nor keep its owner from a letter: %s', async (name, most) => {
    await start();
    const form = { ...examples['authentication.initiateEnrollment'].request, userEmail: owner };
    const letter = (address: string) =>
      call(name, name.endsWith('Enrollment') ? form : { userEmail: owner }, { address });
    expect(await passed(20, () => letter(elsewhere))).toBe(most);
    expect((await letter(home)).status).toBe(200);
    expect(await passed(40, n => letter(`203.0.${n}.1`))).toBeLessThanOrEqual(10);
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
