import { randomBytes } from 'node:crypto';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { examples } from '@choose-life/contracts/gateway/examples';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

const owner = 'ada@b.co';
const home = '198.51.100.7';
const elsewhere = '203.0.113.9';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

afterEach(async () => {
  await adapter.stop();
  await gateway.stop();
});

/** A gateway that knows one password, one code and one token, behind an adapter behind a balancer. */
const start = async (variables: NodeJS.ProcessEnv = {}) => {
  gateway = await startMisbehaving((socket, sent) => {
    const isRight = sent.includes('"right"');
    if (/\r\nauthorization: made-up/i.test(sent))
      return socket.write(jsonAnswer(200, { responseCode: '22' }));
    if (sent.includes('/authentication/login') && isRight)
      return socket.write(jsonAnswer(200, examples['authentication.login'].response));
    const asksForSecret = /authentication\/(login|complete|change)|delete-account/.test(sent);
    const code = asksForSecret && !isRight ? '01' : '00';
    return socket.write(
      jsonAnswer(200, { responseCode: code, status: 'OK', uniqueString: 'u', meta: { reportId: 'r' } }),
    );
  });
  const set = { RATE_LIMIT_PER_MINUTE: '5000', TRUST_PROXY: '127.0.0.1', ...variables };
  // The clock stands still: nothing is let through because this machine is slow.
  adapter = await startAdapterHere(gateway.url, set, { limitsNow: () => 0 });
};

interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly token?: string;
}

const ask = async (path: string, input: object, { address = home, cookie, token }: From = {}) => {
  const { statusCode, headers, body } = await request(`${adapter.url}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: token }),
    },
    body: JSON.stringify(input),
  });
  return { status: statusCode, headers, text: await body.text() };
};
const call = (name: string, input: object, from?: From) => ask(`trpc/${name}`, input, from);
const login = (userPassword: string, from?: From, userEmail = owner) =>
  call('authentication.login', { userEmail, userPassword }, from);
/** How many of so many calls were not held back. */
const passed = async (times: number, once: (n: number) => Promise<{ status: number }>) => {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await once(n)).status !== 429) count++;
  return count;
};

describe('an owner whose password a stranger guesses', () => {
  it('logs in from another address as ever', async () => {
    await start();
    expect(await passed(30, () => login('guess', { address: elsewhere }))).toBe(5);
    expect((await login('right')).status).toBe(200);
  });

  it('logs in behind the same address from a browser that has logged in before', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    await passed(30, () => login('guess'));
    expect((await login('right')).status).toBe(429);
    expect((await login('right', { cookie: `other=1; ${cookie}; more=2` })).status).toBe(200);
  });

  it('logs in from a known browser while guesses come from hundreds of addresses', async () => {
    await start();
    const cookie = cookieIn(await login('right'));
    const guesses = await passed(200, n => login('guess', { address: `203.0.${n}.1` }));
    expect(guesses).toBe(100);
    expect((await login('right', { address: '192.0.2.1' })).status).toBe(429);
    expect((await login('right', { address: '192.0.2.1', cookie })).status).toBe(200);
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

  it('is not set where limits are switched off', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '0' });
    expect((await login('right')).headers['set-cookie']).toBeUndefined();
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

describe('limits of a token', () => {
  const appraisal = { answers: toGroups({}), assessment: { clientId: 'c', userId: owner } };
  const pdf = { getReportPdfReportId: 'r', getReportPdfClientId: 'c' };

  it('count PDFs, however they are asked for', async () => {
    await start();
    const from = { token: 'good' };
    expect(await passed(12, () => ask('reports/pdf', pdf, from))).toBe(12);
    expect(await passed(12, () => call('hra.getReportPdf', pdf, from))).toBe(8);
    expect(await passed(12, () => ask('reports/pdf', pdf, { token: 'other' }))).toBe(12);
  });

  it('count no token that the gateway does not know', async () => {
    await start();
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n++)
      statuses.add((await call('hra.appraiseRisks', appraisal, { token: 'made-up' })).status);
    expect([...statuses]).toEqual([401]);
    expect(await passed(30, () => call('hra.appraiseRisks', appraisal, { token: 'good' }))).toBe(6);
  });
});

describe('the flood limit', () => {
  it('counts each call of a batch', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '20' });
    const names = Array.from({ length: 10 }, () => 'authentication.userDetails').join(',');
    const batch = () => call(`${names}?batch=1`, {});
    expect(await passed(5, batch)).toBe(2);
    const refused = await batch();
    expect(refused.headers['ratelimit-remaining']).toBe('0');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the log line of a request', () => {
  const callers = () =>
    adapter.log
      .map((line): { msg?: string; caller?: string } => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
      .map(({ caller }) => caller);

  it('tells addresses apart without naming them', async () => {
    await start();
    for (const address of [home, home, elsewhere]) await login('right', { address });
    const [first, second, third] = callers();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[\w-]{8}$/);
    expect(third).not.toBe(first);
    expect(adapter.log.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9|127\.0\.0\.1/);
  });

  it('believes nobody about their address but the balancers that are named', async () => {
    await start({ TRUST_PROXY: '' });
    for (const address of [home, elsewhere]) await login('right', { address });
    expect(new Set(callers()).size).toBe(1);
  });
});

function cookieIn({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
