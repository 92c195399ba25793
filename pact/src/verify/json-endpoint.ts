import { callTimes } from '@choose-life/contracts/gateway/call-times';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import { createTransport } from '@choose-life/gateway-client/send/transport';

/** A JSON endpoint that is not the gateway: state handlers, a mailbox. */
export interface JsonEndpoint {
  /** @returns the status, and the body; null for a body that is not JSON. @throws Error when nothing answers. */
  readonly send: (method: 'GET' | 'POST', body?: object) => Promise<{ status: number; value: unknown }>;
  readonly close: () => Promise<void>;
}

const maxBytes = 10 * 1024 * 1024;

/** The address is given on the command line: any host is allowed. */
export function openJsonEndpoint(address: URL): JsonEndpoint {
  const policy = { loopback: true, private: true };
  const transport = createTransport({
    address: { origin: address.origin, basePath: '', policy },
    settings: defaultSettings,
  });
  return {
    send: async (method, body) => {
      const answer = await transport.send({
        method,
        path: `${address.pathname}${address.search}`,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        effect: 'write',
        headersMs: callTimes.read.firstHeadMs,
        totalMs: callTimes.read.totalMs,
        maxBytes,
        signal: undefined,
      });
      if (!answer.ok) throw new Error(answer.fault.kind);
      return { status: answer.value.status, value: jsonOf(answer.value.bytes) };
    },
    close: () => transport.close(),
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
