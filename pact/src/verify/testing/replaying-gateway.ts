import type { ExpectedAnswer } from '../../interactions/interaction.ts';
import { listenHere } from '../../provider/listen-here.ts';

/** A gateway that gives one answer to everything: that of an interaction, with or without a fault. */
export interface ReplayingGateway {
  /** Base up to and including `/api`. */
  readonly url: string;
  readonly answer: (expected: ExpectedAnswer, text: string) => void;
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
    answer: (expected, body) => {
      status = expected.status === 'success' ? 200 : expected.status;
      headers = expected.body === null ? {} : { 'content-type': expected.body.mediaType };
      text = body;
    },
    stop: server.stop,
  };
}
