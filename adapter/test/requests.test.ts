import { once } from 'node:events';
import { connect } from 'node:net';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterAll, describe, expect, it } from 'vitest';
import { startGatewayAndAdapter } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { sendRequest } from './send-request.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

const details = jsonAnswer(200, examples['authentication.userDetails'].response);
const { gateway, adapter, stop } = await startGatewayAndAdapter(socket => socket.write(details));
afterAll(stop);

const json = { 'content-type': 'application/json' };

const post = (path: string, body: string, headers: Record<string, string> = json) =>
  sendRequest(`${adapter.url}${path}`, { method: 'POST', body, headers });
const sendRawRequest = (...parts: Parameters<typeof rawRequest>) =>
  sendRaw(adapter.url, rawRequest(...parts));
const errorIn = (text: string) => {
  const parsed: { error?: { data: { gateway: Record<string, unknown> } } } = JSON.parse(text);
  return parsed.error?.data.gateway;
};
const invalidInput = { kind: 'INVALID_INPUT', outcome: 'not-sent', requestId: expect.stringMatching(/./) };

describe('an API request', () => {
  it.each([
    ['malformed JSON', '/trpc/authentication.login', '{"userEmail":', 400],
    ['a prototype key', '/trpc/authentication.login', '{"__proto__":{"a":1}}', 400],
    ['deep nesting', '/trpc/authentication.login', '['.repeat(5000), 400],
    ['wrong types', '/trpc/authentication.login', '{"userEmail":5,"userPassword":true}', 400],
    ['a missing field', '/trpc/authentication.login', '{"userEmail":"a@b.co"}', 400],
    ['an array', '/trpc/user.update', '[]', 400],
    ['an unknown field', '/trpc/authentication.resendOtp', '{"userEmail":"a@b.co","admin":true}', 400],
    [
      'a list in place of answer groups',
      '/trpc/hra.saveAnswers',
      '{"answers":[],"assessment":{"clientId":"c","userId":"a"}}',
      400,
    ],
    ['an empty assessment', '/trpc/hra.saveAnswers', '{"answers":{},"assessment":{}}', 400],
    ['an unknown procedure', '/trpc/my-secret%0d%0aword', '{}', 404],
    ['an unknown router', '/trpc/constructor.prototype', '{}', 404],
    ['no name of a procedure', '/trpc', '{}', 404],
    ['a malformed PDF request', '/reports/pdf', '{"getReportPdfReportId":7}', 400],
    ['a PDF request that is null', '/reports/pdf', 'null', 400],
  ])(
    'with %s gets a typed error that does not repeat the input, and nothing is sent to the gateway',
    async (_name, path, body, status) => {
      const sentBefore = gateway.requests.length;
      const answer = await post(path, body);
      expect(answer.status).toBe(status);
      expect(errorIn(answer.text)).toMatchObject(invalidInput);
      expect(answer.text).not.toMatch(/stack|\.ts:|zod|Unexpected|my-secret/i);
      expect(gateway.requests.length).toBe(sentBefore);
    },
  );

  it('with invalid fields is refused with the names of the fields, and without their values', async () => {
    const { text } = await post(
      '/trpc/authentication.login',
      '{"userEmail":12345,"userPassword":["hidden"]}',
    );
    expect(text).toMatch(/userEmail/);
    expect(text).toMatch(/userPassword/);
    expect(text).not.toMatch(/12345|hidden/);
  });

  it('with a body that is not UTF-8 is refused', async () => {
    const body = Buffer.from('{"userEmail":"a@b.co","userPassword":"\u00ff"}', 'latin1');
    const sentBefore = gateway.requests.length;
    expect((await sendRawRequest('POST', '/trpc/authentication.login', { body })).status).toBe(400);
    expect(gateway.requests.length).toBe(sentBefore);
  });

  it.each(['..', '.', '', 'a\r\nb', 'a\u0000b', '\ud800'])(
    'with the invalid path parameter %j is refused',
    async contentId => {
      const sentBefore = gateway.requests.length;
      const answer = await post('/trpc/content.readByContentId', JSON.stringify({ contentId }));
      expect(errorIn(answer.text)).toMatchObject(invalidInput);
      expect(gateway.requests.length).toBe(sentBefore);
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
  ])(
    'with the path parameter %j is sent to the gateway with the parameter as one segment',
    async (contentId, segment) => {
      await post('/trpc/content.readByContentId', JSON.stringify({ contentId }));
      expect(gateway.requests.at(-1)).toContain(
        `GET /api/prod/content/read-by-content-id/${segment} HTTP/1.1\r\n`,
      );
    },
  );

  it('with a body above the limit of 256 KB is refused with a typed 413', async () => {
    const answer = await post('/trpc/user.update', JSON.stringify({ userEmail: 'x'.repeat(262_144) }));
    expect(answer.status).toBe(413);
    expect(errorIn(answer.text)).toMatchObject({
      kind: 'INVALID_INPUT',
      message: expect.stringMatching(/256 KB/),
    });
  });

  it.each([
    // The route accepts GET for queries, so the refusal of a mutation names POST in its message and has no Allow header.
    ['GET', '/trpc/authentication.login?input=%7B%7D', /POST/, undefined],
    ['GET', '/reports/pdf', /./, 'POST'],
    ['PUT', '/trpc/waitList.read', /./, 'GET, HEAD, POST'],
  ])(
    'with the wrong method (%s %s) is refused with the allowed methods',
    async (method, path, message, allowed) => {
      const answer = await sendRawRequest(method, path);
      expect(answer.status).toBe(405);
      expect(errorIn(answer.body)).toMatchObject({
        ...invalidInput,
        message: expect.stringMatching(message),
      });
      expect(answer.headers.allow).toBe(allowed);
    },
  );

  it.each(['%7B', '%7B%22__proto__%22%3A1%7D', '%5B'.repeat(100)])(
    'with the invalid input %s in its query is refused',
    async input => {
      const answer = await sendRequest(`${adapter.url}/trpc/content.readByContentId?input=${input}`);
      expect(answer.status).toBe(400);
      expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
    },
  );

  it.each(['//', '//[', '/\\', '//['.repeat(20)])(
    'with the path %j is answered with 404, like every other unknown path',
    async path => {
      // This adapter has no build of the web app, so every page is a 404. A path that cannot be parsed would be a 500.
      expect((await sendRawRequest('GET', path)).status).toBe(404);
    },
  );
});

