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

/** A bad gateway's behaviour for its n-th request (from 0), with headers and body as text. */
export type Misbehave = (socket: Socket, request: string, n: number) => void;

export interface MisbehavingGateway {
  readonly url: string;
  readonly address: GatewayAddress;
  /** Every request as it came over the wire. */
  readonly requests: string[];
  connections(): number;
  stop(): Promise<void>;
}

export interface MisbehavingOptions {
  /** With it the gateway speaks TLS. */
  readonly tls?: TlsOptions;
  /** Its behaviour for a new connection, before any request. */
  readonly connected?: (socket: Socket) => void;
  /** Default: any free one. */
  readonly port?: number;
}

/** A TCP server that speaks just enough HTTP to do everything wrong on purpose. */
export async function startMisbehaving(
  misbehave: Misbehave,
  { tls, connected, port: wanted = 0 }: MisbehavingOptions = {},
): Promise<MisbehavingGateway> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket) => {
    connections++;
    connected?.(socket);
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let buffered = '';
    socket.on('data', chunk => {
      buffered += chunk.toString('latin1');
      const request = wholeRequest(buffered);
      if (request === null) return;
      buffered = buffered.slice(request.length);
      requests.push(request);
      misbehave(socket, request, requests.length - 1);
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  await new Promise<void>(resolve => server.listen(wanted, '127.0.0.1', resolve));
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

export function addressOf(url: string): GatewayAddress {
  const parsed = parseGatewayUrl(url, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.address;
}

/** Nearly no waits between tries. All else is as in use: a test that waits for a time limit sets that one. */
export const quickTries: Partial<ClientSettings> = { backoffMs: [1, 1, 1] };

export function clientOf(
  address: GatewayAddress,
  options: Partial<GatewayClientOptions> = {},
): ClosableGatewayClient {
  return createGatewayClient({ address, ...options, settings: { ...quickTries, ...options.settings } });
}

/** A whole answer; the length is counted unless given. */
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

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string | number> = {},
): Buffer {
  return answer(status, JSON.stringify(body), headers);
}

function wholeRequest(text: string): string | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
  return text.length < end + 4 + length ? null : text.slice(0, end + 4 + length);
}
