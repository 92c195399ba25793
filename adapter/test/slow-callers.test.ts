import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { done } from '@choose-life/contracts/domain/codes';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { startAdapterInFrontOf, startBoth } from './in-front-of.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { readSlowly } from './slow-reader-drill.ts';

const webDist = temporaryFolder();
const manyBytes = 8 * 1024 * 1024;
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(manyBytes, ' '),
  Buffer.from('\n%%EOF\n'),
]);
const library = { responseCode: '00', data: [{ contentId: 'c', contentBody: 'x'.repeat(manyBytes) }] };

writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
writeFileSync(join(webDist, 'film.mp4'), Buffer.alloc(manyBytes));
// Shorter than the real times. What the process itself takes to read a request, beside long answers, is less than any. The system of
// a caller receives up to a megabyte ahead.
const timeouts = {
  ...{ headersMs: 2_000, requestMs: 3_000, checkIntervalMs: 50, closeMs: 100 },
  slowReader: { graceMs: 4_000, bytesPerSecond: 300_000 },
};
const { answerMemory } = defaultSettings;
const { adapter, stop } = await startBoth(
  (socket, request) => {
    const answer = request.includes('get-report-pdf') ? pdf.toString('base64') : library;
    socket.write(jsonAnswer(200, answer));
  },
  {},
  // All come from one address, and their answers are long.
  { webDist, timeouts, settings: { answerMemory: { ...answerMemory, callerShare: 1 } } },
);
afterAll(stop);

/** A caller whose own side stays open until the server has closed the connection. */
function call(first: string): { socket: Socket; closed: Promise<void> } {
  const port = Number(new URL(adapter.url).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(first));
  socket.on('error', () => {});
  // Only writing shows whether the server has closed the connection, or has only ended its side.
  socket.once('end', () => {
    const drip = setInterval(() => socket.write('\r\n'), 30);
    socket.once('close', () => clearInterval(drip));
  });
  return { socket, closed: new Promise(resolve => socket.once('close', () => resolve())) };
}

async function allOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  await new Promise(resolve => socket.once('end', resolve).once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

// Where the server holds a connection, these tests run into their time limit. They wait at the same time, each with a connection
// of its own.
describe.concurrent('an incomplete request', () => {
  it.each([
    ['half of its headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: '],
    ['half of its body', post('/trpc/user.update', '{}').slice(0, -1)],
    [
      'half of a body that nobody waits for',
      'PUT /livez HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['the start of a second one', 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\nGET /livez HT'],
  ])(
    'is answered with 408 and ends its connection: %s',
    async (_name, bytes) => {
      const { socket, closed } = call(bytes);
      expect(await allOf(socket)).toMatch(/HTTP\/1\.1 408 /);
      await closed;
    },
    20_000,
  );

  it.each([
    ['headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX: '],
    ['body', post('/trpc/user.update', ' '.repeat(9000)).slice(0, -8000)],
    ['nothing that could be read', 'hello\r\n\r\n'],
  ])(
    'ends its connection while more bytes keep arriving: %s',
    async (_name, bytes) => {
      const { socket, closed } = call(bytes);
      socket.resume();
      const drip = setInterval(() => socket.write(' '), 30);
      // By the server: this side never ends it.
      await expect(closed).resolves.toBeUndefined();
      clearInterval(drip);
    },
    20_000,
  );

  it('is not assumed on an unused connection, which is closed without an answer', async () => {
    const { socket, closed } = call('');
    expect(await allOf(socket)).toBe('');
    await closed;
  }, 20_000);
});

const answers: [string, string][] = [
  ['a file', 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a PDF', post('/reports/pdf', '{"getReportPdfReportId":"r","getReportPdfClientId":"c"}')],
  ['a long answer', post('/trpc/content.readContentLibrary', '{"categories":[]}')],
];

describe.concurrent('an answer that is not read', () => {
  it.each(answers)(
    'ends its connection while the caller continues to send: %s',
    async (_name, bytes) => {
      // More than the system would hold on its own.
      const { socket, closed } = call(bytes.repeat(2));
      const drip = setInterval(() => socket.write('\r\n'), 100);
      await closed;
      clearInterval(drip);
      expect(socket.bytesRead).toBeLessThan(manyBytes);
    },
    30_000,
  );

  it.each(answers)(
    'is sent completely to a caller who reads slowly: %s',
    async (_name, bytes) => {
      const { socket } = call(bytes);
      let length = 0;
      let status = '';
      socket.on('data', chunk => {
        length += chunk.length;
        status ||= chunk.toString('latin1').slice(0, 15);
        socket.pause();
        setTimeout(() => socket.resume(), 8);
        // The answer itself does not end the connection.
        if (length >= manyBytes || status !== 'HTTP/1.1 200 OK') socket.end();
      });
      await new Promise<void>(resolve => socket.once('close', () => resolve()));
      expect(status).toBe('HTTP/1.1 200 OK');
      expect(length).toBeGreaterThanOrEqual(manyBytes);
    },
    60_000,
  );
});

// What `npm run drill -- slow-readers` does at length.
const longBytes = jsonAnswer(200, library);
it('callers who read long answers slowly do not stop other callers', async () => {
  const { adapter } = await startAdapterInFrontOf(
    (socket, request) => socket.write(request.includes('/content/') ? longBytes : jsonAnswer(200, done)),
    { TRUST_PROXY: '127.0.0.1' },
    {
      // Up to 6 MB that the system of a caller buffers count as read. At this rate they are used up after 6 s, on a busy machine later.
      timeouts: { ...timeouts, slowReader: { graceMs: 1_500, bytesPerSecond: 1_000_000 } },
      settings: { answerMemory: { ...answerMemory, waitMs: 100 } },
    },
  );
  const from = (name: string, input: object, address: string) => ({
    ...{ name, input },
    headers: { 'x-forwarded-for': address },
  });
  const longAnswer = (address: string) => from('content.readContentLibrary', { categories: [] }, address);
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.3'];
  const figures = await readSlowly({
    url: adapter.url,
    slow: addresses.map(longAnswer),
    patient: { call: longAnswer('192.0.2.4'), bytesPerSecond: 2_000_000 },
    others: [from('user.update', { userEmail: 'ada@b.co' }, '192.0.2.1'), longAnswer('192.0.2.5')],
    forMs: 20_000,
  });
  expect(figures).toMatchObject({
    answered: 3,
    refused: 3,
    stillConnected: 0,
    patientIsServed: true,
    failed: 0,
  });
}, 120_000);
