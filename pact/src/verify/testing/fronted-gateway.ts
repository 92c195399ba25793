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

/** An answer on its way back. */
export interface PassedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An address in front of a gateway that answers some requests itself, and passes the others on, altered or not. */
export async function startFront(
  gatewayUrl: string,
  intercept: (request: FrontedRequest) => FrontAnswer | null,
  alter: (answer: PassedAnswer, request: FrontedRequest) => PassedAnswer = answer => answer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { origin } = new URL(gatewayUrl);
  const server = createServer(async (incoming, outgoing) => {
    const { headers, method = 'GET', url = '/' } = incoming;
    const asked = { method, path: url, headers, body: await text(incoming) };
    const own = intercept(asked);
    if (own === 'hang-up') return void outgoing.destroy();
    if (own !== null) {
      const type = { 'content-type': 'application/json' };
      return void outgoing.writeHead(own.status, { ...type, ...own.headers }).end(own.body);
    }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${url}`, { method, headers })
        .once('response', resolve)
        .once('error', reject)
        .end(asked.body);
    });
    const { 'content-length': _, ...kept } = answer.headers;
    const passed = { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
    const altered = alter(passed, asked);
    outgoing.writeHead(altered.status, altered.headers).end(altered.body);
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
