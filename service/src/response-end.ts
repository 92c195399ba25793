import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Notifies the code that handles a request when its response has ended. */
export interface ResponseEnd {
  /** Aborted with `CallerLeft` when the connection closes before `response.end()` was called. */
  readonly disconnectSignal: AbortSignal;
  /**
   * Registers a callback that runs once: when the response has been sent, or when the connection closes before that, even if nothing was
   * sent. If the response has already ended, the callback runs immediately.
   */
  readonly whenEnded: (callback: () => void) => void;
}

/** The reason of an abort: the caller has closed the connection, so nobody needs the result. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** Watches for the end of a response, also of a pipelined request, for which older versions of Node 24 emit no event. */
export function watchResponseEnd({ socket }: IncomingMessage, response: ServerResponse): ResponseEnd {
  const disconnection = new AbortController();
  const callbacks: (() => void)[] = [];
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    response.removeListener('close', end);
    socket.removeListener('close', end);
    if (!response.writableEnded) disconnection.abort(new CallerLeft('The caller has left.'));
    for (const callback of callbacks) callback();
  };
  response.once('close', end);
  // Node 24.7 emits no 'close' for the responses to pipelined requests that are still queued (24.21 does), so the socket is watched too. A
  // connection may have many such requests, each with a listener, so Node's warning about too many listeners is turned off.
  setMaxListeners(0, socket);
  socket.once('close', end);
  // The connection may have closed before this call. No 'close' follows then.
  if (response.destroyed || socket.destroyed) end();
  return {
    disconnectSignal: disconnection.signal,
    whenEnded(callback) {
      if (hasEnded) callback();
      else callbacks.push(callback);
    },
  };
}
