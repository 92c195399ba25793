import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { watchResponseEnd } from './response-end.ts';

/**
 * Sends requests to /1 and /2 on one connection, answers those in `answeredUrls`, and closes the connection.
 * @returns two entries for each request: one when its response ends, and one for a callback that is registered after that
 */
async function callbacksOnClose(answeredUrls: readonly string[]): Promise<string[]> {
  const callbacks: string[] = [];
  const bothEnded = Promise.withResolvers<void>();
  let requestCount = 0;
  const server = createServer((request, response) => {
    const { disconnectSignal, whenEnded } = watchResponseEnd(request, response);
    whenEnded(() => {
      callbacks.push(`${request.url} ${disconnectSignal.aborted ? 'aborted' : 'sent'}`);
      whenEnded(() => callbacks.push(`${request.url} late callback`));
      if (callbacks.length === 4) bothEnded.resolve();
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
    expect(await callbacksOnClose([])).toEqual([
      '/1 aborted',
      '/1 late callback',
      '/2 aborted',
      '/2 late callback',
    ]);
  });

  it('does not abort disconnectSignal of a request that was answered before the connection closed', async () => {
    expect(await callbacksOnClose(['/1'])).toEqual([
      '/1 sent',
      '/1 late callback',
      '/2 aborted',
      '/2 late callback',
    ]);
  });
});
