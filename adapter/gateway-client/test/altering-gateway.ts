import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export interface GatewayRequest {
  readonly method: string;
  /** With the query, if there is one. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface GatewayAnswer {
  readonly status: number;
  /** Default: the media type of JSON alone. */
  readonly headers?: IncomingHttpHeaders;
  readonly body: string | Uint8Array;
}

export interface PassedAnswer extends GatewayAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Writes an answer that is not whole: half of it, nothing, or a connection that is closed. */
export type WriteAnswer = (response: ServerResponse) => void;

/**
 * Decides what a request is answered with.
 * @param pass asks the gateway behind, as the request came. It fails where there is none.
 */
export type Answering = (
  request: GatewayRequest,
  pass: () => Promise<PassedAnswer>,
) => GatewayAnswer | WriteAnswer | Promise<GatewayAnswer | WriteAnswer>;

export interface AlteringGateway {
  readonly origin: string;
  /** Up to and including `/api`, for GATEWAY_URL. */
  readonly url: string;
  readonly port: number;
  /** Closes the connections that are still open, too. */
  stop(): Promise<void>;
}

/**
 * The gateway of tests that need other answers than the embedded gateway's: it answers by itself, or passes a request on to a
 * gateway behind and alters what that answers.
 * @param behind an address of the gateway behind; its path does not matter
 */
export async function startAlteringGateway(answer: Answering, behind?: string): Promise<AlteringGateway> {
  const server = createServer(async (incoming, response) => {
    // Callers hang up on purpose.
    response.on('error', () => {});
    const { headers, method = 'GET', url = '/' } = incoming;
    const asked = { method, path: url, headers, body: await text(incoming) };
    const given = await answer(asked, () => passOn(asked, behind));
    if (typeof given === 'function') return given(response);
    response.writeHead(given.status, given.headers ?? { 'content-type': 'application/json' });
    response.end(given.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: `${origin}/api`,
    port,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function passOn(asked: GatewayRequest, behind?: string): Promise<PassedAnswer> {
  if (behind === undefined) throw new Error('There is no gateway behind this one.');
  const { headers, method, path } = asked;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, behind), { method, headers })
      .once('response', resolve)
      .once('error', reject)
      .end(asked.body);
  });
  const { 'content-length': _, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
}
