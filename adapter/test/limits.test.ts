import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

afterEach(async () => {
  await adapter.stop();
  await gateway.stop();
});

const start = async (variables: NodeJS.ProcessEnv, body: unknown, token: string | null = 'token') => {
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, body)));
  adapter = await startAdapterHere(gateway.url, variables);
  return createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token, maxItems: 1 });
};
const errorOf = async (call: Promise<unknown>) => gatewayErrorOf(await call.catch((error: unknown) => error));
const on = { RATE_LIMIT_PER_MINUTE: '1000' };

describe('limits', () => {
  it('five failed logins of one account are let through, the sixth waits; other accounts do not', async () => {
    const client = await start(on, { responseCode: '01' });
    const login = (userEmail: string) =>
      errorOf(client.authentication.login.mutate({ userEmail, userPassword: 'p' }));
    for (let n = 0; n < 5; n++) expect(await login('ada@b.co')).toMatchObject({ kind: 'REJECTED' });
    const sixth = await login('ADA@b.co ');
    expect(sixth).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(sixth?.retryAfterMs).toBeGreaterThan(0);
    expect(await login('bea@b.co')).toMatchObject({ kind: 'REJECTED' });
    expect(gateway.requests).toHaveLength(6);
  });

  it('wrong passwords at the deletion of an account are limited, and hold back no login', async () => {
    const client = await start(on, { responseCode: '99', responseMessage: 'No.' });
    const form = { userEmail: 'ada@b.co', userPassword: 'p' };
    for (let n = 0; n < 5; n++) {
      expect(await errorOf(client.user.deleteAccount.mutate(form))).toMatchObject({ kind: 'REJECTED' });
    }
    expect(await errorOf(client.user.deleteAccount.mutate(form))).toMatchObject({ kind: 'RATE_LIMITED' });
    expect(await errorOf(client.authentication.login.mutate(form))).toMatchObject({ kind: 'REJECTED' });
  });

  it('logins side by side cannot slip past the limit', async () => {
    const client = await start(on, { responseCode: '01' });
    const login = () =>
      errorOf(client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' }));
    const errors = await Promise.all(Array.from({ length: 20 }, login));
    expect(errors.filter(error => error?.kind === 'REJECTED')).toHaveLength(5);
  });

  it('a success does not count', async () => {
    const client = await start(on, examples['authentication.login'].response);
    for (let n = 0; n < 12; n++) {
      await client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' });
    }
    expect(gateway.requests).toHaveLength(12);
  });

  it('one mail a minute on resending, three an hour on forgetting, six appraisals a minute', async () => {
    const client = await start(on, { responseCode: '00', status: 'OK', meta: { reportId: 'r' } });
    const resend = () => errorOf(client.authentication.resendOtp.mutate({ userEmail: 'a@b.co' }));
    expect([await resend(), await resend()]).toMatchObject([null, { kind: 'RATE_LIMITED' }]);
    const forget = () => errorOf(client.authentication.initiatePasswordReset.mutate({ userEmail: 'a@b.co' }));
    for (let n = 0; n < 3; n++) expect(await forget()).toBeNull();
    expect(await forget()).toMatchObject({ kind: 'RATE_LIMITED' });
    const input = { answers: toGroups({}), assessment: { clientId: 'c', userId: 'a@b.co' } };
    const appraise = () => errorOf(client.hra.appraiseRisks.mutate(input));
    for (let n = 0; n < 6; n++) expect(await appraise()).toBeNull();
    expect(await appraise()).toMatchObject({ kind: 'RATE_LIMITED' });
  });

  it('a flood from one address gets a typed error and headers that say when to come back', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '3' }, examples['authentication.userDetails'].response);
    const ask = () => fetch(`${adapter.url}/trpc/authentication.userDetails`);
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200);
    const flooded = await ask();
    expect(flooded.status).toBe(429);
    expect(Number(flooded.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(flooded.headers.get('ratelimit-limit')).toBe('3');
    const { error }: { error: unknown } = JSON.parse(await flooded.text());
    expect(gatewayErrorOf(error)).toMatchObject({
      kind: 'RATE_LIMITED',
      outcome: 'not-sent',
    });
  });

  it('0 switches every limit off', async () => {
    const client = await start({ RATE_LIMIT_PER_MINUTE: '0' }, { responseCode: '01' });
    for (let n = 0; n < 30; n++) {
      const login = client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' });
      expect(await errorOf(login)).toMatchObject({ kind: 'REJECTED' });
    }
  });
});

