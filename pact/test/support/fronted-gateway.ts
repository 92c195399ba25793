import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { listenHere } from './listen-here.ts';

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
  const server = await listenHere(async (incoming, outgoing) => {
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
  return {
    url: `${server.origin}/api`,
    stop: server.stop,
  };
}
