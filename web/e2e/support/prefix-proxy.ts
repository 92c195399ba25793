import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that serves another server under a path prefix. It removes the prefix from forwarded requests. */
export interface PrefixProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port. Paths without `prefix` get 404. */
export async function startPrefixProxy(prefix: string, target: string): Promise<PrefixProxy> {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (!url.startsWith(`${prefix}/`)) {
      outgoing.writeHead(404).end();
      return;
    }
    const forwarded = request(new URL(url.slice(prefix.length), target), { method, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
