import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

beforeAll(async () => {
  const details = examples['authentication.userDetails'].response;
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, details)));
  adapter = await startAdapterHere(gateway.url);
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const ask = (...parts: Parameters<typeof rawRequest>) => sendRaw(adapter.url, rawRequest(...parts));

const gatewayErrorIn = (body: string) => JSON.parse(body).error.data.gateway;
const refused = { kind: 'INVALID_INPUT', outcome: 'not-sent', requestId: expect.stringMatching(/./) };

describe('a request that is hardly one', () => {
  it.each([
    ['an address that cannot be decoded', 'GET', '/trpc/%ZZ', '', 400],
    ['an address that is no UTF-8', 'GET', '/trpc/%ff', '', 400],
    ['a part that is too long', 'GET', `/trpc/${'x'.repeat(3000)}`, '', 414],
    ['headers that are too large', 'GET', '/livez', `Authorization: ${'x'.repeat(20_000)}\r\n`, 431],
    ['a control character in a header', 'GET', '/livez', 'Authorization: x\u0001x\r\n', 400],
    ['an address of another server', 'GET', 'http://xxx.test/trpc/waitList.read', '', 400],
  ])('%s gets a typed error with headers', async (_name, method, address, headers, status) => {
    const answer = await ask(method, address, headers);
    expect(answer.status).toBe(status);
    expect(gatewayErrorIn(answer.body)).toMatchObject(refused);
    expect(answer.body).not.toMatch(/%ZZ|%ff|xxx|FST_/);
    expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.head).toMatch(/cache-control: no-store/i);
  });

  it.each(['//', '//[', '/\\', '//['.repeat(20)])(
    'the address %j is a path like any other',
    async address => {
      // Nothing is built here: every page is 404, and no address is an error of ours.
      expect((await ask('GET', address)).status).toBe(404);
    },
  );

  it('an unknown procedure is not repeated', async () => {
    const answer = await ask('POST', '/trpc/my-secret%0d%0aword', '', '{}');
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('my-secret');
  });

  it('a body that is no UTF-8 is refused, not mended', async () => {
    const body = Buffer.from('{"userEmail":"a@b.co","userPassword":"\u00ff"}', 'latin1');
    const seen = gateway.requests.length;
    const answer = await ask('POST', '/trpc/authentication.login', '', body);
    expect(answer.status).toBe(400);
    expect(gateway.requests.length).toBe(seen);
  });

  it.each([
    ['GET', '/reports/pdf', 'POST'],
    ['PUT', '/trpc/waitList.read', 'GET, POST'],
  ])('%s %s says which methods there are', async (method, address, allowed) => {
    const answer = await ask(method, address);
    expect(answer.status).toBe(405);
    expect(answer.head.toLowerCase()).toContain(`allow: ${allowed.toLowerCase()}`);
  });

  it('a HEAD of the status pages is answered, as balancers ask', async () => {
    expect((await ask('HEAD', '/readyz')).status).toBe(200);
    expect((await ask('HEAD', '/livez')).status).toBe(200);
  });
});

describe('a batch', () => {
  const batch = (...names: string[]) =>
    ask('POST', `/trpc/${names.join(',')}?batch=1`, '', '{"0":{},"1":{}}');

  it('of queries and mutations is refused with the reason', async () => {
    const answer = await batch('authentication.userDetails', 'user.update');
    expect(answer.status).toBe(400);
    expect(gatewayErrorIn(answer.body)).toMatchObject({ ...refused, message: /queries or mutations/ });
  });

  it('that is too long is refused under an id that stands in the log', async () => {
    const answer = await batch(...Array.from({ length: 11 }, () => 'waitList.read'));
    expect(gatewayErrorIn(answer.body)).toMatchObject({ ...refused, message: /at most 10/ });
    expect(adapter.log.join('')).toContain(gatewayErrorIn(answer.body).requestId);
  });

  it('with a name that nobody knows answers the other call', async () => {
    const answer = await batch('authentication.userDetails', 'authentication.nobody');
    expect(answer.status).toBe(207);
    expect(JSON.parse(answer.body)[0]).toHaveProperty('result');
  });
});

describe('a stop', () => {
  it('is not held by a half-sent request', async () => {
    const stopping = await startAdapterHere(gateway.url);
    const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    socket.on('error', () => {});
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
    await new Promise<void>(sent => {
      socket.write(`POST /trpc/authentication.login HTTP/1.1\r\n${head}\r\n{`, () => sent());
    });
    // By now the server has read it: a connection without a request would be closed at once.
    await delay(100);
    const closed = new Promise(resolve => socket.once('close', resolve));
    await stopping.stop();
    // By the adapter: this side never ended it.
    await closed;
    // Well below the 35 s for which a stop waits for a call.
  }, 25_000);
});

describe('figures', () => {
  it('do not grow with what strangers report', async () => {
    const report = JSON.stringify([{ body: { effectiveDirective: 'made-up' } }, null, 7]);
    await sendRaw(
      adapter.url,
      `POST /csp-reports HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/reports+json\r\nContent-Length: ${report.length}\r\n\r\n${report}`,
    );
    const { body } = await ask('GET', '/metrics');
    expect(body).toContain('csp_violations_total{directive="other"} 1');
    expect(body).not.toContain('made-up');
  });
});
