import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** A request that the altering gateway received. */
export interface GatewayRequest {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer to send. */
export interface GatewayAnswer {
  readonly status: number;
  /** Default: only a Content-Type header with the media type of JSON. */
  readonly headers?: IncomingHttpHeaders;
  readonly body: string | Uint8Array;
}

/** The answer of the upstream gateway. `body` is always a buffer. */
export interface UpstreamAnswer extends GatewayAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers a request in a way that `GatewayAnswer` cannot describe: with a part of an answer, without an answer, or by closing the connection. */
export type WriteAnswer = (response: ServerResponse) => void;

/**
 * Returns the answer to a request.
 * @param forward sends the unchanged request to the upstream gateway, and rejects if there is none
 */
export type AnswerHandler = (
  request: GatewayRequest,
  forward: () => Promise<UpstreamAnswer>,
) => GatewayAnswer | WriteAnswer | Promise<GatewayAnswer | WriteAnswer>;

/** A running gateway for a test. */
export interface AlteringGateway {
  readonly origin: string;
  /** The value for GATEWAY_URL, which ends with `/api`. */
  readonly url: string;
  readonly port: number;
  /** Stops the server and closes its connections. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway for tests that need answers that the embedded gateway never sends. It answers by itself, or forwards a request to an
 * upstream gateway and alters its answer.
 * @param upstreamUrl any URL of the upstream gateway; its path does not matter
 */
export async function startAlteringGateway(
  answer: AnswerHandler,
  upstreamUrl?: string,
): Promise<AlteringGateway> {
  const server = createServer(async (incoming, response) => {
    // Some tests disconnect before the answer. Without a listener the error would end the process.
    response.on('error', () => {});
    const { headers, method = 'GET', url = '/' } = incoming;
    const received = { method, path: url, headers, body: await text(incoming) };
    const sent = await answer(received, () => forwardTo(received, upstreamUrl));
    if (typeof sent === 'function') return sent(response);
    response.writeHead(sent.status, sent.headers ?? { 'content-type': 'application/json' });
    response.end(sent.body);
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

async function forwardTo(received: GatewayRequest, upstreamUrl?: string): Promise<UpstreamAnswer> {
  if (upstreamUrl === undefined) throw new Error('The altering gateway has no upstream gateway.');
  const { headers, method, path } = received;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, upstreamUrl), { method, headers })
      .once('response', resolve)
      .once('error', reject)
      .end(received.body);
  });
  // A test may change the body, and so its length.
  const { 'content-length': _, ...otherHeaders } = answer.headers;
  // An answer always has a status. The type permits undefined, because it also describes requests that a server receives.
  return { status: answer.statusCode ?? 502, headers: otherHeaders, body: await buffer(answer) };
}
