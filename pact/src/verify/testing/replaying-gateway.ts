import { listenHere } from '../../provider/listen-here.ts';
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
  const server = await listenHere((request, response) => {
    request.resume();
    response.writeHead(status, headers).end(text);
  });
  return {
    url: `${server.origin}/api`,
    answer: (written, body) => {
      status = written.status;
      headers = Object.fromEntries(
        Object.entries(written.headers).map(([name, values]) => [name, values.join(', ')]),
      );
      text = body;
    },
    stop: server.stop,
  };
}
