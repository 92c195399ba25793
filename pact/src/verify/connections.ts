import { setTimeout as delay } from 'node:timers/promises';
import { answerLimits, callTimes, type Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { createTransport } from '@choose-life/gateway-client/send/transport';
import type { FilledRequest } from './request.ts';

/** The connection to the gateway under test: one try for each request, by the adapter's own transport. */
export type GatewayConnection = ReturnType<typeof connectToGateway>;

const maxRetryDelayMs = 5_000;

export async function sendWithRetry(
  request: FilledRequest,
  operation: Operation,
  connection: GatewayConnection,
): Promise<Result<RawAnswer>> {
  const answer = await connection.send(request, operation);
  if (!answer.ok || answer.value.status !== 429 || operation.effect === 'write') return answer;
  const seconds = Number(answer.value.headers['retry-after'] ?? 1);
  await delay(Math.min(Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000, maxRetryDelayMs));
  return connection.send(request, operation);
}

/** Sends requests whose paths begin with `/api` to an address whose path ends with it. */
export function connectToGateway(address: GatewayAddress, added: Readonly<Record<string, string>> = {}) {
  const transport = createTransport(address, defaultSettings);
  return {
    send: (
      { body, headers, method, path }: FilledRequest,
      { effect, times }: Pick<Operation, 'effect' | 'times'>,
    ): Promise<Result<RawAnswer>> =>
      transport.send({
        method,
        path: `${address.basePath}${path.replace(/^\/api/, '')}`,
        headers: {
          accept: 'application/json, text/plain',
          'accept-encoding': 'identity',
          ...added,
          ...headers,
        },
        body,
        effect,
        // As long as the adapter waits at most, when it asks again.
        headersMs: times.laterHeadMs,
        totalMs: times.totalMs,
        maxBytes: answerLimits.pdf.maxBytes,
        signal: undefined,
      }),
    close: () => transport.close(),
  };
}

export function faultText(
  { detail, kind }: Pick<Fault, 'kind' | 'detail'>,
  { times }: Pick<Operation, 'times'>,
): string {
  if (kind !== 'TIMEOUT') return `${kind} ${detail ?? ''}`.trim();
  return (
    `TIMEOUT: no answer within ${times.laterHeadMs / 1000} s, after which the adapter gives up and people read an error. ` +
    'Answer sooner: do what takes long after the answer, or before it is asked for'
  );
}

export type JsonEndpoint = ReturnType<typeof openJsonEndpoint>;

/** State handlers, a mailbox: the address is given on the command line, so any host is allowed, and it is asked directly. */
export function openJsonEndpoint({ origin, pathname, search }: URL) {
  const policy = { loopback: true, private: true };
  const connection = connectToGateway({ origin, basePath: '', policy, proxies: null });
  return {
    /** @returns the status, and the body; null for a body that is not JSON. @throws Error when nothing answers. */
    send: async (method: 'GET' | 'POST', body?: object) => {
      const headers = {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const request = {
        method,
        path: `/api${pathname}${search}`,
        headers,
        body: body ? JSON.stringify(body) : null,
      };
      const answer = await connection.send(request, { effect: 'write', times: callTimes.read });
      if (!answer.ok) throw new Error(answer.fault.kind);
      const value: unknown = await new Response(Buffer.from(answer.value.bytes)).json().catch(() => null);
      return { status: answer.value.status, value };
    },
    close: connection.close,
  };
}
