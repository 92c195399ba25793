import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  // Shorter than in production.
  const timeouts = { headersMs: 250, requestMs: 500, checkIntervalMs: 50, idleMs: 1_000 };
  gateway = await startGateway({ timeouts });
  return gateway.stop;
});

/** Connects and sends the bytes. `closed` resolves when the server has closed the connection, since the client does not close it. */
function sendBytes(bytes: string): { socket: Socket; closed: Promise<void> } {
  const port = Number(new URL(gateway.url).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
  socket.on('error', () => {});
  // The server closes its direction first. A client notices the complete end only when a write fails, so this client writes until then.
  socket.once('end', () => {
    const writing = setInterval(() => socket.write('\r\n'), 30);
    socket.once('close', () => clearInterval(writing));
  });
  return { socket, closed: new Promise(resolve => socket.once('close', () => resolve())) };
}

/** The text that a socket receives until its end. @param pauseMs a pause after each chunk, to read slowly */
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

const postRequest = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const libraryRequest = postRequest(
  '/api/prod/content/read-content-library',
  '{"categories":["Health"],"pageSize":1000}',
);

describe('a rejected request', () => {
  it.each([
    ['incomplete headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: ', 408],
    ['an incomplete body', libraryRequest.slice(0, -1), 408],
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET /livez HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    // A path with invalid percent-encoding is answered like an unknown path, by 403.
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
  );
});

describe('answers to slow readers', () => {
  /** The number of pipelined requests. Their answers are larger than the buffers of the operating system. */
  const requestCount = 120;
  const lastRequest = libraryRequest.replace('Host: localhost', 'Host: localhost\r\nConnection: close');
  const pipelinedRequests = libraryRequest.repeat(requestCount - 1) + lastRequest;
  const countAnswers = (text: string) => text.split('HTTP/1.1 200').length - 1;

  it('are dropped if they are not read', async () => {
    let waitMs = 0;
    const countAnswersAfterWait = async () => {
      const { socket } = sendBytes(pipelinedRequests);
      // The server keeps all answers in memory until it drops them: after an idle time of a second here, and later on a busy machine. So each
      // attempt waits 4.5 seconds longer than the one before.
      waitMs += 4_500;
      await delay(waitMs);
      return socket.closed ? 0 : countAnswers(await readAll(socket));
    };
    await expect.poll(countAnswersAfterWait, { timeout: 60_000 }).toBeLessThan(requestCount);
  });

  it('are sent completely if they are read slowly', async () => {
    const { socket } = sendBytes(pipelinedRequests);
    expect(countAnswers(await readAll(socket, 10))).toBe(requestCount);
  });
});
