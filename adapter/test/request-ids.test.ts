import { channel } from 'node:diagnostics_channel';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { sendRaw } from './raw-request.ts';

const answer = jsonAnswer(200, examples['authentication.userDetails'].response);
const start = (variables: NodeJS.ProcessEnv = {}) =>
  startAdapterInFrontOf(socket => socket.write(answer), variables);
const behindProxy = { TRUST_PROXY: '127.0.0.1' };
const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const ask = (url: string, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } });
const call = (url: string, headers: Record<string, string>) =>
  ask(`${url}/trpc/authentication.userDetails`, headers);

describe('the id of a request', () => {
  it('is that of the trusted proxy: for the answer, the log and the gateway', async () => {
    const { adapter, gateway } = await start(behindProxy);
    const id = `a.B_9-${'x'.repeat(58)}`;
    const answered = await call(adapter.url, { 'x-request-id': id });
    expect(answered.headers.get('x-request-id')).toBe(id);
    expect(gateway.requests.join('')).toContain(`x-request-id: ${id}\r`);
    await expect.poll(() => adapter.log.join('')).toContain(`"reqId":"${id}"`);
  });

  it.each([
    ['from anybody else', {}, 'edge-1'],
    ['with a character that is not taken', behindProxy, 'edge 1'],
    ['longer than 64 characters', behindProxy, 'x'.repeat(65)],
  ])('is a new one: %s', async (_which, variables, sent) => {
    const { adapter } = await start(variables);
    const answered = await call(adapter.url, { 'x-request-id': sent });
    expect(answered.headers.get('x-request-id')).toMatch(made);
  });

  it('stands in every answer: calls, refusals, pages, figures, and what cannot be read', async () => {
    const { adapter } = await start();
    for (const path of [
      '/trpc/authentication.userDetails',
      '/trpc/nothing',
      '/reports/pdf',
      '/livez',
      '/metrics',
      '/nowhere',
    ]) {
      const answered = await ask(`${adapter.url}${path}`, {});
      expect([path, answered.headers.get('x-request-id')]).toEqual([path, expect.stringMatching(made)]);
    }
    const unreadable = await sendRaw(adapter.url, 'NO HTTP\r\n\r\n');
    expect(unreadable.headers['x-request-id']).toMatch(made);
  });

  it('can be read by another website that may call', async () => {
    const { adapter } = await start({ ALLOWED_ORIGINS: 'https://app.example' });
    const answered = await call(adapter.url, { origin: 'https://app.example' });
    expect(answered.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });
});

describe('traceparent', () => {
  it('is passed on to the gateway', async () => {
    const { adapter, gateway } = await start();
    await call(adapter.url, { traceparent: trace });
    expect(gateway.requests.join('')).toContain(`traceparent: ${trace}\r`);
  });

  it.each([`${trace}, ${trace}`, 'ff-0-0-0', 'ada@example.test'])(
    'is left out in another form: %s',
    async sent => {
      const { adapter, gateway } = await start();
      await call(adapter.url, { traceparent: sent });
      expect(gateway.requests.join('')).not.toContain('traceparent');
    },
  );

  it('is left to the instrumentation of undici where there is one, which writes a span of its own', async () => {
    const watched = channel('undici:request:create');
    const listener = () => undefined;
    watched.subscribe(listener);
    onTestFinished(() => void watched.unsubscribe(listener));
    const { adapter, gateway } = await start();
    await call(adapter.url, { traceparent: trace });
    expect(gateway.requests).toHaveLength(1);
    expect(gateway.requests.join('')).not.toContain('traceparent');
  });
});
