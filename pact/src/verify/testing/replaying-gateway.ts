import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WrittenResponse } from '../contract/pact-shape.ts';

/** A gateway that gives one answer to everything: the answer of a pact file, with or without a fault. */
export interface ReplayingGateway {
  /** Base up to and including `/api`. */
  readonly url: string;
  readonly answer: (response: Pick<WrittenResponse, 'status' | 'headers'>, body: string) => void;
  readonly stop: () => Promise<void>;
}

export async function startReplayingGateway(): Promise<ReplayingGateway> {
  let status = 200;
  let headers: Record<string, string> = {};
  let text = '';
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    answer: (written, body) => {
      status = written.status;
      headers = Object.fromEntries(
        Object.entries(written.headers).map(([name, values]) => [name, values.join(', ')]),
      );
      text = body;
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
