import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port of a server that listens; 0 if it does not. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A port of the loopback address that is free now. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  return portOf(probe);
}
