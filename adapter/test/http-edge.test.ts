import { examples } from '@choose-life/contracts/gateway/examples';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
const details = examples['authentication.userDetails'].response;

beforeAll(async () => {
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, details)));
  adapter = await startAdapterHere(gateway.url);
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

const json = { 'content-type': 'application/json' };

const ask = async (path: string, { method = 'GET', body, headers }: Call = {}) => {
  const answer = await request(`${adapter.url}${path}`, {
    method,
    body: body ?? null,
    headers: headers ?? {},
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, text };
};
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(path, { method: 'POST', body, headers });
/** What the client would read at `error.data.gateway`. */
const errorIn = (text: string) => {
  const parsed: { error?: { data: { gateway: unknown } } } = JSON.parse(text);
  return parsed.error?.data.gateway;
};

describe('bad input', () => {
  it.each([
    ['malformed JSON', '/trpc/authentication.login', '{"userEmail":', 400],
    ['a prototype key', '/trpc/authentication.login', '{"__proto__":{"a":1}}', 400],
    ['nesting without end', '/trpc/authentication.login', '['.repeat(5000), 400],
    ['wrong types', '/trpc/authentication.login', '{"userEmail":5,"userPassword":true}', 400],
    ['a missing field', '/trpc/authentication.login', '{"userEmail":"a@b.co"}', 400],
    ['an array', '/trpc/user.update', '[]', 400],
    ['a field nobody knows', '/trpc/authentication.resendOtp', '{"userEmail":"a@b.co","admin":true}', 400],
    [
      'groups that are none',
      '/trpc/hra.saveAnswers',
      '{"answers":[],"assessment":{"clientId":"c","userId":"a"}}',
      400,
    ],
    ['nobody to save for', '/trpc/hra.saveAnswers', '{"answers":{},"assessment":{}}', 400],
    ['an unknown procedure', '/trpc/authentication.logIn', '{}', 404],
    ['an unknown router', '/trpc/constructor.prototype', '{}', 404],
    ['no procedure', '/trpc', '{}', 404],
    ['a malformed PDF request', '/reports/pdf', '{"getReportPdfReportId":7}', 400],
    ['a PDF request that is none', '/reports/pdf', 'null', 400],
  ])('%s gets a typed error and goes nowhere', async (_name, path, body, status) => {
    const seen = gateway.requests.length;
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(errorIn(answer.text)).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
      requestId: /./,
    });
    expect(answer.text).not.toMatch(/stack|\.ts:|zod|Unexpected/i);
    expect(gateway.requests.length).toBe(seen);
  });

  it('names the fields and never the values', async () => {
    const { text } = await post(
      '/trpc/authentication.login',
      '{"userEmail":12345,"userPassword":["hidden"]}',
    );
    expect(text).toMatch(/userEmail/);
    expect(text).toMatch(/userPassword/);
    expect(text).not.toMatch(/12345|hidden/);
  });

  it.each(['..', '.', '', 'a\r\nb', 'a\u0000b', '\ud800'])(
    'the path parameter %j is refused',
    async contentId => {
      const seen = gateway.requests.length;
      const answer = await post('/trpc/content.readByContentId', JSON.stringify({ contentId }));
      expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
      expect(gateway.requests.length).toBe(seen);
    },
  );

  it.each([
    ['a/b', 'a%2Fb'],
    ['%2f', '%252f'],
    ['../..', '..%2F..'],
    ['%2e%2e', '%252e%252e'],
    ['a?b#c', 'a%3Fb%23c'],
    ['//evil.test', '%2F%2Fevil.test'],
    ['ṣọlá@b.co', '%E1%B9%A3%E1%BB%8Dl%C3%A1%40b.co'],
  ])('the path parameter %j stays one segment', async (contentId, segment) => {
    await post('/trpc/content.readByContentId', JSON.stringify({ contentId }));
    expect(gateway.requests.at(-1)).toMatch(
      `GET /api/prod/content/read-by-content-id/${segment} HTTP/1.1\r\n`,
    );
  });

  it('a body of 10 MB is refused unread', async () => {
    const answer = await post(
      '/trpc/user.update',
      JSON.stringify({ userEmail: 'x'.repeat(10_000_000) }),
    ).catch(() => null);
    // The connection may be closed while the body is still on its way.
    if (answer) expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT', message: /256 KB/ });
  });

  it('a body just over the limit gets a typed 413', async () => {
    const answer = await post('/trpc/user.update', JSON.stringify({ userEmail: 'x'.repeat(262_144) }));
    expect(answer.status).toBe(413);
    expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT', message: /256 KB/ });
  });

  it('an over-long batch is refused whole', async () => {
    const paths = Array.from({ length: 11 }, () => 'waitList.read').join(',');
    const answer = await post(`/trpc/${paths}?batch=1`, '{}');
    expect(answer.status).toBe(400);
    expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT', message: /at most 10/ });
  });

  it('a GET on a mutation is refused', async () => {
    const answer = await ask('/trpc/authentication.login?input=%7B%7D');
    expect(answer.status).toBe(405);
    expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT', message: /POST/ });
  });

  it('a PUT is refused', async () => {
    const answer = await ask('/trpc/authentication.login', { method: 'PUT', body: '{}', headers: json });
    expect(answer.status).toBe(405);
    expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
  });

  it.each(['%7B', '%7B%22__proto__%22%3A1%7D', '%5B'.repeat(100)])(
    'bad input in an address: %s',
    async input => {
      const answer = await ask(`/trpc/content.readByContentId?input=${input}`);
      expect(answer.status).toBe(400);
      expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
    },
  );

  it('an address that is too long', async () => {
    const answer = await ask(`/trpc/waitList.read?input=${'a'.repeat(2100)}`);
    expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT', message: /too long/ });
  });
});

describe('media types and callers', () => {
  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json garbage',
    'application/json\t; charset=utf-16',
    'application/jsonp',
  ])('%s is refused before its body is read', async mediaType => {
    for (const path of ['/trpc/authentication.userDetails', '/reports/pdf']) {
      const answer = await post(path, '{}', { 'content-type': mediaType });
      expect(answer.status).toBe(415);
      expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
    }
  });

  it.each(['application/json', 'application/json;charset=utf-8', 'application/json; charset=UTF-8'])(
    '%s is taken',
    async mediaType => {
      const answer = await post('/trpc/authentication.userDetails', '{}', { 'content-type': mediaType });
      expect(answer.status).toBe(200);
    },
  );

  it('a query is answered by GET too', async () => {
    expect((await ask('/trpc/authentication.userDetails')).status).toBe(200);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('a page that is %s gets %i', async (site, status) => {
    const answer = await post('/trpc/authentication.userDetails', '{}', { ...json, 'sec-fetch-site': site });
    expect(answer.status).toBe(status);
  });

  it('no foreign origin is let in by headers', async () => {
    const preflight = await ask('/trpc/authentication.login', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
