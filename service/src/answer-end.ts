import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How the handling of a request learns that its response has ended. */
export interface AnswerEnd {
  /** Aborted with `CallerLeft` when the connection closes before the answer is complete. */
  readonly callerLeft: AbortSignal;
  /** Calls its argument once: when the response has been sent, or its connection has closed before. */
  readonly whenSent: (work: () => void) => void;
}

/** The reason of an abort: the caller has closed the connection, so nobody needs the result. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** Watches for the end of a response. */
export function watchAnswerEnd({ socket }: IncomingMessage, response: ServerResponse): AnswerEnd {
  const callerLeft = new AbortController();
  const callbacks: (() => void)[] = [];
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    response.removeListener('close', end);
    socket.removeListener('close', end);
    if (!response.writableEnded) callerLeft.abort(new CallerLeft('The caller has left.'));
    for (const callback of callbacks) callback();
  };
  response.once('close', end);
  // Node emits no 'close' for the responses to pipelined requests that are still queued, so the socket is watched too. A connection may
  // have many such requests: no limit of listeners.
  setMaxListeners(0, socket);
  socket.once('close', end);
  if (response.destroyed || socket.destroyed) end();
  return {
    callerLeft: callerLeft.signal,
    whenSent(work) {
      if (hasEnded) work();
      else callbacks.push(work);
    },
  };
}
