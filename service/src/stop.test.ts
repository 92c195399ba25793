import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addGracefulClose } from './stop.ts';

it('a stop does not wait for a response whose connection has closed, even if it emitted no event', async () => {
  const app = fastify();
  const steps = { becomeUnready: () => {}, refuseNewCalls: () => {} };
  // Longer than the time limit of a test.
  addGracefulClose(app, steps, { graceMs: 0, drainMs: 600_000, lingerMs: 0 });
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  app.get('/', async (request, reply) => {
    // Like Node 24.7, which emits no event for the response to a pipelined request that is still queued.
    reply.raw.removeAllListeners('close');
    request.raw.socket.once('close', () => mayEnd.resolve());
    arrived.resolve();
    await mayEnd.promise;
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Cast: a server that listens on TCP has an address.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await arrived.promise;
  socket.destroy();
  await mayEnd.promise;
  await app.close();
  expect(app.server.listening).toBe(false);
});
