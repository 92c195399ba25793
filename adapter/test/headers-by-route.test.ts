import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RawAnswer, rawRequest, sendRaw } from './raw-request.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
const webDist = mkdtempSync(join(tmpdir(), 'choose-life-web-'));
const allowedOrigin = 'https://app.test';

beforeAll(async () => {
  writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
  writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
  mkdirSync(join(webDist, 'docs/assets'), { recursive: true });
  writeFileSync(join(webDist, 'docs/assets/docs-1a2b.css'), 'body {}');
  const details = examples['authentication.userDetails'].response;
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, details)));
  const variables = {
    PUBLIC_URL: 'https://chooselife.test',
    ALLOWED_ORIGINS: allowedOrigin,
    DOCS: 'off',
    RATE_LIMIT_PER_MINUTE: '6000',
  };
  adapter = await startAdapterHere(gateway.url, variables, { webDist });
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
  rmSync(webDist, { recursive: true });
});

const ask = (...parts: Parameters<typeof rawRequest>) => sendRaw(adapter.url, rawRequest(...parts));
const gatewayErrorIn = ({ body }: RawAnswer) => JSON.parse(body).error.data.gateway;

/** The headers of every answer that is no page. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const headersIn = ({ headers }: RawAnswer) => Object.fromEntries(headers);

describe('a call, however its address is spelled', () => {
  it.each([
    ['POST', '/trpc/authentication.userDetails', 200],
    ['POST', '/%74rpc/authentication.userDetails', 200],
    ['POST', '/%74%72pc/%61uthentication.userDetails', 200],
    ['GET', '/tr%70c/authentication.userDetails', 200],
    ['POST', '/report%73/pdf', 400],
    ['GET', '/report%73/pdf', 405],
    ['DELETE', '/%74rpc/authentication.userDetails', 405],
    ['OPTIONS', '/%74rpc/authentication.userDetails', 400],
    ['HEAD', '/%74rpc/authentication.userDetails', 405],
    ['PROPFIND', '/trpc/authentication.userDetails', 405],
    ['POST', '/%74rpc/authentication.userDetails/', 404],
    ['POST', '/%74rpc/', 404],
    ['POST', '/%74rpc', 404],
    ['POST', '/trpc//authentication.userDetails', 404],
    ['POST', '/%74rpc/a/b', 404],
    ['POST', '/report%73/pdf/', 404],
  ])('%s %s is kept from caches, and logged', async (method, address, status) => {
    const before = adapter.log.length;
    const answer = await ask(method, address, '', method === 'POST' ? '{}' : '');
    expect(answer.status).toBe(status);
    expect(headersIn(answer)).toMatchObject(apiHeaders);
    expect(adapter.log.slice(before).join('')).toMatch(/"proc":"\/(trpc|reports)[^"]*".*"msg":"request"/);
  });

  it.each([
    'Origin: https://app.test\r\n',
    'Origin: https://other.test\r\n',
    'Origin: https://other.test\r\nSec-Fetch-Site: cross-site\r\n',
    '',
  ])('says that its answer depends on the origin: %j', async origin => {
    const answer = await ask('POST', '/trpc/authentication.userDetails', origin, '{}');
    expect(headersIn(answer)).toMatchObject({ vary: 'Origin' });
  });
});

describe('an address without a route', () => {
  it.each([
    ['GET', '//trpc/authentication.userDetails'],
    ['POST', '//trpc/authentication.userDetails'],
    ['GET', '/TRPC/authentication.userDetails'],
    ['GET', '/trpc%2Fauthentication.userDetails'],
    ['GET', '/livez/'],
    ['GET', '//config.json'],
    ['HEAD', '/config.json'],
    ['PUT', '/livez'],
    ['DELETE', '/'],
    ['PROPFIND', '/'],
    ['GET', '/assets/gone.js'],
  ])('%s %s says how long it may be kept', async (method, address) => {
    const answer = await ask(method, address);
    expect([400, 404, 405]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toMatch(/^no-(store|cache)$/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('names the methods there are', async () => {
    expect(headersIn(await ask('DELETE', '/'))).toMatchObject({ ...apiHeaders, allow: 'GET, HEAD' });
  });
});

describe('what comes to no route', () => {
  it.each([
    ['an address that cannot be decoded', rawRequest('GET', '/trpc/%ZZ'), 400],
    ['a part that is too long', rawRequest('GET', `/trpc/${'x'.repeat(3000)}`), 414],
    ['headers that are too large', rawRequest('GET', '/', `X: ${'x'.repeat(20_000)}\r\n`), 431],
    ['ten thousand headers', rawRequest('GET', '/', 'a:b\r\n'.repeat(10_000)), 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['an address of another server', rawRequest('GET', 'http://xxx.test/'), 400],
    ['two hosts', rawRequest('GET', '/', 'Host: xxx.test\r\n'), 400],
    ['two hosts that are one', rawRequest('POST', '/trpc/x', 'host: 127.0.0.1\r\n', '{}'), 400],
    [
      'a second host far below',
      rawRequest('GET', '/livez', `${'a:b\r\n'.repeat(500)}Host: xxx.test\r\n`),
      400,
    ],
    ['no host', rawRequest('GET', '/livez', '', '', ''), 400],
    [
      'a body in two encodings',
      rawRequest('POST', '/trpc/x', 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n'),
      400,
    ],
  ])('%s gets a typed error under the same headers', async (_name, bytes, status) => {
    const answer = await sendRaw(adapter.url, bytes);
    expect(answer.status).toBe(status);
    expect(headersIn(answer)).toMatchObject(apiHeaders);
    expect(gatewayErrorIn(answer)).toMatchObject({ kind: 'INVALID_INPUT', outcome: 'not-sent' });
    expect(answer.body).not.toContain('xxx');
  });
});

it('a balancer that speaks HTTP/1.0 needs no host', async () => {
  const answer = await sendRaw(adapter.url, 'GET /livez HTTP/1.0\r\n\r\n');
  expect(answer.status).toBe(200);
});

it('an expectation that nobody meets is not waited for', async () => {
  const answer = await ask('GET', '/livez', 'Expect: a miracle\r\n');
  expect(answer.status).toBe(200);
  expect(headersIn(answer)).toMatchObject(apiHeaders);
});

describe('without docs', () => {
  it.each([
    '/docs',
    '/docs/',
    '/docs/reference',
    '/docs/gateway.openapi.json',
    '/docs/assets/docs-1a2b.css',
    '/%64ocs/assets/docs-1a2b.css',
    '//docs/assets/docs-1a2b.css',
    '/.//docs/assets/docs-1a2b.css',
    '/%2e//docs/assets/docs-1a2b.css',
    '/x/..//docs/assets/docs-1a2b.css',
    '/docs/./assets/docs-1a2b.css',
  ])('%s is not there', async address => {
    expect((await ask('GET', address)).status).toBe(404);
  });
});
