import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  return portOf(probe);
}
