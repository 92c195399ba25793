import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import type { Dispatcher } from 'undici';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../docs/write-docs.ts';
import { documentHeaders } from '../src/http/headers.ts';
import { startAdapterInFrontOf, startGatewayAndAdapter } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { sendRequest } from './send-request.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

const webDist = temporaryFolder();

/** The files of a build. */
const files = [
  'index.html',
  'login.html',
  '404.html',
  'assets/app-1a2b.js',
  'assets/app-1a2b.css',
  'assets/removed-1a2b.js',
  'picture.png',
];
/** Files that are not served, even if a build or a deployment leaves them in the folder. */
const unservedFiles = ['.git/config', '.env', '.vite/manifest.json'];

for (const file of [...files, ...unservedFiles]) {
  mkdirSync(join(webDist, file, '..'), { recursive: true });
  writeFileSync(join(webDist, file), `content of ${file}`);
}
await writeDocs(webDist, 'https://chooselife.test');
/** An adapter whose public address is https. */
const { adapter, gateway, stop } = await startGatewayAndAdapter(
  socket => socket.write(jsonAnswer(200, examples['authentication.userDetails'].response)),
  {
    PUBLIC_URL: 'https://chooselife.test',
    ALLOWED_ORIGINS: 'https://app.test',
    RATE_LIMIT_PER_MINUTE: '6000',
  },
  { webDist },
);
/** An adapter without PUBLIC_URL, which serves only its own machine. */
const local = await startAdapterInProcess(gateway.url, {}, { webDist });
afterAll(async () => {
  await local.stop();
  await stop();
});

type Method = Dispatcher.HttpMethod;

interface SendOptions {
  readonly method?: Method;
  /** A body in JSON; null for none. */
  readonly body?: string | null;
  /** The adapter that gets the request. Default: the one with a public address. */
  readonly to?: { readonly url: string };
}

const send = (path: string, { method = 'GET', body = null, to = adapter }: SendOptions = {}) =>
  sendRequest(`${to.url}${path}`, {
    method,
    body,
    headers: body === null ? {} : { 'content-type': 'application/json' },
  });
const sendRawRequest = (...parts: Parameters<typeof rawRequest>) =>
  sendRaw(adapter.url, rawRequest(...parts));

