import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import type { RunningAdapter } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

const start = async (variables: NodeJS.ProcessEnv, body: unknown, token: string | null = 'token') => {
  const answer = jsonAnswer(200, body);
  ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer), variables));
  return createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token, maxItems: 1 });
};
const errorOf = async (call: Promise<unknown>) => gatewayErrorOf(await call.catch((error: unknown) => error));

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

  it('without a choice it is off for others than this machine, and says what turns it on', async () => {
    const client = await start({ HOST: '0.0.0.0' }, list);
    for (const call of [client.waitList.read.query(), client.waitList.delete.mutate({ waitListId: 1 })]) {
      expect(await errorOf(call)).toMatchObject({
        kind: 'FORBIDDEN',
        message: expect.stringContaining('WAITLIST_ADMIN'),
      });
    }
    expect(gateway.requests).toEqual([]);
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
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each([
    ['an address that is too long', `/trpc/waitList.read?input=${'a'.repeat(2100)}`, '{}', 414],
    ['a name that is too long', `/trpc/${'a'.repeat(2100)}`, '{}', 414],
    ['a percent sign that tells nothing', '/trpc/waitList.read%zz', '{}', 400],
    ['a body that is too long', '/trpc/waitList.read', 'x'.repeat(300_000), 413],
    ['a link that streams', '/trpc/waitList.read?batch=1', '{}', 400],
  ])('a page on the list reads why %s is refused', async (_what, address, body, status) => {
    await start({ ALLOWED_ORIGINS }, {});
    const headers = { ...call.headers, 'trpc-accept': 'application/jsonl', origin: ALLOWED_ORIGINS };
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,trpc-accept',
    };
    const before = await fetch(adapter.url + address, {
      method: 'OPTIONS',
      headers: { origin: ALLOWED_ORIGINS, ...asked },
    });
    expect([before.status, before.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('trpc-accept'),
    ]);
    const answer = await fetch(adapter.url + address, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      status,
      ALLOWED_ORIGINS,
    ]);
    expect(await answer.text()).toContain('"kind":"INVALID_INPUT"');
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
    const crossSite = { ...call, headers: { ...call.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await ask(ALLOWED_ORIGINS, crossSite)).status).toBe(200);
    expect((await ask('https://evil.test', crossSite)).status).toBe(403);
  });
});
