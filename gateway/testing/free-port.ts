import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The TCP port on which a server listens; 0 if it does not listen. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A port of 127.0.0.1 that is free now. Another process may take it before the caller listens on it. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  return portOf(probe);
}
