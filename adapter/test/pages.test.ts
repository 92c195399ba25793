import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@choose-life/contracts/gateway/examples';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
const webDist = mkdtempSync(join(tmpdir(), 'choose-life-web-'));
const details = examples['authentication.userDetails'].response;

beforeAll(async () => {
  mkdirSync(join(webDist, 'assets'));
  mkdirSync(join(webDist, '.vite'));
  writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
  writeFileSync(join(webDist, 'login.html'), '<title>login</title>');
  writeFileSync(join(webDist, 'assets/app-1a2b.js'), 'run()');
  writeFileSync(join(webDist, '.vite/manifest.json'), '{}');
  writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, details)));
  adapter = await startAdapterHere(gateway.url, {}, { webDist });
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
  rmSync(webDist, { recursive: true });
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
describe('headers', () => {
  it('documents run scripts of their own origin only', async () => {
    const { headers } = await ask('/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("img-src 'self' https:");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|data:|upgrade-insecure/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/trpc/authentication.userDetails', '/config.json', '/livez', '/readyz', '/trpc/nothing'])(
    '%s is never stored and runs nothing',
    async path => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['content-security-policy']).not.toContain('script-src');
    },
  );
});

describe('the web app', () => {
  it.each([
    ['/', 200, 'index', 'no-cache'],
    ['/login', 200, 'login', 'no-cache'],
    ['/login?email=a@b.co', 200, 'login', 'no-cache'],
    ['/login/', 200, 'login', 'no-cache'],
    ['/no-such-page', 404, 'unknown', 'no-cache'],
    ['/404', 404, 'unknown', 'no-cache'],
    ['/login.html', 404, 'Not found', 'no-store'],
    ['/assets/app-1a2b.js', 200, 'run()', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'Not found', 'no-store'],
    ['/.vite/manifest.json', 404, 'Not found', 'no-store'],
    ['/assets/..%2f..%2fpackage.json', 404, 'Not found', 'no-store'],
  ])('%s', async (path, status, text, caching) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.headers['cache-control']).toBe(caching);
  });

  it('keeps the wait-list page out of search engines', async () => {
    expect((await ask('/waitlist-emails')).headers['x-robots-tag']).toBe('noindex');
  });

  it('does not forward a mailbox of a gateway that is not ours', async () => {
    expect((await ask('/mailbox')).status).toBe(404);
  });
});

describe('status', () => {
  it('tells the web app what it may know', async () => {
    expect(JSON.parse((await ask('/config.json')).text)).toEqual({
      embeddedGateway: false,
      mailbox: false,
      clientIdDashboard: 'choose-life-demo',
      clientIdReports: 'choose-life-demo-1',
      helpLines: [],
      publicUrl: 'http://127.0.0.1:4000',
      waitlistAdmin: 'open',
      videoOrigin: null,
    });
  });

  it('counts calls by operation and kind', async () => {
    await post('/trpc/authentication.userDetails', '{}');
    const { text } = await ask('/metrics');
    expect(text).toMatch(/gateway_calls_total\{operation="authentication.userDetails",kind="OK"\} [1-9]/);
    expect(text).toMatch(/gateway_call_duration_seconds_bucket/);
  });

  it('counts what the policy kept from running, without addresses', async () => {
    const report = [{ body: { effectiveDirective: 'img-src', blockedURL: 'https://x.test/?secret' } }];
    const answer = await post('/csp-reports', JSON.stringify(report), {
      'content-type': 'application/reports+json',
    });
    expect(answer.status).toBe(204);
    expect((await ask('/metrics')).text).toContain('csp_violations_total{directive="img-src"} 1');
  });
});
