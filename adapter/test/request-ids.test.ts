import { channel } from 'node:diagnostics_channel';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { sendRaw } from './raw-request.ts';

const answer = jsonAnswer(200, examples['authentication.userDetails'].response);
const start = (variables: NodeJS.ProcessEnv = {}) =>
  startAdapterInFrontOf(socket => socket.write(answer), variables);
const behindProxy = { TRUST_PROXY: '127.0.0.1' };
const generatedId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const send = (url: string, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } });
const call = (url: string, headers: Record<string, string>) =>
  send(`${url}/trpc/authentication.userDetails`, headers);

describe('the id of a request', () => {
  it('is the id from a trusted proxy, in the response, in the log and at the gateway', async () => {
    const { adapter, gateway } = await start(behindProxy);
    // The longest valid id, with 64 characters.
    const id = `a.B_9-${'x'.repeat(58)}`;
    const answered = await call(adapter.url, { 'x-request-id': id });
    expect(answered.headers.get('x-request-id')).toBe(id);
    expect(gateway.requests.join('')).toContain(`x-request-id: ${id}\r`);
    await expect.poll(() => adapter.log.join('')).toContain(`"reqId":"${id}"`);
  });

  it.each([
    ['comes from an untrusted caller', {}, 'edge-1'],
    ['has an invalid character', behindProxy, 'edge 1'],
    ['is longer than 64 characters', behindProxy, 'x'.repeat(65)],
  ])('is generated if the received id %s', async (_reason, variables, receivedId) => {
    const { adapter } = await start(variables);
    const answered = await call(adapter.url, { 'x-request-id': receivedId });
    expect(answered.headers.get('x-request-id')).toMatch(generatedId);
  });

  it('is in every response, even to a request that is not HTTP', async () => {
    const { adapter } = await start();
    for (const path of [
      '/trpc/authentication.userDetails',
      '/trpc/nothing',
      '/reports/pdf',
      '/livez',
      '/metrics',
      '/nowhere',
    ]) {
      const answered = await send(`${adapter.url}${path}`, {});
      expect([path, answered.headers.get('x-request-id')]).toEqual([
        path,
        expect.stringMatching(generatedId),
      ]);
    }
    const malformed = await sendRaw(adapter.url, 'NO HTTP\r\n\r\n');
    expect(malformed.headers['x-request-id']).toMatch(generatedId);
  });

  it('can be read by pages of an allowed origin', async () => {
    const { adapter } = await start({ ALLOWED_ORIGINS: 'https://app.example' });
    const answered = await call(adapter.url, { origin: 'https://app.example' });
    expect(answered.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });
});

describe('traceparent', () => {
  it('is forwarded to the gateway', async () => {
    const { adapter, gateway } = await start();
    await call(adapter.url, { traceparent });
    expect(gateway.requests.join('')).toContain(`traceparent: ${traceparent}\r`);
  });

  it.each([`${traceparent}, ${traceparent}`, 'ff-0-0-0', 'ada@example.test'])(
    'is dropped if it is invalid: %s',
    async invalid => {
      const { adapter, gateway } = await start();
      await call(adapter.url, { traceparent: invalid });
      expect(gateway.requests).toHaveLength(1);
      expect(gateway.requests.join('')).not.toContain('traceparent');
    },
  );

  it('is not forwarded if undici is instrumented, because the instrumentation sends its own header', async () => {
    const requestCreated = channel('undici:request:create');
    const listener = () => undefined;
    requestCreated.subscribe(listener);
    onTestFinished(() => void requestCreated.unsubscribe(listener));
    const { adapter, gateway } = await start();
    await call(adapter.url, { traceparent });
    expect(gateway.requests).toHaveLength(1);
    expect(gateway.requests.join('')).not.toContain('traceparent');
  });
});
