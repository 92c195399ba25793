import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  // Shorter than the real timeouts, with the same proportions.
  const timeouts = { headersMs: 250, requestMs: 500, checkIntervalMs: 50, idleMs: 1_000 };
  gateway = await startGateway({ timeouts });
  return gateway.stop;
});

/** A caller that keeps its side open until the server has closed the connection. */
function sendBytes(bytes: string): { socket: Socket; closed: Promise<void> } {
  const port = Number(new URL(gateway.url).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
  socket.on('error', () => {});
  // A write shows whether the server has closed the connection, or only finished its answer.
  socket.once('end', () => {
    const writing = setInterval(() => socket.write('\r\n'), 30);
    socket.once('close', () => clearInterval(writing));
  });
  return { socket, closed: new Promise(resolve => socket.once('close', () => resolve())) };
}

/** The text that a socket receives until its end. @param pauseMs after each chunk, for a slow reader */
async function readAll(socket: Socket, pauseMs = 0): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', chunk => {
    chunks.push(chunk);
    socket.pause();
    setTimeout(() => socket.resume(), pauseMs);
  });
  await new Promise(resolve => socket.once('end', resolve).once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const library = post('/api/prod/content/read-content-library', '{"categories":["Health"],"pageSize":1000}');

describe('a rejected request', () => {
  it.each([
    ['half of the headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: ', 408],
    ['half of a body', library.slice(0, -1), 408],
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET /livez HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a path with invalid percent-encoding',
      'GET /api/%ZZ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      403,
    ],
    [
      'a foreign host name that resolves to this machine',
      'GET /metrics HTTP/1.1\r\nHost: evil.test:4010\r\nConnection: close\r\n\r\n',
      403,
    ],
  ])(
    'gets an answer with all security headers, and its connection is closed: %s',
    async (_name, bytes, status) => {
      const { socket, closed } = sendBytes(bytes);
      const answer = await readAll(socket);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/cache-control: no-store/i);
      expect(answer).toMatch(/x-content-type-options: nosniff/i);
      expect(answer).toMatch(/referrer-policy: no-referrer/i);
      await closed;
    },
    20_000,
  );
});

describe('answers to slow readers', () => {
  /** The number of pipelined requests. Their answers are larger than the buffers of the operating system. */
  const requestCount = 120;
  const pipelined =
    library.repeat(requestCount) + library.replace('Host: localhost', 'Host: localhost\r\nConnection: close');
  const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1;

  it('are dropped if they are not read', async () => {
    let waitMs = 0;
    const answeredAfterAWhile = async () => {
      const { socket } = sendBytes(pipelined);
      // A busy machine may need longer, so each attempt waits longer. Until then all answers are in memory.
      waitMs += 4_500;
      await delay(waitMs);
      return socket.closed ? 0 : answersIn(await readAll(socket));
    };
    await expect.poll(answeredAfterAWhile, { timeout: 60_000 }).toBeLessThan(requestCount);
  }, 90_000);

  it('are sent completely if they are read slowly', async () => {
    const { socket } = sendBytes(pipelined);
    expect(answersIn(await readAll(socket, 10))).toBe(requestCount + 1);
  }, 60_000);
});