describe('the adapter', () => {
  it('refuses a body without a media type, both with Content-Length and with chunks', async () => {
    const head = 'POST /trpc/authentication.userDetails HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    for (const lengthAndBody of [
      'Content-Length: 2\r\n\r\n{}',
      'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ]) {
      expect((await sendRaw(adapter.url, head + lengthAndBody)).status).toBe(415);
    }
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json garbage',
    'application/json\t; charset=utf-16',
    'application/jsonp',
  ])('refuses the media type %s', async mediaType => {
    for (const path of ['/trpc/authentication.userDetails', '/reports/pdf']) {
      const answer = await post(path, '{}', { 'content-type': mediaType });
      expect(answer.status).toBe(415);
      expect(errorIn(answer.text)).toMatchObject({ kind: 'INVALID_INPUT' });
    }
  });

  it.each(['application/json', 'application/json;charset=utf-8', 'application/json; charset=UTF-8'])(
    'accepts the media type %s',
    async mediaType => {
      const answer = await post('/trpc/authentication.userDetails', '{}', { 'content-type': mediaType });
      expect(answer.status).toBe(200);
    },
  );

  // refused-callers.test.ts has the values of pages of another origin.
  it.each(['same-origin', 'none'])('accepts a request with the header Sec-Fetch-Site: %s', async site => {
    const answer = await post('/trpc/authentication.userDetails', '{}', { ...json, 'sec-fetch-site': site });
    expect(answer.status).toBe(200);
  });
});

describe('a batch', () => {
  // The adapter refuses these batches before it reads their inputs, so there are none.
  const batch = (...names: string[]) => post(`/trpc/${names.join(',')}?batch=1`, '{}');

  it('of queries and mutations is refused with the reason', async () => {
    const answer = await batch('authentication.userDetails', 'user.update');
    expect(answer.status).toBe(400);
    expect(errorIn(answer.text)).toMatchObject({
      ...invalidInput,
      message: expect.stringMatching(/queries and mutations/),
    });
  });

  it('of more than 10 calls is refused, and its log line has the request id of the error', async () => {
    const answer = await batch(...Array.from({ length: 11 }, () => 'waitList.read'));
    expect(answer.status).toBe(400);
    expect(errorIn(answer.text)).toMatchObject({
      ...invalidInput,
      message: expect.stringMatching(/maximum is 10/),
    });
    expect(adapter.log.join('')).toContain(errorIn(answer.text)?.requestId);
  });
});

