import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import type { RunningAdapter } from './start-adapter-in-process.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

const start = async (variables: NodeJS.ProcessEnv, body: unknown, token: string | null = 'token') => {
  const answer = jsonAnswer(200, body);
  ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer), variables));
  return createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token, maxItems: 1 });
};
const errorOf = async (call: Promise<unknown>) => gatewayErrorOf(await call.catch((error: unknown) => error));

describe('reading the wait-list and deleting its entries', () => {
  // One answer for every call of these tests: it is valid for user-details and for the wait-list. The capital letter must not matter, since
  // addresses are compared without case.
  const detailsAndList = {
    ...examples['authentication.userDetails'].response,
    userEmail: 'Ada@b.co',
    data: [],
  };

  it.each([
    ['open', '', null, null],
    ['off', '', 'token', 'FORBIDDEN'],
    ['signed-in', '', null, 'FORBIDDEN'],
    ['signed-in', '', 'token', null],
    ['list', 'bea@b.co', 'token', 'FORBIDDEN'],
    ['list', 'bea@b.co,ada@B.co', 'token', null],
  ])(
    'with WAITLIST_ADMIN=%s, WAITLIST_ADMINS=%j and the token %j ends with the error kind %j',
    async (WAITLIST_ADMIN, WAITLIST_ADMINS, token, kind) => {
      const client = await start({ WAITLIST_ADMIN, WAITLIST_ADMINS }, detailsAndList, token);
      const errors = [
        await errorOf(client.waitList.read.query()),
        await errorOf(client.waitList.delete.mutate({ waitListId: 1 })),
      ];
      expect(errors.map(error => error?.kind ?? null)).toEqual([kind, kind]);
    },
  );

  it('is forbidden by default if other machines can connect, with a message that names WAITLIST_ADMIN', async () => {
    const client = await start({ HOST: '0.0.0.0' }, detailsAndList);
    for (const call of [client.waitList.read.query(), client.waitList.delete.mutate({ waitListId: 1 })]) {
      expect(await errorOf(call)).toMatchObject({
        kind: 'FORBIDDEN',
        message: expect.stringContaining('WAITLIST_ADMIN'),
      });
    }
    expect(gateway.requests).toEqual([]);
  });

  it('fails with SESSION_EXPIRED for a token that the gateway does not accept', async () => {
    const client = await start({ WAITLIST_ADMIN: 'signed-in' }, { responseCode: '22' });
    expect(await errorOf(client.waitList.read.query())).toMatchObject({ kind: 'SESSION_EXPIRED' });
  });
});

it('joining the wait-list needs no session, even if nobody may read it', async () => {
  const client = await start({ WAITLIST_ADMIN: 'off' }, { responseCode: '00' }, null);
  expect(await client.waitList.create.mutate({ waitListEmail: 'x@b.co' })).toEqual({ responseCode: '00' });
});

describe('a page of another origin', () => {
  const ALLOWED_ORIGINS = 'https://app.example.com';
  const pageOrigin = 'http://localhost:5173';
  const send = async (origin: string, init: RequestInit = {}) => {
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, {
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-site', ...init.headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const crossSiteCall = { ...call, headers: { ...call.headers, 'sec-fetch-site': 'cross-site' } };

  it.each([
    ['a preflight, without ALLOWED_ORIGINS', {}, preflight],
    ['a preflight, with other ALLOWED_ORIGINS', { ALLOWED_ORIGINS }, preflight],
    ['a POST, without ALLOWED_ORIGINS', {}, call],
    ['a POST, with other ALLOWED_ORIGINS', { ALLOWED_ORIGINS }, call],
    ['a POST of another site, with other ALLOWED_ORIGINS', { ALLOWED_ORIGINS }, crossSiteCall],
    ['a GET, without ALLOWED_ORIGINS', {}, {}],
  ])(
    'is refused, and the response and the log name the setting that would allow it: %s',
    async (_case, variables, init) => {
      await start(variables, examples['authentication.userDetails'].response);
      const { status, headers, text } = await send(pageOrigin, init);
      expect(status).toBe(403);
      expect(text).toContain('"kind":"FORBIDDEN"');
      expect(text).toContain(`ALLOWED_ORIGINS=${pageOrigin}`);
      // The response does not disclose the allowed origins.
      expect(text).not.toContain('app.example.com');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      await send(pageOrigin, init);
      // One line for the two requests, because an origin is logged at most once a minute.
      const lines = adapter.log.filter(line => line.includes('foreign origin refused'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`ALLOWED_ORIGINS=${pageOrigin}`);
    },
  );

  it.each([
    'null',
    'https://a.example/path',
    'https://user:secret@a.example',
    'chrome-extension://abcdef',
    '"><script>',
    // Longer than the 200 characters of an origin that may be logged.
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
  ])('is refused without a suggestion if its origin cannot be allowed: %s', async origin => {
    await start({}, examples['authentication.userDetails'].response);
    const { status, text } = await send(origin, preflight);
    expect(status).toBe(403);
    expect(text).toContain('Calls from this website are not allowed here.');
    const shownText = text + adapter.log.join('');
    expect(shownText).not.toContain('ALLOWED_ORIGINS');
    // The word null is also a JSON value of the response.
    if (origin !== 'null') expect(shownText).not.toContain(origin);
  });

  it.each([
    ['an address that is too long', `/trpc/waitList.read?input=${'a'.repeat(2100)}`, '{}', 414],
    ['an invalid percent-encoding', '/trpc/waitList.read%zz', '{}', 400],
    ['a body that is too long', '/trpc/waitList.read', 'x'.repeat(300_000), 413],
    ['a request of httpBatchStreamLink', '/trpc/waitList.read?batch=1', '{}', 400],
  ])('can read why %s is refused if the page has an allowed origin', async (_what, address, body, status) => {
    await start({ ALLOWED_ORIGINS }, {});
    const headers = { ...call.headers, 'trpc-accept': 'application/jsonl', origin: ALLOWED_ORIGINS };
    const requested = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,trpc-accept',
    };
    const allowed = await fetch(adapter.url + address, {
      method: 'OPTIONS',
      headers: { origin: ALLOWED_ORIGINS, ...requested },
    });
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
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

  it('gets a preflight response that allows POST without cookies for ten minutes if its origin is in ALLOWED_ORIGINS', async () => {
    await start({ ALLOWED_ORIGINS }, {});
    const { headers } = await send(ALLOWED_ORIGINS, preflight);
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGINS);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may send a POST if its origin is in ALLOWED_ORIGINS', async () => {
    await start({ ALLOWED_ORIGINS }, examples['authentication.userDetails'].response);
    expect((await send(ALLOWED_ORIGINS, crossSiteCall)).status).toBe(200);
  });
});

it('OPTIONS without an Origin header is not a preflight request, and is answered with 405', async () => {
  await start({}, examples['authentication.userDetails'].response);
  const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
