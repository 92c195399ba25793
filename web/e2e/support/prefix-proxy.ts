import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that serves another server below a path prefix, and removes the prefix from forwarded requests. */
export interface PrefixProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port. Paths without `prefix` get 404. */
export async function startPrefixProxy(prefix: string, target: string): Promise<PrefixProxy> {
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (!url.startsWith(`${prefix}/`)) {
      answer.writeHead(404).end();
      return;
    }
    const passed = request(new URL(url.slice(prefix.length), target), { method, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address.
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
