import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type Dispatcher, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../docs/write-docs.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
const webDist = mkdtempSync(join(tmpdir(), 'choose-life-every-'));

/** The files of a build, and some that a careless build or deployment would leave beside them. */
const files = ['index.html', 'login.html', '404.html', 'assets/app-1a2b.js', 'assets/app-1a2b.css'];
const hidden = ['.git/config', '.env', '.vite/manifest.json'];

beforeAll(async () => {
  for (const file of [...files, ...hidden]) {
    mkdirSync(join(webDist, file, '..'), { recursive: true });
    writeFileSync(join(webDist, file), `content of ${file}`);
  }
  await writeDocs(webDist, 'https://wellness.example.test');
  gateway = await startMisbehaving(socket =>
    socket.write(jsonAnswer(200, examples['authentication.userDetails'].response)),
  );
  adapter = await startAdapterHere(gateway.url, { PUBLIC_URL: 'https://wellness.example.test' }, { webDist });
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
  rmSync(webDist, { recursive: true });
});

type Method = Dispatcher.HttpMethod;

const ask = async (path: string, method: Method = 'GET', body: string | null = null) => {
  const answer = await request(`${adapter.url}${path}`, {
    method,
    body,
    headers: body === null ? {} : { 'content-type': 'application/json' },
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
};

const everyKind: [path: string, method: Method, body: string | null, type: RegExp][] = [
  ['/', 'GET', null, /^text\/html; charset=utf-8$/],
  ['/login', 'GET', null, /^text\/html; charset=utf-8$/],
  ['/no-such-page', 'GET', null, /^text\/html; charset=utf-8$/],
  ['/assets/app-1a2b.js', 'GET', null, /^(text|application)\/javascript; charset=utf-8$/],
  ['/assets/app-1a2b.css', 'GET', null, /^text\/css; charset=utf-8$/],
  ['/assets/gone.js', 'GET', null, /^text\/plain; charset=utf-8$/],
  ['/docs', 'GET', null, /^text\/html; charset=utf-8$/],
  ['/docs/api', 'GET', null, /^text\/html; charset=utf-8$/],
  ['/trpc/authentication.userDetails', 'POST', '{}', /^application\/json(; charset=utf-8)?$/],
  ['/trpc/authentication.login', 'POST', '{', /^application\/json(; charset=utf-8)?$/],
  ['/trpc/nothing', 'POST', '{}', /^application\/json(; charset=utf-8)?$/],
  ['/reports/pdf', 'GET', null, /^application\/json(; charset=utf-8)?$/],
  ['/config.json', 'GET', null, /^application\/json(; charset=utf-8)?$/],
  ['/livez', 'GET', null, /^application\/json(; charset=utf-8)?$/],
  ['/metrics', 'GET', null, /^text\/plain; .*charset=utf-8/],
];

describe('every answer', () => {
  it.each(everyKind)('of %s (%s %j) names its type, and the characters of a text', async (...asked) => {
    const [path, method, body, type] = asked;
    expect((await ask(path, method, body)).headers['content-type']).toMatch(type);
  });

  it.each(everyKind)(
    'of %s (%s %j) keeps browsers to TLS, out of frames and from guessing',
    async (...asked) => {
      const [path, method, body] = asked;
      const { headers } = await ask(path, method, body);
      const lifetime = /^max-age=(\d+); includeSubDomains/.exec(String(headers['strict-transport-security']));
      expect(Number(lifetime?.[1])).toBeGreaterThanOrEqual(365 * 24 * 3600);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it.each(['/', '/login', '/trpc/authentication.userDetails', '/reports/pdf', '/livez', '/metrics', '/docs'])(
    'to TRACE of %s is a refusal that repeats nothing',
    async path => {
      const { status, text } = await ask(`${path}?repeat=me`, 'TRACE');
      expect(status).toBe(405);
      expect(text).not.toContain('repeat');
    },
  );

  it.each([
    '/assets',
    '/assets/',
    '/docs/assets/',
    ...hidden.map(file => `/${file}`),
    '/.git/',
    '/package.json',
  ])('to %s lists no folder and shows no file that is not of the build', async path => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/app-1a2b|content of (?!404)/);
  });

  it('is made of one value where a parameter stands twice, at the adapter and behind it', async () => {
    const input = (contentId: string) => `input=${encodeURIComponent(JSON.stringify({ contentId }))}`;
    await ask(`/trpc/content.readByContentId?${input('one')}&${input('two')}`);
    expect(gateway.requests.at(-1)).toContain('/content/read-by-content-id/one ');
    const twice = '{"userEmail":"one@example.test","userEmail":"two@example.test"}';
    await ask('/trpc/authentication.resendOtp', 'POST', twice);
    expect(gateway.requests.at(-1)?.match(/"userEmail"/g)).toHaveLength(1);
  });
});

it('a report is an attachment with a name of ours, whatever is asked for', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  const printing = await startMisbehaving(socket => socket.write(jsonAnswer(200, pdf)));
  const beside = await startAdapterHere(printing.url);
  const { headers, statusCode, body } = await request(`${beside.url}/reports/pdf?filename=evil.html`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(examples['hra.getReportPdf'].request),
  });
  await body.dump();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="downloaded.pdf"',
    'cache-control': 'no-store',
  });
  await beside.stop();
  await printing.stop();
});
