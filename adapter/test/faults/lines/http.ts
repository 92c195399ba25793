import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { answer, jsonAnswer } from '../../misbehaving-gateway.ts';
import { type FaultAct, good, ok, send, sendAndEnd } from '../fault-gateway.ts';
import { returnSecondResult } from '../fault-setup.ts';
import { fails, type Line, succeeds } from '../variant.ts';

const bad = (readTries: number) => fails('BAD_RESPONSE', 'unknown', readTries);
/** The adapter does not decompress, so it cannot know whether the answer is a success: the outcome of a write is unknown. */
const compressed = (encoding: string, pack: (text: string) => Buffer) => ({
  name: encoding,
  expect: fails('MISCONFIGURED', 'unknown', 1),
  act: ok(pack, { 'content-encoding': encoding }),
});
/** 100 MB of zeros, compressed to 100 kB. */
const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
/** Sends bytes before the correct answer. */
const before =
  (bytes: string): FaultAct =>
  request => {
    request.socket.write(bytes);
    good(request);
  };
const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
/** Sends chunks until the connection is closed. */
const endless: FaultAct = ({ socket }) => {
  socket.write('HTTP/1.1 200 X\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
};
/** Sends a second answer, with data of another person, directly after the correct one. The next call must not receive it. */
const withForeignAnswer: FaultAct = ({ socket, good: bytes, n }) =>
  void socket.write(
    n === 0
      ? Buffer.concat([bytes, jsonAnswer(200, { responseCode: '00', userFirstName: 'Mallory' })])
      : bytes,
  );

export const httpLines: readonly Line[] = [
  {
    faults: [19, 20],
    title: 'not HTTP',
    variants: [
      { name: 'mail server', expect: bad(2), act: sendAndEnd('220 mail.example.test ESMTP\r\n') },
      { name: 'bad status line', expect: bad(2), act: sendAndEnd('HTTP/1.1 abc Bad\r\n\r\n') },
    ],
  },
  {
    faults: [21],
    title: 'two lengths, or length and chunks',
    variants: [
      {
        name: 'length and chunks',
        expect: bad(1),
        act: send('HTTP/1.1 200 X\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
      },
      {
        name: 'two lengths',
        expect: bad(1),
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
        act: withForeignAnswer,
        sequence: returnSecondResult,
      },
    ],
  },
  {
    faults: [23],
    title: 'headers too large',
    variants: [
      {
        name: 'headers of 20 kB',
        expect: bad(1),
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
        act: before('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)),
      },
      {
        name: '100 Continue',
        expect: fails('UPSTREAM_ERROR', 'unknown', 3),
        act: before('HTTP/1.1 100 Continue\r\n\r\n'),
      },
    ],
  },
  {
    faults: [25],
    title: 'an endless or too large body',
    note: 'with 3xx to 5xx as the status says',
    variants: [
      {
        name: 'announced too large',
        expect: bad(1),
        act: send('HTTP/1.1 200 X\r\ncontent-length: 99999999\r\n\r\n{'),
      },
      { name: 'endless', expect: bad(1), act: endless, isHeavy: true },
    ],
  },
  {
    faults: [26],
    title: 'a compressed body',
    note: 'at 4xx and 5xx as the status says',
    variants: [
      compressed('gzip', gzipSync),
      compressed('br', brotliCompressSync),
      compressed('deflate', deflateSync),
      compressed('zstd', text => Buffer.from(text)),
      { ...compressed('gzip', () => bomb), name: 'gzip bomb' },
      {
        name: 'gzip at HTTP 500',
        expect: fails('UPSTREAM_ERROR', 'unknown', 3),
        act: send(answer(500, gzipSync('{}'), { 'content-encoding': 'gzip' })),
      },
    ],
  },
];
