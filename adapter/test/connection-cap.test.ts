import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startAdapterInFrontOf } from './in-front-of.ts';

const connectionCount = 230;

/** How many of many connections of this machine's address are answered. */
async function answered(TRUST_PROXY: string): Promise<number> {
  const { adapter } = await startAdapterInFrontOf(() => {}, { TRUST_PROXY, RATE_LIMIT_PER_MINUTE: '6000' });
  const sockets: Socket[] = [];
  const ask = () =>
    new Promise<number>(resolve => {
      const socket = connect(Number(new URL(adapter.url).port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('close', () => resolve(0));
      socket.once('data', () => resolve(1));
      socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    });
  const answers = await Promise.all(Array.from({ length: connectionCount }, ask));
  for (const socket of sockets) socket.destroy();
  return answers.reduce((sum, one) => sum + one, 0);
}

describe('connections of one address', () => {
  it('are at most 200', async () => {
    expect(await answered('10.0.0.0/8')).toBe(200);
  });

  it('are not counted where it is a balancer', async () => {
    expect(await answered('10.0.0.0/8, 127.0.0.1')).toBe(connectionCount);
  });
});
