import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { request } from 'undici';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { buildAdapter } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { type AdapterProcess, spawnAdapter } from './adapter-process.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

const done = jsonAnswer(200, { responseCode: '00' });
const isWrite = (text: string) => text.includes('/user/update');
/** In `npm run test:long`, longer than the default time limit of a hook in Fastify (10 s). */
const answerDelayMs = inject('long') ? 11_000 : 0;
const cleanExit = { code: 0, signal: null, errors: '' };

describe('a stop of the adapter', () => {
  let gateway: MisbehavingGateway;
  let adapter: AdapterProcess;
  afterEach(async () => {
    adapter.kill('SIGKILL');
    await gateway.stop();
  });

  /** Makes writes at the same time. @returns their HTTP statuses; 0 for a connection that was closed without a response */
  const makeWrites = (count: number): Promise<number[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        try {
          const { statusCode, body } = await request(`${adapter.url}/trpc/user.update`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: 'token-1' },
            body: JSON.stringify(examples['user.update'].request),
          });
          await body.dump();
          return statusCode;
        } catch {
          return 0;
        }
      }),
    );
  const writesAtTheGateway = () => gateway.requests.filter(isWrite).length;

  it('finishes 50 running writes and exits with 0, even if several signals arrive', async () => {
    const waiting: Socket[] = [];
    gateway = await startMisbehaving((socket, text) => {
      if (isWrite(text)) waiting.push(socket);
      else socket.write(done);
    });
    adapter = await spawnAdapter(gateway.url);
    const statuses = makeWrites(50);
    await vi.waitUntil(() => writesAtTheGateway() === 50, 60_000);

    adapter.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${adapter.url}/readyz/self`)).status).toBe(503);
    adapter.kill('SIGTERM');
    adapter.kill('SIGINT');
    expect(await makeWrites(1)).toEqual([503]);
    await delay(answerDelayMs);
    for (const socket of waiting) socket.write(done);

    expect(await statuses).toEqual(Array(50).fill(200));
    expect(await adapter.ended).toEqual(cleanExit);
    expect(writesAtTheGateway()).toBe(50);
  });

  it('finishes writes while the stages are still being resolved', async () => {
    const { response: library } = examples['content.readContentLibrary'];
    // The stage of the wait-list is found last, after the writes.
    gateway = await startMisbehaving((socket, text) => {
      if (text.includes('/content/')) socket.write(jsonAnswer(200, library));
      else setTimeout(() => socket.write(done), isWrite(text) ? 400 : 800);
    });
    adapter = await spawnAdapter(gateway.url, { GATEWAY_STAGE: 'auto', GATEWAY_WAITLIST_STAGE: 'auto' });
    const statuses = makeWrites(10);
    await vi.waitUntil(() => writesAtTheGateway() === 10, 60_000);
    adapter.kill('SIGTERM');
    expect(await statuses).toEqual(Array(10).fill(200));
    expect(await adapter.ended).toEqual(cleanExit);
  });

  it('sends a response completely if the caller has received a part of it', async () => {
    // More than the buffers of both operating systems, so that a part is not sent while the caller does not read.
    const longText = 'x'.repeat(9_000_000);
    const { response } = examples['content.readContentLibrary'];
    const answer = jsonAnswer(200, { ...response, responseMessage: longText });
    gateway = await startMisbehaving(socket => socket.write(answer));
    adapter = await spawnAdapter(gateway.url);
    const body = JSON.stringify(examples['content.readContentLibrary'].request);
    const socket = connect(Number(new URL(adapter.url).port), '127.0.0.1');
    socket.write(
      `POST /trpc/content.readContentLibrary HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    const [first]: Buffer[] = await once(socket, 'data');
    socket.pause();
    adapter.kill('SIGTERM');
    // A stop that does not wait for the caller closes its connection after 3 seconds (`incompleteRequestMs`).
    await delay(4_000);
    let received = first?.length ?? 0;
    socket.on('data', bytes => {
      received += bytes.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(received).toBeGreaterThan(longText.length);
    expect(await adapter.ended).toEqual(cleanExit);
  });
});

it('a stopping adapter answers a call on an open connection with 503, Retry-After and not-sent', async () => {
  const gateway = await startMisbehaving(socket => socket.write(done));
  // Without rate limits, the adapter stores no key of known browsers in DATA_DIR.
  const variables = { GATEWAY_URL: gateway.url, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' };
  const result = readConfig(variables);
  if ('faults' in result) throw new Error(result.faults.join('; '));
  const { app } = buildAdapter(result.config);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');

  const closed = app.close();
  const statusOfOtherRequest = async () => (await fetch(`${address}/config.json`)).status;
  await expect.poll(statusOfOtherRequest).toBe(503);
  const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 2';
  socket.write(`POST /trpc/authentication.login HTTP/1.1\r\n${head}\r\n\r\n{}`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/^retry-after: 1\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"outcome":"not-sent"');

  await closed;
  expect(gateway.requests).toEqual([]);
  await gateway.stop();
});
