import { gzipSync } from 'node:zlib';
import { answer, jsonAnswer } from '../../misbehaving-gateway.ts';
import { answerCorrectly, type FaultBehaviour, send, sendAndEnd, sendOk } from '../fault-gateway.ts';
import { callTwice } from '../fault-setup.ts';
import { fails, type Line, succeeds } from '../variant.ts';

/**
 * A read is attempted twice if the answer is not HTTP, because it may be damaged only this time. It is attempted once if the answer is HTTP, but
 * its head is invalid or too large, or its body is too large, because a retry is not expected to help (`transport-fault.ts`).
 */
const badResponse = (readTries: number) => fails('BAD_RESPONSE', 'unknown', { readTries });
/** The adapter does not decompress an answer, so it cannot know whether a write succeeded. */
const compressed = (encoding: string, compress: (text: string) => Buffer) => ({
  name: encoding,
  expect: fails('MISCONFIGURED', 'unknown'),
  act: sendOk(compress, { 'content-encoding': encoding }),
});
/** Sends bytes before the correct answer. */
const sendBefore =
  (bytes: string): FaultBehaviour =>
  request => {
    request.socket.write(bytes);
    answerCorrectly(request);
  };
/** A chunk of 64 KiB (hexadecimal 10000). */
const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
/** Sends chunks until the connection is closed. */
const sendEndlessly: FaultBehaviour = ({ socket }) => {
  socket.write('HTTP/1.1 200 X\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  const fillBuffer = () => {
    let isFull = false;
    while (!isFull && !socket.destroyed) isFull = !socket.write(chunk);
  };
  socket.on('drain', fillBuffer);
  fillBuffer();
};
const answerOfOtherPerson = jsonAnswer(200, { responseCode: '00', userFirstName: 'Mallory' });
/** Sends a second answer directly after the first correct one. The next call must not receive the second answer. */
const sendTwoAnswers: FaultBehaviour = ({ socket, goodBytes, earlierRequests }) =>
  void socket.write(earlierRequests === 0 ? Buffer.concat([goodBytes, answerOfOtherPerson]) : goodBytes);

/** Lines F19 to F26 of docs/faults.md: answers that break HTTP, or use it in an unusual way. */
export const httpLines: readonly Line[] = [
  {
    faults: [19, 20],
    title: 'not HTTP',
    variants: [
      { name: 'mail server', expect: badResponse(2), act: sendAndEnd('220 mail.example.test ESMTP\r\n') },
      { name: 'bad status line', expect: badResponse(2), act: sendAndEnd('HTTP/1.1 abc Bad\r\n\r\n') },
    ],
  },
  {
    faults: [21],
    title: 'two lengths, or length and chunks',
    variants: [
      {
        name: 'length and chunks',
        expect: badResponse(1),
        act: send('HTTP/1.1 200 X\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
      },
      {
        name: 'two lengths',
        expect: badResponse(1),
        act: send('HTTP/1.1 200 X\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}'),
      },
    ],
  },
  {
    faults: [22],
    title: 'bytes after the answer',
    note: 'the connection is dropped',
    variants: [
      {
        name: 'a second answer, of another person',
        expect: succeeds(),
        act: sendTwoAnswers,
        sequence: callTwice,
      },
    ],
  },
  {
    faults: [23],
    title: 'headers too large',
    variants: [
      {
        name: 'headers of 20 kB',
        expect: badResponse(1),
        act: send(`HTTP/1.1 200 X\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`),
      },
    ],
  },
  {
    faults: [24],
    title: '100 early hints, a 100 Continue that was not requested',
    note: 'undici closes the connection at such a 100 Continue; no gateway is known to send one',
    variants: [
      {
        name: '100 early hints',
        expect: succeeds(),
        act: sendBefore('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)),
      },
      {
        name: '100 Continue',
        expect: fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 }),
        act: sendBefore('HTTP/1.1 100 Continue\r\n\r\n'),
      },
    ],
  },
  {
    faults: [25],
    title: 'an endless or too large body',
    note: 'with 3xx to 5xx, the line of the status applies',
    variants: [
      {
        name: 'announced too large',
        expect: badResponse(1),
        // More than the longest answer of any call.
        act: send('HTTP/1.1 200 X\r\ncontent-length: 99999999\r\n\r\n{'),
      },
      { name: 'endless', expect: badResponse(1), act: sendEndlessly, isHeavy: true },
    ],
  },
  {
    faults: [26],
    title: 'a compressed body',
    note: 'with 4xx and 5xx, the line of the status applies',
    variants: [
      compressed('gzip', gzipSync),
      // Only the header matters. The body is not compressed.
      compressed('zstd', text => Buffer.from(text)),
      {
        name: 'gzip with HTTP 500',
        expect: fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 }),
        act: send(answer(500, gzipSync('{}'), { 'content-encoding': 'gzip' })),
      },
    ],
  },
];
