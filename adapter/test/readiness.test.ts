import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnAdapter } from './adapter-process.ts';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { answer, type GatewayBehaviour, jsonAnswer, startMisbehaving } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';

const isReadinessRequest = (request: string) => request.startsWith('GET /readyz ');
const libraryAnswer = { ...examples['content.readContentLibrary'].response, data: [] };

const getStatus = async (url: string) => {
  const { status: code, text } = await sendRequest(url);
  const { status, reason }: { status?: string; reason?: string } = JSON.parse(text);
  return { code, status, reason };
};
const statusOfLibraryCall = async (url: string) => {
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
    // The answer of AWS API Gateway to an unknown path.
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
    expect(await getStatus(`${adapter.url}/readyz`)).toEqual(expected);
    expect(await getStatus(`${adapter.url}/readyz/self`)).toEqual(ready);
  });

  it('waits longer than 2 seconds for a gateway, which itself waits 2 seconds for its database', async () => {
    const readinessAnswer = jsonAnswer(503, { status: 'unavailable', reason: 'database-away' });
    const { adapter } = await startAdapterInFrontOf(
      socket => void setTimeout(() => socket.write(readinessAnswer), 2_200),
    );
    expect(await getStatus(`${adapter.url}/readyz`)).toEqual(unready('gateway-unavailable'));
  });

  it('reports that the gateway cannot be reached, while /livez still answers', async () => {
    const { adapter, gateway } = await startAdapterInFrontOf(() => {});
    await gateway.stop();
    expect(await getStatus(`${adapter.url}/readyz`)).toEqual(unready('gateway-unreachable'));
    expect(await getStatus(`${adapter.url}/livez`)).toMatchObject({ code: 200 });
  });

  it('makes one request to the gateway for 20 requests at the same time', async () => {
    const ok = jsonAnswer(200, { status: 'ok' });
    const { adapter, gateway } = await startAdapterInFrontOf(socket => socket.write(ok));
    await Promise.all(Array.from({ length: 20 }, () => getStatus(`${adapter.url}/readyz`)));
    expect(gateway.requests.filter(isReadinessRequest)).toHaveLength(1);
  });

  /** Starts an adapter whose circuit is open. After `repairGateway` the gateway answers calls correctly. */
  const startWithOpenCircuit = async () => {
    let isGatewayWorking = false;
    // Opens after two failed calls, and lets the next call through after 50 ms.
    const breaker = { share: 0.5, minCount: 2, windowMs: 10_000, openMs: 50 };
    const behave: GatewayBehaviour = (socket, request) => {
      if (isReadinessRequest(request)) socket.write(jsonAnswer(200, { status: 'ok' }));
      else socket.write(isGatewayWorking ? jsonAnswer(200, libraryAnswer) : jsonAnswer(503, {}));
    };
    const { adapter } = await startAdapterInFrontOf(behave, {}, { settings: { breaker } });
    for (let n = 0; n < 2; n++) await statusOfLibraryCall(adapter.url);
    const repairGateway = () => {
      isGatewayWorking = true;
    };
    return { url: `${adapter.url}/readyz`, repairGateway };
  };

  it('reports an open circuit', async () => {
    const { url } = await startWithOpenCircuit();
    expect(await getStatus(url)).toEqual(unready('gateway-circuit-open'));
  });

  it('makes a call that closes the circuit if the gateway works again', async () => {
    const { url, repairGateway } = await startWithOpenCircuit();
    repairGateway();
    await vi.waitUntil(async () => (await getStatus(url)).code === 200, { timeout: 60_000, interval: 100 });
  });
});

describe('STOP_GRACE_SECONDS', () => {
  it('lets a stopping adapter report 503 to load balancers before it refuses calls', async () => {
    const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, libraryAnswer)));
    onTestFinished(gateway.stop);
    const stopping = await spawnAdapter(gateway.url, { STOP_GRACE_SECONDS: '1' });
    expect(await getStatus(`${stopping.url}/readyz/self`)).toEqual(ready);
    stopping.kill('SIGTERM');
    await expect
      .poll(() => getStatus(`${stopping.url}/readyz/self`), { interval: 10 })
      .toMatchObject({ code: 503 });
    expect(await getStatus(`${stopping.url}/readyz`)).toEqual(unready('stopping'));
    expect(await statusOfLibraryCall(stopping.url)).toBe(200);
    expect(await getStatus(`${stopping.url}/livez`)).toMatchObject({ code: 200 });
    expect(await stopping.ended).toEqual({ code: 0, signal: null, errors: '' });
  });
});
