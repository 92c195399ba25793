import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Stands in front of a gateway and alters its answers: a gateway with a defect.
 *
 * @param gatewayUrl Base up to and including `/api`; so is the `url` of the proxy.
 */
export async function startAlteringProxy(gatewayUrl: string, alter: (body: string) => string) {
  const { origin } = new URL(gatewayUrl);

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { headers, method, url = '/' } = incoming;
    const call = request(`${origin}${url}`, { method, headers });
    incoming.pipe(call);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).once('error', reject);
    });
    const { 'content-length': _, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept).end(alter(await text(answer)));
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
