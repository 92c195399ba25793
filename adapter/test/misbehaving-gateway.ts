import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { portOf } from '@choose-life/gateway/testing/free-port';
import {
  type ClosableGatewayClient,
  createGatewayClient,
  type GatewayClientOptions,
} from '@choose-life/gateway-client/client';
import type { ClientSettings } from '@choose-life/gateway-client/send/client-settings';
import { type GatewayAddress, parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';

/** The behaviour of a gateway at its n-th request (from 0). `request` is the whole request as text: request line, headers and body. */
export type GatewayBehaviour = (socket: Socket, request: string, n: number) => void;

/** A running gateway that may break HTTP and the contract. */
export interface MisbehavingGateway {
  readonly url: string;
  readonly address: GatewayAddress;
  /** The complete requests so far. Each byte is one latin1 character. */
  readonly requests: string[];
  /** The number of connections so far, including closed ones. */
  connections(): number;
  stop(): Promise<void>;
}

export interface MisbehavingOptions {
  /** Makes the gateway use TLS. */
  readonly tls?: TlsOptions;
  /** Runs for each new connection, before any request. */
  readonly connected?: (socket: Socket) => void;
  /** The port to listen on. Default: a free port. */
  readonly port?: number;
}

/** Starts a TCP server that reads HTTP requests and lets `behave` write any bytes, so that it can break every rule of HTTP. */
export async function startMisbehaving(
  behave: GatewayBehaviour,
  { tls, connected, port: listenPort = 0 }: MisbehavingOptions = {},
): Promise<MisbehavingGateway> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket) => {
    connections++;
    connected?.(socket);
    sockets.add(socket);
    // The tests close connections on both sides, so a reset is expected.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let buffered = '';
    socket.on('data', chunk => {
      // latin1 maps each byte to one character, so that lengths count bytes.
      buffered += chunk.toString('latin1');
      const request = wholeRequest(buffered);
      if (request === null) return;
      buffered = buffered.slice(request.length);
      requests.push(request);
      behave(socket, request, requests.length - 1);
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  await new Promise<void>(resolve => server.listen(listenPort, '127.0.0.1', resolve));
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${portOf(server)}/api`;
  return {
    url,
    address: addressOf(url),
    requests,
    connections: () => connections,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

/** The address of a gateway for a client. A gateway on this machine may use plain HTTP. @throws Error if an adapter would refuse the address */
export function addressOf(url: string): GatewayAddress {
  const parsed = parseGatewayUrl(url, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.address;
}

/** Settings with a wait of at most 1 ms before each retry. */
export const quickRetries: Partial<ClientSettings> = { backoffMs: [1, 1, 1] };

/** Creates a gateway client with `quickRetries`. */
export function clientOf(
  address: GatewayAddress,
  options: Partial<GatewayClientOptions> = {},
): ClosableGatewayClient {
  return createGatewayClient({ address, ...options, settings: { ...quickRetries, ...options.settings } });
}

/** The bytes of a complete response. Its content-length is computed, unless `headers` sets it. Clients ignore the reason phrase X. */
export function answer(
  status: number,
  body: string | Buffer,
  headers: Record<string, string | number> = {},
): Buffer {
  const bytes = Buffer.from(body);
  const all = { 'content-type': 'application/json', 'content-length': bytes.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

/** The bytes of a complete response with a JSON body. */
export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string | number> = {},
): Buffer {
  return answer(status, JSON.stringify(body), headers);
}

/** The first request in `text`; null if it has not arrived completely. The client sends every body with a content-length. */
function wholeRequest(text: string): string | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const bodyLength = Number(/content-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1] ?? 0);
  const requestEnd = headEnd + '\r\n\r\n'.length + bodyLength;
  return text.length < requestEnd ? null : text.slice(0, requestEnd);
}