/** The headers of responses of the API. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const html = /^text\/html; charset=utf-8$/;

describe('every response', () => {
  // Pages, files, documentation and metrics: a different part of the adapter answers each.
  it.each([
    ['/', html],
    ['/login', html],
    ['/no-such-page', html],
    ['/assets/app-1a2b.js', /^(text|application)\/javascript; charset=utf-8$/],
    ['/assets/app-1a2b.css', /^text\/css; charset=utf-8$/],
    ['/assets/gone.js', /^text\/plain; charset=utf-8$/],
    ['/docs', html],
    ['/docs/api', html],
    ['/metrics', /^text\/plain; .*charset=utf-8/],
  ])('to GET %s has its media type and the security headers', async (path, type) => {
    const { headers } = await send(path);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject({
      'strict-transport-security': apiHeaders['strict-transport-security'],
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each<[path: string, method: Method, body: string | null]>([
    ['/trpc/authentication.userDetails', 'POST', '{}'],
    ['/trpc/authentication.login', 'POST', '{'],
    ['/trpc/nothing', 'POST', '{}'],
    ['/reports/pdf', 'GET', null],
    ['/config.json', 'GET', null],
    ['/livez', 'GET', null],
    ['/readyz', 'GET', null],
  ])('in JSON, to %s (%s %j), has the headers of the API', async (path, method, body) => {
    const { headers } = await send(path, { method, body });
    expect(headers['content-type']).toMatch(/^application\/json(; charset=utf-8)?$/);
    expect(headers).toMatchObject(apiHeaders);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/', '/login', '/trpc/authentication.userDetails', '/reports/pdf', '/livez', '/metrics', '/docs'])(
    'to TRACE %s is a 405 that does not echo the request',
    async path => {
      const { status, text } = await send(`${path}?repeat=me`, { method: 'TRACE' });
      expect(status).toBe(405);
      expect(text).not.toContain('repeat');
    },
  );
});

it('if a request repeats a parameter or a JSON property, only one of the values is sent to the gateway', async () => {
  const input = (contentId: string) => `input=${encodeURIComponent(JSON.stringify({ contentId }))}`;
  await send(`/trpc/content.readByContentId?${input('one')}&${input('two')}`);
  expect(gateway.requests.at(-1)).toContain('/content/read-by-content-id/one ');
  const repeated = '{"userEmail":"one@example.test","userEmail":"two@example.test"}';
  await send('/trpc/authentication.resendOtp', { method: 'POST', body: repeated });
  expect(gateway.requests.at(-1)?.match(/"userEmail"/g)).toHaveLength(1);
});

describe('a file that is not a page', () => {
  it('has a policy that blocks its scripts if a browser opens the file directly', async () => {
    const { headers } = await send('/picture.png', { to: local });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "script-src 'none';style-src 'unsafe-inline';img-src 'self' data:;media-src 'self'",
    );
  });
});

describe('a page', async () => {
  const { headers } = await send('/login', { to: local });
  const policy = headers['content-security-policy'];

  it('has a policy that allows content only from its own origin', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("img-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|data:/);
  });

  it('does not make browsers switch to HTTPS if the adapter is called over HTTP', () => {
    expect(policy).not.toContain('upgrade-insecure');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('is isolated from pages of other origins that open it', () => {
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  });

  it('may use full screen, but not the camera', () => {
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*, fullscreen=\(self\)$/);
  });

  it('has no header that names the server', () => {
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

describe('a page or file', () => {
  it.each([
    ['/', 200, 'index', 'no-cache'],
    ['/login', 200, 'login', 'no-cache'],
    ['/login?email=a@b.co', 200, 'login', 'no-cache'],
    ['/login/', 200, 'login', 'no-cache'],
    ['/no-such-page', 404, '404.html', 'no-cache'],
    ['/404', 404, '404.html', 'no-cache'],
    ['/login.html', 404, 'Not found', 'no-store'],
    ['/assets/app-1a2b.js', 200, 'app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'Not found', 'no-store'],
    ['/mailbox', 404, '404.html', 'no-cache'],
    // An address with a code of an e-mail is not cached, even if the page does not exist.
    ['/login?email=ada%40b.co&otp=code', 200, 'login.html', 'no-store'],
    ['/Reset-Password/?email=ada%40b.co&otp=code', 404, '404.html', 'no-store'],
    // Folders are not listed. Hidden files and files outside of the build are not served. The answer is a text instead of 404.html if the
    // path starts with /assets/ or has a dot in its last segment, like the path of a script or picture.
    ['/assets', 404, '404.html', 'no-cache'],
    ['/assets/', 404, 'Not found', 'no-store'],
    ['/docs/assets/', 404, '404.html', 'no-cache'],
    ['/.git/', 404, '404.html', 'no-cache'],
    ['/.git/config', 404, '404.html', 'no-cache'],
    ['/.env', 404, 'Not found', 'no-store'],
    ['/package.json', 404, 'Not found', 'no-store'],
    ['/.vite/manifest.json', 404, 'Not found', 'no-store'],
    ['/assets/..%2f..%2fpackage.json', 404, 'Not found', 'no-store'],
  ])('at %s is answered with %i', async (path, status, text, caching) => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.headers['cache-control']).toBe(caching);
  });

  it('is revalidated by its ETag, which depends on the content and not on the modification time', async () => {
    const file = join(webDist, 'login.html');
    const { etag = '' } = (await send('/login')).headers;
    const revalidate = () =>
      sendRawRequest('GET', '/login', { headers: `If-None-Match: "other", ${etag}\r\n` });
    utimesSync(file, 0, 0);
    const ifModifiedSince = `If-Modified-Since: ${new Date().toUTCString()}\r\n`;
    expect((await sendRawRequest('GET', '/login', { headers: ifModifiedSince })).status).toBe(200);
    const unchanged = await revalidate();
    expect([unchanged.status, unchanged.headers.etag]).toEqual([304, etag]);

    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.toUpperCase());
    utimesSync(file, 0, 0);
    expect((await revalidate()).status).toBe(200);
    writeFileSync(file, text);
  });

  it('that was removed after the start of the adapter is a 404 that is not cached', async () => {
    rmSync(join(webDist, 'assets/removed-1a2b.js'), { force: true });
    const { status, headers } = await send('/assets/removed-1a2b.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('at /waitlist-emails is excluded from search engines', async () => {
    expect((await send('/waitlist-emails')).headers['x-robots-tag']).toBe('noindex');
  });
});

it('a page allows full screen for itself and for frames from the origin of the video', () => {
  const config = { imgOrigins: [], publicUrl: 'http://127.0.0.1', videoOrigin: 'https://films.example.test' };
  const { 'permissions-policy': policy } = documentHeaders(config);
  expect(policy).toMatch(/, fullscreen=\(self "https:\/\/films\.example\.test"\)$/);
});

describe('a call', () => {
  it.each([
    ['POST', '/trpc/authentication.userDetails', 200],
    ['POST', '/%74%72pc/%61uthentication.userDetails', 200],
    ['GET', '/tr%70c/authentication.userDetails', 200],
    ['POST', '/report%73/pdf', 400],
    ['GET', '/report%73/pdf', 405],
    ['DELETE', '/%74rpc/authentication.userDetails', 405],
    ['OPTIONS', '/%74rpc/authentication.userDetails', 400],
    ['HEAD', '/%74rpc/authentication.userDetails', 200],
    ['PROPFIND', '/trpc/authentication.userDetails', 405],
    ['POST', '/%74rpc/authentication.userDetails/', 404],
    ['POST', '/%74rpc/', 404],
    ['POST', '/%74rpc', 404],
    ['POST', '/trpc//authentication.userDetails', 404],
    ['POST', '/%74rpc/a/b', 404],
    ['POST', '/report%73/pdf/', 404],
  ])(
    '%s %s gets the headers of the API and is logged, however its address is spelled',
    async (method, address, status) => {
      const before = adapter.log.length;
      const answer = await sendRawRequest(method, address, { body: method === 'POST' ? '{}' : '' });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(apiHeaders);
      expect(adapter.log.slice(before).join('')).toMatch(/"proc":"\/(trpc|reports)[^"]*".*"msg":"request"/);
    },
  );

  it.each([
    'Origin: https://app.test\r\n',
    'Origin: https://other.test\r\n',
    'Origin: https://other.test\r\nSec-Fetch-Site: cross-site\r\n',
    '',
  ])('gets Vary: Origin in the response to a request with the headers %j', async origin => {
    const answer = await sendRawRequest('POST', '/trpc/authentication.userDetails', {
      headers: origin,
      body: '{}',
    });
    expect(answer.headers).toMatchObject({ vary: 'Origin' });
  });
});

it.each([
  '/livez',
  '/readyz',
  '/readyz/self',
  '/metrics',
  '/config.json',
  '/',
  '/assets/app-1a2b.css',
  '/docs',
  '/docs/adapter.openapi.json',
  '/nowhere',
  '/trpc/authentication.userDetails',
  '/trpc/waitList.read',
  '/trpc/nobody.knows',
])('HEAD %s gets the status, media type and Cache-Control of GET, without a body', async address => {
  const get = await send(address);
  const head = await send(address, { method: 'HEAD' });
  expect(head.status).toBe(get.status);
  for (const name of ['content-type', 'cache-control']) expect(head.headers[name]).toBe(get.headers[name]);
  expect(head.text).toBe('');
});

describe('an address without a route', () => {
  it.each([
    ['GET', '//trpc/authentication.userDetails'],
    ['POST', '//trpc/authentication.userDetails'],
    ['GET', '/TRPC/authentication.userDetails'],
    ['GET', '/trpc%2Fauthentication.userDetails'],
    ['GET', '/livez/'],
    ['GET', '//config.json'],
    ['PUT', '/livez'],
    ['DELETE', '/'],
    ['PROPFIND', '/'],
    ['GET', '/assets/gone.js'],
  ])('%s %s is answered with Cache-Control and a policy that allows nothing', async (method, address) => {
    const answer = await sendRawRequest(method, address);
    expect([400, 404, 405]).toContain(answer.status);
    expect(answer.headers['cache-control']).toMatch(/^no-(store|cache)$/);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('is answered with the allowed methods in the header Allow', async () => {
    expect((await sendRawRequest('DELETE', '/')).headers).toMatchObject({
      ...apiHeaders,
      allow: 'GET, HEAD',
    });
  });
});

describe('a request that fails before it reaches a route', () => {
  it.each([
    ['an address that cannot be decoded', rawRequest('GET', '/trpc/%ZZ'), 400],
    ['an address that is not UTF-8', rawRequest('GET', '/trpc/%ff'), 400],
    ['a path segment that is too long', rawRequest('GET', `/trpc/${'x'.repeat(3000)}`), 414],
    ['headers that are too large', rawRequest('GET', '/', { headers: `X: ${'x'.repeat(20_000)}\r\n` }), 431],
    ['ten thousand headers', rawRequest('GET', '/', { headers: 'a:b\r\n'.repeat(10_000) }), 431],
    [
      'a control character in a header',
      rawRequest('GET', '/', { headers: 'Authorization: x\u0001x\r\n' }),
      400,
    ],
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
    ['an address of another server', rawRequest('GET', 'http://xxx.test/'), 400],
    ['two different Host headers', rawRequest('GET', '/', { headers: 'Host: xxx.test\r\n' }), 400],
    [
      'the same Host header twice',
      rawRequest('POST', '/trpc/x', { headers: 'host: 127.0.0.1\r\n', body: '{}' }),
      400,
    ],
    [
      'a second Host header after 500 other headers',
      rawRequest('GET', '/livez', { headers: `${'a:b\r\n'.repeat(500)}Host: xxx.test\r\n` }),
      400,
    ],
    ['no Host header', rawRequest('GET', '/livez', { hostLine: '' }), 400],
    [
      'two transfer encodings',
      rawRequest('POST', '/trpc/x', { headers: 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n' }),
      400,
    ],
  ])('with %s gets a typed error with the headers of the API', async (_name, bytes, status) => {
    const answer = await sendRaw(adapter.url, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(apiHeaders);
    expect(JSON.parse(answer.body).error.data.gateway).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
      requestId: expect.stringMatching(/./),
    });
    // The message contains neither a part of the request nor an error code of Fastify.
    expect(answer.body).not.toMatch(/xxx|%ZZ|%ff|FST_/);
  });
});

describe('the Host header of a request', () => {
  const paths = [
    '/',
    '/waitlist-emails',
    '/nowhere',
    '/config.json',
    '/livez',
    '/metrics',
    '/trpc/waitList.read',
  ];
  const sendWithHost = (path: string, host: string, { url } = local) =>
    sendRaw(url, rawRequest('GET', path, { hostLine: `Host: ${host}\r\n` }));

  it.each(paths)(
    'is refused with 403 for %s if it names another host and only this machine is served',
    async path => {
      for (const host of ['evil.test:4000', '127.0.0.1.evil.test']) {
        const { status, headers, body } = await sendWithHost(path, host);
        const { 'strict-transport-security': _onlyWithHttps, ...headersOverHttp } = apiHeaders;
        expect([status, headers]).toEqual([403, expect.objectContaining(headersOverHttp)]);
        expect(JSON.parse(body).error.data.gateway).toMatchObject({
          kind: 'FORBIDDEN',
          outcome: 'not-sent',
          message: expect.stringContaining('PUBLIC_URL'),
        });
      }
    },
  );

  it.each(['localhost:4000', '127.0.0.1', '[::1]:4000'])(
    'is accepted if it names this machine as %s',
    async host => {
      expect((await sendWithHost('/livez', host)).status).toBe(200);
    },
  );

  it('is accepted if it names the host of PUBLIC_URL', async () => {
    expect((await sendWithHost('/livez', 'chooselife.test', adapter)).status).toBe(200);
  });
});

it('a request with HTTP/1.0, as some load balancers send it, needs no Host header', async () => {
  expect((await sendRaw(adapter.url, 'GET /livez HTTP/1.0\r\n\r\n')).status).toBe(200);
});

it('a request with an unknown Expect header is answered like a request without the header', async () => {
  const answer = await sendRawRequest('GET', '/livez', { headers: 'Expect: a miracle\r\n' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject(apiHeaders);
});

describe('/config.json', () => {
  it('contains the settings that the web app needs, and no others', async () => {
    expect(JSON.parse((await send('/config.json', { to: local })).text)).toEqual({
      embeddedGateway: false,
      mailbox: false,
      clientIdDashboard: 'choose-life-demo',
      clientIdReports: 'choose-life-demo-1',
      helpLines: [],
      emergencyNumber: null,
      idleMinutes: 30,
      publicUrl: 'http://127.0.0.1:4000',
      waitlistAdmin: 'open',
      videoOrigin: null,
    });
  });
});

describe('/csp-reports', () => {
  it('counts reports by directive, without their URLs, and counts unknown directives as "other"', async () => {
    const reports = [
      { body: { effectiveDirective: 'img-src', blockedURL: 'https://x.test/?secret' } },
      { body: { effectiveDirective: 'made-up' } },
      // Invalid reports, which are not counted.
      null,
      7,
    ];
    const { status } = await sendRequest(`${adapter.url}/csp-reports`, {
      method: 'POST',
      body: JSON.stringify(reports),
      headers: { 'content-type': 'application/reports+json' },
    });
    expect(status).toBe(204);
    const { text } = await send('/metrics');
    expect(text).toContain('csp_violations_total{directive="img-src"} 1');
    expect(text).toContain('csp_violations_total{directive="other"} 1');
    expect(text).not.toMatch(/made-up|secret/);
  });
});

it('a PDF is sent as an attachment with a fixed file name, even if the request contains another name', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  const { adapter: pdfAdapter } = await startAdapterInFrontOf(socket => socket.write(jsonAnswer(200, pdf)));
  const body = JSON.stringify(examples['hra.getReportPdf'].request);
  const { status, headers } = await send('/reports/pdf?filename=evil.html', {
    method: 'POST',
    body,
    to: pdfAdapter,
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="downloaded.pdf"',
    'cache-control': 'no-store',
  });
});
