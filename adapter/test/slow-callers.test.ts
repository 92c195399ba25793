import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { done } from '@choose-life/contracts/domain/codes';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { startAdapterInFrontOf, startGatewayAndAdapter } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { readSlowly } from './slow-reader-drill.ts';

const webDist = temporaryFolder();
const longBytes = 8 * 1024 * 1024;
const library = { responseCode: '00', data: [{ contentId: 'c', contentBody: 'x'.repeat(longBytes) }] };
const longAnswerBytes = jsonAnswer(200, library);

writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
writeFileSync(join(webDist, 'film.mp4'), Buffer.alloc(longBytes));
/** Shorter than in production. */
const timeouts = {
  // Both are longer than the process needs to read a request while it sends long answers.
  headersMs: 2_000,
  requestMs: 3_000,
  checkIntervalMs: 50,
  closeMs: 100,
  // Bytes that a caller's operating system has received count as read. If the caller reads nothing, its operating system may receive a
  // megabyte. At `bytesPerSecond`, a megabyte counts as 3.3 s of reading. That is less than `graceMs`, so the caller is disconnected after
  // `graceMs`.
  slowReader: { graceMs: 4_000, bytesPerSecond: 300_000 },
};
const { answerMemory } = defaultSettings;
const { adapter, stop } = await startGatewayAndAdapter(
  socket => socket.write(longAnswerBytes),
  {},
  // All callers have the same address, so they count as one caller, which could use only a share of the memory for long answers by default.
  { webDist, timeouts, settings: { answerMemory: { ...answerMemory, callerShare: 1 } } },
);
afterAll(stop);

/** Opens a connection and sends `first`. The caller's side of the connection stays open until the server has closed the whole connection. */
function openConnection(first: string): { socket: Socket; closed: Promise<void> } {
  const port = Number(new URL(adapter.url).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(first));
  socket.on('error', () => {});
  // After the server has ended its side, only a write shows whether it has closed the whole connection.
  socket.once('end', () => {
    const writing = setInterval(() => socket.write('\r\n'), 30);
    socket.once('close', () => clearInterval(writing));
  });
  return { socket, closed: new Promise(resolve => socket.once('close', () => resolve())) };
}

/** All bytes that the server sends until it ends its side. */
async function receivedUntilEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  await new Promise(resolve => socket.once('end', resolve).once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

// If the server does not close a connection, these tests time out. They run concurrently, because they mostly wait.
describe.concurrent('a connection', () => {
  it.each([
    ['half of the headers of a request', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: '],
    ['half of a body', post('/trpc/user.update', '{}').slice(0, -1)],
    [
      'half of a body that no route reads',
      'PUT /livez HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['the start of a second request', 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\nGET /livez HT'],
  ])('with %s gets 408 and is closed', async (_name, bytes) => {
    const { socket, closed } = openConnection(bytes);
    expect(await receivedUntilEnd(socket)).toMatch(/HTTP\/1\.1 408 /);
    await closed;
  });

  it.each([
    ['incomplete headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: '],
    // So much is missing that the bytes of this test do not complete the body.
    ['an incomplete body', post('/trpc/user.update', ' '.repeat(9000)).slice(0, -8000)],
    ['bytes that are not HTTP', 'hello\r\n\r\n'],
  ])('with %s is closed, even if more bytes arrive', async (_name, bytes) => {
    const { socket, closed } = openConnection(bytes);
    socket.resume();
    const writing = setInterval(() => socket.write(' '), 30);
    // The server closes the connection, since this side never ends it.
    await expect(closed).resolves.toBeUndefined();
    clearInterval(writing);
  });

  it('without any request is closed without a response', async () => {
    const { socket, closed } = openConnection('');
    expect(await receivedUntilEnd(socket)).toBe('');
    await closed;
  });
});

/** The requests of answers that are sent in different ways: from a file, and from memory (`sendBytes`). */
const answers: [string, string][] = [
  ['a file', 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a long answer', post('/trpc/content.readContentLibrary', '{"categories":[]}')],
];

describe.concurrent('a long answer', () => {
  it.each(answers)(
    'is stopped by closing the connection if the caller does not read, even if the caller continues to send: %s',
    async (_name, bytes) => {
      // Two answers are more than the operating systems of both sides can buffer.
      const { socket, closed } = openConnection(bytes.repeat(2));
      const writing = setInterval(() => socket.write('\r\n'), 100);
      await closed;
      clearInterval(writing);
    },
    30_000,
  );

  it.each(answers)('is sent completely to a caller who reads slowly: %s', async (_name, bytes) => {
    const { socket } = openConnection(bytes);
    let length = 0;
    let status = '';
    socket.on('data', chunk => {
      length += chunk.length;
      status ||= chunk.toString('latin1').slice(0, 15);
      socket.pause();
      // At most 64 KiB every 8 ms: slow, but faster than the required rate.
      setTimeout(() => socket.resume(), 8);
      // The server keeps the connection open after the answer, so the caller ends it.
      if (length >= longBytes || status !== 'HTTP/1.1 200 OK') socket.end();
    });
    await new Promise<void>(resolve => socket.once('close', () => resolve()));
    expect(status).toBe('HTTP/1.1 200 OK');
    expect(length).toBeGreaterThanOrEqual(longBytes);
  });
});

// `npm run drill -- slow-readers` is a longer run of this test.
it('callers who read long answers slowly do not block other callers', async () => {
  const { adapter } = await startAdapterInFrontOf(
    (socket, request) =>
      socket.write(request.includes('/content/') ? longAnswerBytes : jsonAnswer(200, done)),
    { TRUST_PROXY: '127.0.0.1' },
    {
      // The operating system of a caller who reads slowly may receive up to 6 MB ahead, the usual maximum of `tcp_rmem` on Linux. At
      // `bytesPerSecond`, 6 MB count as 12 s of reading, so a slow caller may be disconnected only after 12 s. The steady reader is four
      // times as fast, since this process may get little CPU time. Requests have more time for the same reason.
      timeouts: {
        ...timeouts,
        headersMs: 20_000,
        requestMs: 30_000,
        slowReader: { graceMs: 1_500, bytesPerSecond: 500_000 },
      },
      settings: { answerMemory: { ...answerMemory, waitMs: 100 } },
    },
  );
  const callFrom = (name: string, input: object, address: string) => ({
    name,
    input,
    headers: { 'x-forwarded-for': address },
  });
  const longAnswer = (address: string) => callFrom('content.readContentLibrary', { categories: [] }, address);
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.3'];
  const results = await readSlowly({
    url: adapter.url,
    slow: addresses.map(longAnswer),
    steadyReader: { call: longAnswer('192.0.2.4'), bytesPerSecond: 2_000_000 },
    others: [callFrom('user.update', { userEmail: 'ada@b.co' }, '192.0.2.1'), longAnswer('192.0.2.5')],
    durationMs: 20_000,
  });
  // One caller may use only a share of the memory, so only one of the four long answers to the first address is read.
  expect(results).toMatchObject({
    answered: 3,
    refused: 3,
    stillConnected: 0,
    isSteadyReaderServed: true,
    failed: 0,
  });
});
