import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnAdapter } from './adapter-process.ts';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { answer, jsonAnswer, type Misbehave, startMisbehaving } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';

const isReadinessRequest = (text: string) => text.startsWith('GET /readyz ');
const library = { ...examples['content.readContentLibrary'].response, data: [] };

const get = async (url: string) => {
  const { status: code, text } = await sendRequest(url);
  const { status, reason }: { status?: string; reason?: string } = JSON.parse(text);
  return { code, status, reason };
};
const callLibrary = async (url: string) => {
  const { status } = await sendRequest(`${url}/trpc/content.readContentLibrary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(examples['content.readContentLibrary'].request),
  });
  return status;
};
const ready = { code: 200, status: 'ready', reason: undefined };
const unready = (reason: string) => ({ code: 503, status: 'unavailable', reason });

describe('/readyz', () => {
  it.each([
    ['reports ready if its gateway does', jsonAnswer(200, { status: 'ok' }), ready],
    ['reports ready if its gateway has no /readyz', answer(404, 'Not Found'), ready],
    [
      'reports ready if its gateway forbids unknown paths',
      jsonAnswer(403, { message: 'Missing Authentication Token' }),
      ready,
    ],
    [
      'reports unavailable if its gateway does',
      jsonAnswer(503, { status: 'unavailable' }),
      unready('gateway-unavailable'),
    ],
    [
      'reports unavailable if a load balancer answers 502 for its gateway',
      answer(502, ''),
      unready('gateway-unavailable'),
    ],
  ])('%s', async (_title, readinessAnswer, expected) => {
    const { adapter } = await startAdapterInFrontOf(socket => socket.write(readinessAnswer));
    expect(await get(`${adapter.url}/readyz`)).toEqual(expected);
    expect(await get(`${adapter.url}/readyz/self`)).toEqual(ready);
  });

  it('waits longer than 2 seconds for a gateway, which itself waits 2 seconds for its database', async () => {
    const readinessAnswer = jsonAnswer(503, { status: 'unavailable', reason: 'database-away' });
    const { adapter } = await startAdapterInFrontOf(
      socket => void setTimeout(() => socket.write(readinessAnswer), 2_200),
    );
    expect(await get(`${adapter.url}/readyz`)).toEqual(unready('gateway-unavailable'));
  });

  it('reports that the gateway cannot be reached, while /livez still answers', async () => {
    const { adapter, gateway } = await startAdapterInFrontOf(() => {});
    await gateway.stop();
    expect(await get(`${adapter.url}/readyz`)).toEqual(unready('gateway-unreachable'));
    expect(await get(`${adapter.url}/livez`)).toMatchObject({ code: 200 });
  });

  it('makes one request to the gateway for 20 requests at the same time', async () => {
    const ok = jsonAnswer(200, { status: 'ok' });
    const { adapter, gateway } = await startAdapterInFrontOf(socket => socket.write(ok));
    await Promise.all(Array.from({ length: 20 }, () => get(`${adapter.url}/readyz`)));
    expect(gateway.requests.filter(isReadinessRequest)).toHaveLength(1);
  });

  it('reports that the circuit is open, and makes a call that closes it when the gateway works again', async () => {
    let isWell = false;
    const breaker = { share: 0.5, minCount: 2, windowMs: 10_000, openMs: 50 };
    const misbehave: Misbehave = (socket, text) => {
      if (isReadinessRequest(text)) socket.write(jsonAnswer(200, { status: 'ok' }));
      else socket.write(isWell ? jsonAnswer(200, library) : jsonAnswer(503, {}));
    };
    const { adapter } = await startAdapterInFrontOf(misbehave, {}, { settings: { breaker } });
    const { url } = adapter;
    for (let n = 0; n < 2; n++) await callLibrary(url);
    expect(await get(`${url}/readyz`)).toEqual(unready('gateway-circuit-open'));
    isWell = true;
    await vi.waitUntil(async () => (await get(`${url}/readyz`)).code === 200, {
      timeout: 10_000,
      interval: 100,
    });
  });
});

describe('STOP_GRACE_SECONDS', () => {
  it('lets a stopping adapter report 503 to load balancers before it refuses calls', async () => {
    const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, library)));
    onTestFinished(gateway.stop);
    const stopping = await spawnAdapter(gateway.url, { STOP_GRACE_SECONDS: '1' });
    expect(await get(`${stopping.url}/readyz/self`)).toEqual(ready);
    stopping.kill('SIGTERM');
    await expect
      .poll(() => get(`${stopping.url}/readyz/self`), { interval: 10 })
      .toMatchObject({ code: 503 });
    expect(await get(`${stopping.url}/readyz`)).toEqual(unready('stopping'));
    expect(await callLibrary(stopping.url)).toBe(200);
    expect(await get(`${stopping.url}/livez`)).toMatchObject({ code: 200 });
    expect(await stopping.ended).toEqual({ code: 0, signal: null, errors: '' });
  });
});
