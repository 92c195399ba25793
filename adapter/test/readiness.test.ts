import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnAdapter } from './adapter-process.ts';
import { askAt } from './ask-at.ts';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { answer, jsonAnswer, type Misbehave, startMisbehaving } from './misbehaving-gateway.ts';

const isQuestion = (text: string) => text.startsWith('GET /readyz ');
const library = { ...examples['content.readContentLibrary'].response, data: [] };

const get = async (url: string) => {
  const { status: code, text } = await askAt(url);
  const { status, reason }: { status?: string; reason?: string } = JSON.parse(text);
  return { code, status, reason };
};
const callLibrary = async (url: string) => {
  const { status } = await askAt(`${url}/trpc/content.readContentLibrary`, {
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
    ['says that it is ready', jsonAnswer(200, { status: 'ok' }), ready],
    ['has no such page', answer(404, 'Not Found'), ready],
    ['forbids what it does not know', jsonAnswer(403, { message: 'Missing Authentication Token' }), ready],
    ['says that it is not', jsonAnswer(503, { status: 'unavailable' }), unready('gateway-unavailable')],
    ['is away behind its load balancer', answer(502, ''), unready('gateway-unavailable')],
  ])('before a gateway that %s: %#', async (_case, pageAnswer, expected) => {
    const { adapter } = await startAdapterInFrontOf(socket => socket.write(pageAnswer));
    expect(await get(`${adapter.url}/readyz`)).toEqual(expected);
    expect(await get(`${adapter.url}/readyz/self`)).toEqual(ready);
  });

  it('hears a gateway out that waits 2 seconds for its own database', async () => {
    const pageAnswer = jsonAnswer(503, { status: 'unavailable', reason: 'database-away' });
    const { adapter } = await startAdapterInFrontOf(
      socket => void setTimeout(() => socket.write(pageAnswer), 2_200),
    );
    expect(await get(`${adapter.url}/readyz`)).toEqual(unready('gateway-unavailable'));
  });

  it('says that the gateway cannot be reached', async () => {
    const { adapter, gateway } = await startAdapterInFrontOf(() => {});
    await gateway.stop();
    expect(await get(`${adapter.url}/readyz`)).toEqual(unready('gateway-unreachable'));
    expect(await get(`${adapter.url}/livez`)).toMatchObject({ code: 200 });
  });

  it('asks the gateway once, however many ask', async () => {
    const ok = jsonAnswer(200, { status: 'ok' });
    const { adapter, gateway } = await startAdapterInFrontOf(socket => socket.write(ok));
    await Promise.all(Array.from({ length: 20 }, () => get(`${adapter.url}/readyz`)));
    expect(gateway.requests.filter(isQuestion)).toHaveLength(1);
  });

  it('says that the circuit is open, and closes it by itself when nobody else calls', async () => {
    let isWell = false;
    const breaker = { share: 0.5, minCount: 2, windowMs: 10_000, openMs: 50 };
    const misbehave: Misbehave = (socket, text) => {
      if (isQuestion(text)) socket.write(jsonAnswer(200, { status: 'ok' }));
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
  it('lets a load balancer notice that the adapter leaves before any call is refused', async () => {
    const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, library)));
    onTestFinished(gateway.stop);
    const leaving = await spawnAdapter(gateway.url, { STOP_GRACE_SECONDS: '1' });
    expect(await get(`${leaving.url}/readyz/self`)).toEqual(ready);
    leaving.kill('SIGTERM');
    await expect.poll(() => get(`${leaving.url}/readyz/self`), { interval: 10 }).toMatchObject({ code: 503 });
    expect(await get(`${leaving.url}/readyz`)).toEqual(unready('stopping'));
    expect(await callLibrary(leaving.url)).toBe(200);
    expect(await get(`${leaving.url}/livez`)).toMatchObject({ code: 200 });
    expect(await leaving.ended).toEqual({ code: 0, signal: null, errors: '' });
  });
});
