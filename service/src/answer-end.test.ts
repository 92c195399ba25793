import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { watchAnswerEnd } from './answer-end.ts';

/** Sends two requests on one connection, answers one of them or none, and closes the connection. @returns the observed ends, in order */
async function endsOnClose(answered: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  const ended = Promise.withResolvers<void>();
  let arrived = 0;
  const server = createServer((request, response) => {
    const { callerLeft, whenSent } = watchAnswerEnd(request, response);
    whenSent(() => {
      seen.push(`${request.url} ${callerLeft.aborted ? 'left' : 'sent'}`);
      whenSent(() => seen.push(`${request.url} at once`));
      if (seen.length === 4) ended.resolve();
    });
    arrived += 1;
    if (answered.includes(request.url ?? '')) response.end();
    if (arrived === 2) setImmediate(() => socket.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['/1', '/2'].map(url => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  await ended.promise;
  server.close();
  return seen;
}

it('a closed connection ends all its unanswered requests, each once, also a pipelined one', async () => {
  expect(await endsOnClose([])).toEqual(['/1 left', '/1 at once', '/2 left', '/2 at once']);
});

it('a request that was answered before the connection closed ends as sent', async () => {
  expect(await endsOnClose(['/1'])).toEqual(['/1 sent', '/1 at once', '/2 left', '/2 at once']);
});
