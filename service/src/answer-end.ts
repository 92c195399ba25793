import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the work for an answer needs to know of its connection. */
export interface AnswerEnd {
  /** Aborted with `CallerLeft` when the connection closes before the answer is complete. */
  readonly callerLeft: AbortSignal;
  /** Calls its argument once: when the answer has been sent, or its connection has closed before. */
  readonly whenSent: (work: () => void) => void;
}

/** The caller has left, so nobody needs the rest of the work. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** Watches the end of an answer. */
export function watchAnswerEnd({ socket }: IncomingMessage, response: ServerResponse): AnswerEnd {
  const callerLeft = new AbortController();
  const works: (() => void)[] = [];
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    response.removeListener('close', end);
    socket.removeListener('close', end);
    if (!response.writableEnded) callerLeft.abort(new CallerLeft('The caller has left.'));
    for (const work of works) work();
  };
  response.once('close', end);
  // Node does not close the answers to pipelined requests that wait for their turn. There may be many of these on a connection.
  setMaxListeners(0, socket);
  socket.once('close', end);
  if (response.destroyed || socket.destroyed) end();
  return {
    callerLeft: callerLeft.signal,
    whenSent(work) {
      if (hasEnded) work();
      else works.push(work);
    },
  };
}
