import { setTimeout as delay } from 'node:timers/promises';
import { answerLimits, callTimeouts, type Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import { commonHeaders } from '@choose-life/gateway-client/send/common-headers';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { createTransport } from '@choose-life/gateway-client/send/transport';
import type { FilledRequest } from './request.ts';

/** The connection to the gateway under test. It uses the adapter's transport, and sends each request once. */
export interface GatewayConnection {
  readonly send: (
    request: FilledRequest,
    operation: Pick<Operation, 'effect' | 'timeouts'>,
  ) => Promise<Result<RawAnswer>>;
  readonly close: () => Promise<void>;
}

/** The maximum wait before the retry. A gateway may request several minutes in `Retry-After`. */
const maxRetryDelayMs = 5_000;

/** Sends a request. A read that is answered with HTTP 429 is repeated once, after the time in `Retry-After`, but at most `maxRetryDelayMs`. */
export async function sendWithRetry(
  request: FilledRequest,
  operation: Operation,
  connection: GatewayConnection,
): Promise<Result<RawAnswer>> {
  const answer = await connection.send(request, operation);
  if (!answer.ok || answer.value.status !== 429 || operation.effect === 'write') return answer;
  // A missing value, a date, or any other value that is not a positive number, counts as one second.
  const seconds = Number(answer.value.headers['retry-after'] ?? 1);
  await delay(Math.min(Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000, maxRetryDelayMs));
  return connection.send(request, operation);
}

/**
 * Connects to a gateway. The base path of a gateway ends with `/api`, so `/api` is removed from the path of each request. The base path of
 * `openJsonEndpoint` is a complete path, and its requests only add a query.
 * @param extraHeaders headers of the command line (`--header`), sent with each request
 */
export function connectToGateway(
  address: GatewayAddress,
  extraHeaders: Readonly<Record<string, string>> = {},
): GatewayConnection {
  const transport = createTransport(address, defaultSettings);
  return {
    send: ({ body, headers, method, path }, { effect, timeouts }) =>
      transport.send({
        method,
        path: `${address.basePath}${path.replace(/^\/api/, '')}`,
        headers: {
          accept: 'application/json, text/plain',
          ...commonHeaders,
          // The headers of the call come last: an option of the command line must not replace them.
          ...extraHeaders,
          ...headers,
        },
        body,
        effect,
        // A request has only one attempt here, so it gets the longest time that the adapter waits for any attempt.
        headersMs: timeouts.retryHeadersMs,
        totalMs: timeouts.totalMs,
        // The largest limit of all calls. `judgeAnswer` compares the size with the limit of the call, and reports it.
        maxBytes: answerLimits.pdf.maxBytes,
        signal: undefined,
      }),
    close: () => transport.close(),
  };
}

/** The reason why there is no answer. For a timeout, it contains the time that the adapter waits, and what to do. */
export function faultText(
  { detail, kind }: Pick<Fault, 'kind' | 'detail'>,
  { timeouts }: Pick<Operation, 'timeouts'>,
): string {
  if (kind !== 'TIMEOUT') return `${kind} ${detail ?? ''}`.trim();
  return (
    `TIMEOUT: no answer within ${timeouts.retryHeadersMs / 1000} s, after which the adapter gives up and people read an error. ` +
    'Answer sooner: do slow work after the answer, or ahead of the request'
  );
}

/** A JSON endpoint that belongs to the gateway under test: its state handlers, or a mailbox. */
export interface JsonEndpoint {
  /** @returns the status, and the body; null for a body that is not JSON. @throws Error when nothing answers */
  readonly send: (
    method: 'GET' | 'POST',
    body?: object,
  ) => Promise<{ readonly status: number; readonly value: unknown }>;
  readonly close: () => Promise<void>;
}

/** Connects to a JSON endpoint. The person who runs the program chose the address, so any host is allowed. No proxy is used. */
export function openJsonEndpoint({ origin, pathname, search }: URL): JsonEndpoint {
  const policy = { loopback: true, private: true };
  const connection = connectToGateway({ origin, basePath: pathname, policy, proxies: null });
  return {
    send: async (method, body) => {
      const headers = {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      // The base path is the whole path of the URL, so the request adds only the query.
      const request = { method, path: search, headers, body: body ? JSON.stringify(body) : null };
      // With the effect `write`, the transport avoids a connection that the server may be closing, so the request is not lost.
      const answer = await connection.send(request, { effect: 'write', timeouts: callTimeouts.read });
      if (!answer.ok) throw new Error(answer.fault.kind);
      const value: unknown = await new Response(Buffer.from(answer.value.bytes)).json().catch(() => null);
      return { status: answer.value.status, value };
    },
    close: connection.close,
  };
}
