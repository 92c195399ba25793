import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface ProxyOptions {
  /** Returns the status of the answer to CONNECT; null for no answer. Default: `200 OK`. */
  readonly statusFor?: (request: IncomingMessage, socket: Socket) => string | null;
  /** A body that is sent after the status instead of opening a tunnel. Default: none. */
  readonly body?: string;
}

/**
 * Starts an HTTP proxy that opens tunnels, until the test ends. All tunnels lead to this machine, whatever host is requested.
 * @returns its URL, and the request lines that it received
 */
export async function startProxy({
  statusFor = () => '200 OK',
  body = '',
}: ProxyOptions = {}): Promise<{ readonly url: string; readonly requests: readonly string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end();
  });
  const sockets = new Set<Socket>();
  server.on('connection', socket => sockets.add(socket));
  server.on('connect', (request, socket: Socket) => {
    requests.push(`CONNECT ${request.url}`);
    // Some tests close the connection. Without a listener the error would end the process.
    socket.on('error', () => undefined);
    const status = statusFor(request, socket);
    if (status === null) return;
    socket.write(`HTTP/1.1 ${status}\r\n\r\n${body}`);
    if (status !== '200 OK' || body !== '') {
      socket.end();
      return;
    }
    const tunnel = connect(Number(request.url?.split(':')[1]), '127.0.0.1');
    tunnel.on('error', () => socket.destroy());
    socket.on('close', () => tunnel.destroy());
    socket.pipe(tunnel).pipe(socket);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}
