import { answerLimits } from '@choose-life/contracts/gateway/answer-limits';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { createTransport } from '@choose-life/gateway-client/send/transport';
import type { FilledRequest } from './contract/fill-request.ts';

/** The connection to the gateway under test: one try for each request, by the adapter's own transport. */
export interface GatewayConnection {
  readonly send: (
    request: FilledRequest,
    operation: Pick<Operation, 'effect' | 'times'>,
  ) => Promise<Result<RawAnswer, Fault>>;
  readonly close: () => Promise<void>;
}

/** Sends requests whose paths begin with `/api` to an address whose path ends with it. */
export function connectToGateway(address: GatewayAddress): GatewayConnection {
  const transport = createTransport({ address, settings: defaultSettings });
  return {
    send: ({ body, headers, method, path }, { effect, times }) =>
      transport.send({
        method,
        path: `${address.basePath}${path.replace(/^\/api/, '')}`,
        headers: { accept: 'application/json, text/plain', 'accept-encoding': 'identity', ...headers },
        body,
        effect,
        headersMs: times.firstHeadMs,
        totalMs: times.totalMs,
        maxBytes: answerLimits.pdf.maxBytes,
        signal: undefined,
      }),
    close: () => transport.close(),
  };
}
