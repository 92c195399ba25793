import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { watchResponseEnd } from './response-end.ts';

/** Creates a request and its response. The response has no connection, so it emits no event by itself. */
function createExchange() {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  return { socket, request, response: new ServerResponse(request) };
}

/**
 * Sends requests to /1 and /2 on one connection, answers those in `answeredUrls`, and closes the connection.
 * @returns an entry for each request: whether its response was sent or aborted
 */
async function callbacksOnClose(answeredUrls: readonly string[]): Promise<string[]> {
  const callbacks: string[] = [];
  const bothEnded = Promise.withResolvers<void>();
  let requestCount = 0;
  const server = createServer((request, response) => {
    const { disconnectSignal, whenEnded } = watchResponseEnd(request, response);
    whenEnded(() => {
      callbacks.push(`${request.url} ${disconnectSignal.aborted ? 'aborted' : 'sent'}`);
      if (callbacks.length === 2) bothEnded.resolve();
    });
    requestCount += 1;
    if (answeredUrls.includes(request.url ?? '')) response.end();
    // The connection is closed in a later event-loop turn, because `end` does not write the responses immediately.
    if (requestCount === 2) setImmediate(() => socket.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on TCP has an address.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['/1', '/2'].map(url => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  await bothEnded.promise;
  server.close();
  return callbacks;
}

describe('watchResponseEnd', () => {
  it('aborts disconnectSignal of every unanswered request, even a pipelined one, when the connection closes', async () => {
    expect(await callbacksOnClose([])).toEqual(['/1 aborted', '/2 aborted']);
  });

  it('does not abort disconnectSignal of a request that was answered before the connection closed', async () => {
    expect(await callbacksOnClose(['/1'])).toEqual(['/1 sent', '/2 aborted']);
  });

  // Node 24.7 emits no event for a response that is queued behind another one (`response-end.ts`).
  it('aborts disconnectSignal when the connection closes, even if the response emits no event', async () => {
    const { request, response, socket } = createExchange();
    const { disconnectSignal } = watchResponseEnd(request, response);
    await once(socket.destroy(), 'close');
    expect(disconnectSignal.aborted).toBe(true);
  });

  it('aborts disconnectSignal immediately if the connection has already closed', async () => {
    const { request, response, socket } = createExchange();
    await once(socket.destroy(), 'close');
    expect(watchResponseEnd(request, response).disconnectSignal.aborted).toBe(true);
  });

  it('calls a callback immediately if the response has already ended', () => {
    const { request, response } = createExchange();
    const { whenEnded } = watchResponseEnd(request, response);
    response.emit('close');
    const callback = vi.fn();
    whenEnded(callback);
    expect(callback).toHaveBeenCalledOnce();
  });
});
