import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway that gives the same answer to every call. */
export interface HostileGateway {
  readonly port: number;
  /** Sets the answer; a stalling one lacks its last byte. */
  answer(body: Buffer, stalls: boolean): void;
  stop(): void;
}

export async function startHostileGateway(): Promise<HostileGateway> {
  let body: Buffer = Buffer.from('{}');
  let stalls = false;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      if (stalls) response.write(body.subarray(0, -1));
      else response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    answer(next, isStalling) {
      body = next;
      stalls = isStalling;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
