import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the tests on a free port of this machine. */
export interface ListeningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Answers requests on a free port. Stopping it hangs up on whoever is still connected. */
export async function listenHere(answer: RequestListener): Promise<ListeningServer> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
