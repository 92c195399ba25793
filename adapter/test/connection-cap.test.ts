import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';

it('one address may have at most 200 open connections', async () => {
  // The test connects from 127.0.0.1. A trusted proxy could have more connections, so only other addresses are trusted. The rate limit is
  // the default: `startAdapterInProcess` sets 0, which also switches off the limit of connections.
  const variables = { TRUST_PROXY: '10.0.0.0/8', RATE_LIMIT_PER_MINUTE: '6000' };
  const { adapter } = await startAdapterInFrontOf(() => {}, variables);
  const sockets: Socket[] = [];
  /** Opens a connection. @returns whether a request on the connection gets a response */
  const connectAndRequest = () =>
    new Promise<boolean>(resolve => {
      const socket = connect(Number(new URL(adapter.url).port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('close', () => resolve(false));
      socket.once('data', () => resolve(true));
      socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
  const answered = await Promise.all(Array.from({ length: 230 }, connectAndRequest));
  for (const socket of sockets) socket.destroy();
  expect(answered.filter(Boolean)).toHaveLength(200);
});