/* Request smuggling: a proxy and the adapter could disagree about where a request with an ambiguous length ends. */
describe('a request whose length is ambiguous', () => {
  const head =
    'POST /trpc/authentication.userDetails HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  /** A second request, which must not be answered. */
  const hidden = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const chunks = `0\r\n\r\n${hidden}`;

  it.each([
    ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunks}`],
    ['two lengths', `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
    ['a list of lengths', `Content-Length: 2, 40\r\n\r\n{}${hidden}`],
    ['a length with a sign', `Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a name with a space before the colon', `Transfer-Encoding : chunked\r\n\r\n${chunks}`],
    ['an unknown encoding', `Transfer-Encoding: xchunked\r\n\r\n${chunks}`],
    ['two encodings', `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunks}`],
    ['a line that ends with LF only', `Content-Length: 2\nX: y\r\n\r\n{}${hidden}`],
    ['a folded header', `X: y\r\n Content-Length: 40\r\n\r\n{}${hidden}`],
    ['a chunk size that is not a number', `Transfer-Encoding: chunked\r\n\r\nx\r\n{}\r\n${chunks}`],
  ])('is refused, and a request after it is not answered: %s', async (_title, lengthAndBody) => {
    const sentBefore = gateway.requests.length;
    const { text } = await sendRaw(adapter.url, head + lengthAndBody);
    // After an unknown encoding, the bytes of the second request get a 400 too, because they are not read as a request.
    expect(new Set(text.match(/HTTP\/1\.1 \d+/g))).toEqual(new Set(['HTTP/1.1 400']));
    expect(gateway.requests.length).toBe(sentBefore);
  });
});

describe('the address of a caller', () => {
  /**
   * Makes a call with each of these values in X-Forwarded-For, X-Real-IP and Forwarded. The adapter allows only one call from each IP address,
   * so the status shows whether the address was used before.
   * @returns each value with the HTTP status
   */
  async function statusesOf(
    variables: NodeJS.ProcessEnv,
    forwardedFor: readonly string[],
  ): Promise<[value: string, status: number][]> {
    const strict = await startAdapterInProcess(gateway.url, { RATE_LIMIT_PER_MINUTE: '1', ...variables });
    const statuses: [string, number][] = [];
    for (const value of forwardedFor) {
      const headers = { 'x-forwarded-for': value, 'x-real-ip': value, forwarded: `for=${value}` };
      const { status } = await sendRequest(`${strict.url}/trpc/authentication.userDetails`, { headers });
      statuses.push([value, status]);
    }
    await strict.stop();
    return statuses;
  }

  it('is the address of the connection if TRUST_PROXY is not set, whatever X-Forwarded-For contains', async () => {
    expect(await statusesOf({}, ['203.0.113.1', '203.0.113.2'])).toEqual([
      ['203.0.113.1', 200],
      ['203.0.113.2', 429],
    ]);
  });

  it('is the address that a load balancer in TRUST_PROXY has added to X-Forwarded-For', async () => {
    const expected: [string, number][] = [
      ['203.0.113.1', 200],
      ['203.0.113.2', 200],
      // The load balancer appends the address of the caller. The caller may have sent everything before it.
      ['made-up, 203.0.113.1', 429],
      ['198.51.100.9, 203.0.113.2:4000', 429],
      // The last address belongs to a trusted load balancer, so the address before it counts.
      ['203.0.113.2, 127.0.0.1:4000', 429],
      // If the value is not an address, the address of the load balancer counts. The second of these two calls uses it again.
      ['203.0.113.2, made-up', 200],
      ['also made-up', 429],
    ];
    const forwardedFor = expected.map(([value]) => value);
    expect(await statusesOf({ TRUST_PROXY: '127.0.0.0/8' }, forwardedFor)).toEqual(expected);
  });
});

it('a graceful stop does not wait for an incomplete request', async () => {
  const stopping = await startAdapterInProcess(gateway.url);
  const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
  // A complete request comes first, because its response shows that the server has read the incomplete one too. Otherwise the stop might close
  // the connection immediately, as it does without a request.
  socket.write(
    `GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\nPOST /trpc/authentication.login HTTP/1.1\r\n${head}\r\n{`,
  );
  await once(socket, 'data');
  // Only the adapter can close the connection, because this side never ends it.
  const closed = once(socket, 'close');
  const startedAt = performance.now();
  await Promise.all([stopping.stop(), closed]);
  // A stop waits up to 35 s for a call that has arrived completely, so 20 s shows that it did not wait.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
