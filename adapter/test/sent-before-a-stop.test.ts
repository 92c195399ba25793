import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { composeAdapter } from '../src/compose-adapter.ts';
import { readConfig } from '../src/config/config.ts';
import { jsonAnswer, startMisbehaving } from './misbehaving-gateway.ts';

it('a stop of the adapter answers what had connected and was not read yet: it was not sent on, and when to come again', async () => {
  const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { responseCode: '00' })));
  const read = readConfig({ GATEWAY_URL: gateway.url, LOG_LEVEL: 'silent' });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const { app } = composeAdapter(read.config);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');

  const closed = app.close();
  const status = async () => (await fetch(`${address}/config.json`)).status;
  await expect.poll(status).toBe(503);
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2';
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
