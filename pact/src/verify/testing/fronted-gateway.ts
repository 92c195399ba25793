import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export interface FrontedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a front answers itself; `hang-up` drops the connection. */
export type FrontAnswer = { status: number; headers?: Record<string, string>; body: string } | 'hang-up';

/** An address in front of a gateway that answers some requests itself, and passes the others on. */
export async function startFront(
  gatewayUrl: string,
  intercept: (request: FrontedRequest) => FrontAnswer | null,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { origin } = new URL(gatewayUrl);
  const server = createServer(async (incoming, outgoing) => {
    const { headers, method = 'GET', url = '/' } = incoming;
    const body = await text(incoming);
    const own = intercept({ method, path: url, headers, body });
    if (own === 'hang-up') return void outgoing.destroy();
    if (own !== null) {
      const type = { 'content-type': 'application/json' };
      return void outgoing.writeHead(own.status, { ...type, ...own.headers }).end(own.body);
    }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${url}`, { method, headers })
        .once('response', resolve)
        .once('error', reject)
        .end(body);
    });
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(await buffer(answer));
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
