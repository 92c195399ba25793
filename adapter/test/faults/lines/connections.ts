import {
  answerCorrectly,
  type FaultBehaviour,
  neverAnswer,
  reset,
  send,
  sendAndEnd,
} from '../fault-gateway.ts';
import { type CallSequence, callTwice, shortDeadline, shortTimeouts } from '../fault-setup.ts';
import { fails, type Line, recovers, succeeds } from '../variant.ts';

const failsByReset = fails('UPSTREAM_ERROR', 'unknown', { readTries: 3 });
const failsByTimeout = fails('TIMEOUT', 'unknown', { readTries: 3 });
/** The head of a response with this content-length. The faults send a shorter body. */
const headOf = (length: number) =>
  `HTTP/1.1 200 X\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Writes `head`, and then `piece` every 20 ms until the connection is closed. */
const drip =
  (head: string, piece: string): FaultBehaviour =>
  ({ socket }) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), 20);
    socket.on('close', () => clearInterval(timer));
  };
/** Resets the connection in the middle of the body. The reset is delayed, because it would discard bytes that have not been sent yet. */
const resetInBody: FaultBehaviour = ({ socket }) => {
  socket.write(`${headOf(99)}{`, () => setTimeout(() => socket.resetAndDestroy(), 5));
};
/** Sends the correct answer without its last byte. Without a content-length, only the invalid JSON shows that the answer is incomplete. */
const sendWithoutLastByte: FaultBehaviour = ({ socket, goodBody }) =>
  void socket.end(`HTTP/1.1 200 X\r\nconnection: close\r\n\r\n${JSON.stringify(goodBody).slice(0, -1)}`);
const usedSockets = new WeakSet<object>();
/** Causes the fault at the second request of each connection. */
const atSecondRequest =
  (fault: FaultBehaviour): FaultBehaviour =>
  request => {
    if (usedSockets.has(request.socket)) return fault(request);
    usedSockets.add(request.socket);
    return answerCorrectly(request);
  };
const close: FaultBehaviour = ({ socket }) => void socket.end();
/** First makes two writes. The second write fails, and from then on writes use only new connections. */
const afterFailedWrite: CallSequence = async (setup, calls) => {
  await setup.makeCall('authentication.login');
  await setup.makeCall('authentication.login');
  return callTwice(setup, calls);
};

/** Lines F8 to F18 of docs/faults.md: faults of an open connection. */
export const connectionLines: readonly Line[] = [
  {
    faults: [8, 9],
    title: 'reset or closed without an answer',
    variants: [
      { name: 'reset', expect: failsByReset, act: reset },
      { name: 'closed', expect: failsByReset, act: close },
    ],
  },
  {
    faults: [10],
    title: 'a used connection is reset or closed',
    note: 'a read is repeated on a new connection; only the first write fails, since writes then use new connections for a minute',
    variants: [
      {
        name: 'the first write',
        // Only one write can be the first: after its failure, writes use new connections.
        expect: call => (call === 'authentication.login' ? failsByReset(call) : null),
        act: atSecondRequest(reset),
        sequence: callTwice,
      },
      {
        name: 'reset',
        expect: recovers({ readTries: 2, write: succeeds() }),
        act: atSecondRequest(reset),
        sequence: afterFailedWrite,
      },
      {
        name: 'closed',
        expect: recovers({ readTries: 2, write: succeeds() }),
        act: atSecondRequest(close),
        sequence: afterFailedWrite,
      },
    ],
  },
  {
    faults: [11, 12],
    title: 'no answer, endless headers',
    variants: [
      { name: 'never answers', expect: failsByTimeout, act: neverAnswer, settings: shortTimeouts },
      {
        name: 'headers drip',
        expect: failsByTimeout,
        act: drip('HTTP/1.1 200 OK\r\nx-slow: ', 'y'),
        settings: shortTimeouts,
      },
    ],
  },
  {
    faults: [13],
    title: 'a body that drips',
    note: 'ends at the deadline of the call',
    variants: [
      {
        name: 'body drips',
        expect: fails('TIMEOUT', 'unknown'),
        act: drip(headOf(10_000), ' '),
        settings: shortDeadline,
      },
    ],
  },
  {
    faults: [14],
    title: 'a body that stops',
    variants: [
      { name: 'body stops', expect: failsByTimeout, act: send(`${headOf(99)}{`), settings: shortTimeouts },
    ],
  },
  {
    faults: [15, 16, 17],
    title: 'closed or reset in the middle of a body',
    variants: [
      { name: 'closed in a body with a length', expect: failsByReset, act: sendAndEnd(`${headOf(99)}{"a"`) },
      { name: 'reset in a body', expect: failsByReset, act: resetInBody },
      {
        name: 'closed in a chunked body',
        expect: failsByReset,
        act: sendAndEnd('HTTP/1.1 200 X\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a":'),
      },
    ],
  },
  {
    faults: [18],
    title: 'cut off, without a content-length',
    variants: [
      {
        name: 'cut off',
        // As after any body that is not JSON, there is one retry (`read-answer.ts`).
        expect: fails('BAD_RESPONSE', 'unknown', { readTries: 2 }),
        act: sendWithoutLastByte,
      },
    ],
  },
];
