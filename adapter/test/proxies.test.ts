import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { startProxy } from '@choose-life/gateway-client/testing/connect-proxy';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCertificate } from '../../gateway/test/certificate.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { readConfig } from '../src/config/config.ts';
import { spawnAdapter } from './adapter-process.ts';
import { jsonAnswer, startMisbehaving } from './misbehaving-gateway.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

const folder = temporaryFolder();
const userDetailsAnswer = jsonAnswer(200, examples['authentication.userDetails'].response);

/** Starts a gateway. Its `namedUrl` has `host` in place of the IP address. */
async function startGateway(host = 'gateway.test') {
  const gateway = await startMisbehaving(socket => socket.write(userDetailsAnswer));
  onTestFinished(gateway.stop);
  return { ...gateway, namedUrl: gateway.url.replace('127.0.0.1', host), port: new URL(gateway.url).port };
}

async function startAdapter(gatewayUrl: string, variables: NodeJS.ProcessEnv, settings = {}) {
  const adapter = await startAdapterInProcess(
    gatewayUrl,
    { ALLOW_HTTP_GATEWAY: '1', ...variables },
    { settings },
  );
  onTestFinished(adapter.stop);
  return {
    send: async (procedure = 'authentication.userDetails', body = '{}') => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${adapter.url}/trpc/${procedure}`, { method: 'POST', body, headers });
      return { status: answer.status, text: await answer.text() };
    },
    readinessStatus: async () => (await fetch(`${adapter.url}/readyz`)).status,
  };
}

describe('a gateway behind a proxy', () => {
  it.each(['HTTP_PROXY', 'http_proxy'])('is reached through a tunnel of the proxy in %s', async name => {
    const [gateway, proxy] = [await startGateway(), await startProxy()];
    const { send, readinessStatus } = await startAdapter(gateway.namedUrl, { [name]: proxy.url });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await readinessStatus()).toBe(200);
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT gateway.test:${gateway.port}`]));
  });

  it('is reached by TLS inside a tunnel of HTTPS_PROXY, with the credentials of the proxy', async () => {
    const certificate = await createCertificate(['gateway.test']);
    const file = join(folder, 'gateway.pem');
    writeFileSync(file, certificate.cert);
    const gateway = await startMisbehaving(socket => socket.write(userDetailsAnswer), { tls: certificate });
    onTestFinished(gateway.stop);
    const credentials: unknown[] = [];
    const proxy = await startProxy({
      statusFor({ headers }) {
        credentials.push(headers['proxy-authorization']);
        return '200 OK';
      },
    });
    // In a process of its own, because Node reads NODE_EXTRA_CA_CERTS only at its start.
    const adapter = await spawnAdapter(gateway.url.replace('127.0.0.1', 'gateway.test'), {
      HTTPS_PROXY: proxy.url.replace('//', '//user:secret@'),
      NODE_EXTRA_CA_CERTS: file,
    });
    onTestFinished(async () => void adapter.kill('SIGKILL'));
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(new Set(credentials)).toEqual(new Set([`Basic ${btoa('user:secret')}`]));
  });

  it('after a write gets a second tunnel, which is opened in advance for the next write', async () => {
    const [gateway, proxy] = [await startGateway(), await startProxy()];
    const { send } = await startAdapter(gateway.namedUrl, { HTTP_PROXY: proxy.url });
    const write = () => send('waitList.create', '{"waitListEmail":"ada@example.test"}');
    await write();
    await expect.poll(() => proxy.requests.length).toBe(2);
    expect(gateway.requests).toHaveLength(1);
  });

  it.each([
    ['an address of this machine', '127.0.0.1', ''],
    ['localhost', 'localhost', ''],
    ['a domain in NO_PROXY', 'localhost.test', '.test'],
  ])('is not called through the proxy if the host of the gateway is %s', async (_which, host, noProxy) => {
    const [gateway, proxy] = [await startGateway(host), await startProxy()];
    const variables = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: noProxy };
    // One attempt, because retries would only take time: the host name in the last row does not exist.
    const { send, readinessStatus } = await startAdapter(gateway.namedUrl, variables, { readAttempts: 1 });
    const { text } = await send();
    await readinessStatus();
    // In the last row the adapter resolves the host name itself, which fails, and does not send it to the proxy.
    expect(text).toContain(host.endsWith('.test') ? '"kind":"UNREACHABLE"' : '"result"');
    expect(proxy.requests).toEqual([]);
  });

  it('may not have a private address', () => {
    const variables = { GATEWAY_URL: 'https://10.0.0.1/api', HTTPS_PROXY: 'http://proxy.test:3128' };
    expect(readConfig(variables)).toEqual({
      faults: [expect.stringMatching(/^GATEWAY_URL: must not be a private/)],
    });
  });
});

/** Time without calls, in which a proxy could receive hundreds of further attempts to connect over loopback. */
const quietMs = 300;

function closeConnection(_request: IncomingMessage, socket: Socket): null {
  socket.destroy();
  return null;
}

describe('a proxy', () => {
  it.each([
    ['refuses', () => '407 Proxy Authentication Required'],
    ['cannot reach the gateway', () => '502 Bad Gateway'],
    ['does not answer', () => null],
    ['closes the connection', closeConnection],
  ])('that %s makes a call fail as UNREACHABLE and not-sent', async (_title, answerConnect) => {
    const [gateway, proxy] = [await startGateway(), await startProxy({ statusFor: answerConnect })];
    const { send } = await startAdapter(
      gateway.namedUrl,
      { HTTP_PROXY: proxy.url },
      // Short, for the proxy that does not answer.
      { connectMs: 300 },
    );
    const { text } = await send('waitList.create', '{"waitListEmail":"ada@example.test"}');
    expect(JSON.parse(text).error.data.gateway).toMatchObject({ kind: 'UNREACHABLE', outcome: 'not-sent' });
    expect(gateway.requests).toEqual([]);
  });

  it('that answers CONNECT with a page gets only a few attempts, all of them before the calls end', async () => {
    const proxy = await startProxy({ body: '<html>Log in to this network</html>' });
    // No server listens on port 1. The proxy answers for it.
    const { send, readinessStatus } = await startAdapter('http://gateway.test:1/api', {
      HTTP_PROXY: proxy.url,
    });
    const calls = await Promise.all([
      send(),
      send('waitList.create', '{"waitListEmail":"ada@example.test"}'),
    ]);
    const errors = calls.map(({ text }) => JSON.parse(text).error.data.gateway);
    expect(errors).toMatchObject(Array(2).fill({ kind: 'UNREACHABLE', outcome: 'not-sent' }));
    expect(await readinessStatus()).toBe(503);
    const attempts = proxy.requests.length;
    // A read has at most three attempts, a write two and the readiness check one, and an attempt may open several tunnels. Without these limits
    // there would be hundreds.
    expect(attempts).toBeLessThan(20);
    await delay(quietMs);
    expect(proxy.requests).toHaveLength(attempts);
  });

  it.each(['proxy.test:3128', 'socks5://user:secret@proxy.test', 'http://'])(
    'with an unsupported address is refused by a message that does not contain the address: %s',
    HTTPS_PROXY => {
      const read = readConfig({ HTTPS_PROXY });
      expect(read).toEqual({ faults: [expect.stringMatching(/^HTTPS_PROXY: must be/)] });
      expect(JSON.stringify(read)).not.toContain('secret');
    },
  );
});
