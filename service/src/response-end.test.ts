import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { watchResponseEnd } from './response-end.ts';

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

  it('calls a callback immediately if the response has already ended', () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const { whenEnded } = watchResponseEnd(request, response);
    response.emit('close');
    const callback = vi.fn();
    whenEnded(callback);
    expect(callback).toHaveBeenCalledOnce();
  });
});
