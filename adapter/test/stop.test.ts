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

let gateway: MisbehavingGateway;
let adapter: AdapterProcess;
afterEach(async () => {
  adapter.kill('SIGKILL');
  await gateway.stop();
});

const done = jsonAnswer(200, { responseCode: '00' });
const isWrite = (text: string) => text.includes('/user/update');
/** In the long run longer than fastify lets one of its hooks take by default. */
const slowMs = inject('long') ? 11_000 : 0;
const cleanEnd = { code: 0, signal: null, errors: '' };

/** Makes writes, and resolves with their HTTP statuses; a connection that was cut counts as 0. */
const write = (count: number): Promise<number[]> =>
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

describe('a stop of the adapter', () => {
  it('finishes 50 writes, however long they take and however often it is asked, and ends with 0', async () => {
    const waiting: Socket[] = [];
    gateway = await startMisbehaving((socket, text) => {
      if (isWrite(text)) waiting.push(socket);
      else socket.write(done);
    });
    adapter = await spawnAdapter(gateway.url);
    const statuses = write(50);
    await vi.waitUntil(() => writesAtTheGateway() === 50, 10_000);

    adapter.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${adapter.url}/readyz/self`)).status).toBe(503);
    adapter.kill('SIGTERM');
    adapter.kill('SIGINT');
    expect(await write(1)).toEqual([503]);
    await delay(slowMs);
    for (const socket of waiting) socket.write(done);

    expect(await statuses).toEqual(Array(50).fill(200));
    expect(await adapter.ended).toEqual(cleanEnd);
    expect(writesAtTheGateway()).toBe(50);
  });

  it('finishes writes also while the stages are still being found', async () => {
    const library = { ...examples['content.readContentLibrary'].response, data: [] };
    // The wait-list's stage is found out last.
    gateway = await startMisbehaving((socket, text) => {
      if (text.includes('/content/')) socket.write(jsonAnswer(200, library));
      else setTimeout(() => socket.write(done), isWrite(text) ? 400 : 800);
    });
    adapter = await spawnAdapter(gateway.url, { GATEWAY_STAGE: 'auto', GATEWAY_WAITLIST_STAGE: 'auto' });
    const statuses = write(10);
    await vi.waitUntil(() => writesAtTheGateway() === 10, 10_000);
    adapter.kill('SIGTERM');
    expect(await statuses).toEqual(Array(10).fill(200));
    expect(await adapter.ended).toEqual(cleanEnd);
  });

  it('lets a caller receive to its end what it has begun to receive', async () => {
    const { response } = examples['content.readContentLibrary'];
    const answer = jsonAnswer(200, { ...response, responseMessage: 'x'.repeat(9_000_000) });
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
    // Long enough for a stop that does not wait to be over.
    await delay(500);
    let received = first?.length ?? 0;
    socket.on('data', bytes => {
      received += bytes.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(received).toBeGreaterThan(9_000_000);
    expect(await adapter.ended).toEqual(cleanEnd);
  });
});

it('a stop of the adapter answers what had connected and was not read yet: it was not sent on, and when to come again', async () => {
  const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { responseCode: '00' })));
  const read = readConfig({ GATEWAY_URL: gateway.url, LOG_LEVEL: 'silent' });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const { app } = buildAdapter(read.config);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');

  const closed = app.close();
  const status = async () => (await fetch(`${address}/config.json`)).status;
  await expect.poll(status).toBe(503);
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
