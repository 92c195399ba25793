import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy that opens tunnels, until the test ends. All of them lead to this machine, whatever name is asked for.
 *
 * @param answer the status of a tunnel; null for no answer. @param page follows the status in place of a tunnel
 */
export async function startProxy(
  answer: (request: IncomingMessage, socket: Socket) => string | null = () => '200 OK',
  page = '',
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  const sockets = new Set<Socket>();
  server.on('connection', socket => sockets.add(socket));
  server.on('connect', (request, socket: Socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.on('error', () => undefined);
    const status = answer(request, socket);
    if (status === null) return;
    socket.write(`HTTP/1.1 ${status}\r\n\r\n${page}`);
    if (status !== '200 OK' || page !== '') return void socket.end();
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
  // It listens at a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}