describe('wait-list admin switch', () => {
  const list = { ...examples['authentication.userDetails'].response, userEmail: 'Ada@b.co', data: [] };

  it.each([
    ['open', '', null, null],
    ['off', '', 'token', 'FORBIDDEN'],
    ['signed-in', '', null, 'FORBIDDEN'],
    ['signed-in', '', 'token', null],
    ['list', 'bea@b.co', 'token', 'FORBIDDEN'],
    ['list', 'bea@b.co,ada@B.co', 'token', null],
  ])('%s with list %j and token %j gives %j', async (WAITLIST_ADMIN, WAITLIST_ADMINS, token, kind) => {
    const client = await start({ WAITLIST_ADMIN, WAITLIST_ADMINS }, list, token);
    const errors = [
      await errorOf(client.waitList.read.query()),
      await errorOf(client.waitList.delete.mutate({ waitListId: 1 })),
    ];
    expect(errors.map(error => error?.kind ?? null)).toEqual([kind, kind]);
    expect(await errorOf(client.waitList.create.mutate({ waitListEmail: 'x@b.co' }))).toBeNull();
  });

  it('a token that is not accepted opens nothing', async () => {
    const client = await start({ WAITLIST_ADMIN: 'signed-in' }, { responseCode: '22' });
    expect(await errorOf(client.waitList.read.query())).toMatchObject({ kind: 'SESSION_EXPIRED' });
  });
});

describe('foreign origins', () => {
  const ALLOWED_ORIGINS = 'https://app.example.com';
  const page = 'http://localhost:5173';
  const ask = async (origin: string, init: RequestInit = {}) => {
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, {
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-site', ...init.headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

  it.each([
    ['asked beforehand, where no origin is listed', {}, preflight],
    ['asked beforehand, where others are listed', { ALLOWED_ORIGINS }, preflight],
    ['called, where no origin is listed', {}, call],
    ['called, where others are listed', { ALLOWED_ORIGINS }, call],
    ['called by GET', {}, {}],
  ])('%s: answer and log say what to set, and the browser keeps the page out', async (_case, set, init) => {
    await start(set, examples['authentication.userDetails'].response);
    const { status, headers, text } = await ask(page, init);
    expect(status).toBe(403);
    expect(text).toContain('"kind":"FORBIDDEN"');
    expect(text).toContain(`ALLOWED_ORIGINS=${page}`);
    expect(text).not.toContain('app.example.com');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    await ask(page, init);
    const lines = adapter.log.filter(line => line.includes('foreign origin refused'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`ALLOWED_ORIGINS=${page}`);
  });

  it.each([
    'null',
    'https://a.example/path',
    'https://user:secret@a.example',
    'chrome-extension://abcdef',
    '"><script>',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
  ])('%s is refused and not repeated', async origin => {
    await start({}, examples['authentication.userDetails'].response);
    const { status, text } = await ask(origin, preflight);
    expect(status).toBe(403);
    expect(text).toContain('Calls from this website are not allowed here.');
    expect(text + adapter.log.join('')).not.toContain(origin === 'null' ? 'ALLOWED_ORIGINS' : origin);
  });

  it('a request for options that no page asks beforehand is answered as before', async () => {
    await start({}, examples['authentication.userDetails'].response);
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('only those on the list are let in, for POST', async () => {
    await start({ ALLOWED_ORIGINS }, examples['authentication.userDetails'].response);
    const preflight = (origin: string) =>
      fetch(`${adapter.url}/trpc/authentication.login`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    const good = await preflight('https://app.example.com');
    expect(good.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    expect(good.headers.get('access-control-allow-methods')).toBe('POST');
    expect(good.headers.get('access-control-max-age')).toBe('600');
    expect(good.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['https://app.example.com', 200],
    ['https://evil.test', 403],
  ])('a call from %s gets %i', async (origin, status) => {
    await start({ ALLOWED_ORIGINS }, examples['authentication.userDetails'].response);
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(answer.status).toBe(status);
  });
});
