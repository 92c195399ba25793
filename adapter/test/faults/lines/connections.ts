import { type FaultAct, good, reset, send, sendAndEnd, silence } from '../fault-gateway.ts';
import { briefDeadline, briefTimes, type CallSequence, returnSecondResult } from '../fault-setup.ts';
import { fails, type Line, recovers, succeeds } from '../variant.ts';

const failsAsReset = fails('UPSTREAM_ERROR', 'unknown', 3);
const failsAsTimeout = fails('TIMEOUT', 'unknown', 3);
const headOf = (length: number) =>
  `HTTP/1.1 200 X\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Writes `head`, and then `piece` again and again until the connection ends. */
const drip =
  (head: string, piece: string): FaultAct =>
  ({ socket }) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), 20);
    socket.on('close', () => clearInterval(timer));
  };
/** Resets the connection inside the body. The reset comes a little later, because it discards bytes that have not been sent yet. */
const resetInBody: FaultAct = ({ socket }) => {
  socket.write(`${headOf(99)}{`, () => setTimeout(() => socket.resetAndDestroy(), 5));
};
/** Sends the correct answer without its last byte and without a content-length, so that only the JSON shows that it is incomplete. */
const cutOff: FaultAct = ({ socket, body }) =>
  void socket.end(`HTTP/1.1 200 X\r\nconnection: close\r\n\r\n${JSON.stringify(body).slice(0, -1)}`);
const usedSockets = new WeakSet<object>();
/** Ends each connection when it receives its second request. */
const whenUsed =
  (end: FaultAct): FaultAct =>
  request => {
    if (usedSockets.has(request.socket)) return end(request);
    usedSockets.add(request.socket);
    return good(request);
  };
const closed: FaultAct = ({ socket }) => void socket.end();
/** Makes two writes first. The second of them fails, after which writes use only new connections. */
const afterTheFirst: CallSequence = async (setup, calls) => {
  await setup.makeCall('authentication.login');
  await setup.makeCall('authentication.login');
  return returnSecondResult(setup, calls);
};

export const connectionLines: readonly Line[] = [
  {
    faults: [8, 9],
    title: 'reset or closed without an answer',
    variants: [
      { name: 'reset', expect: failsAsReset, act: reset },
      { name: 'closed', expect: failsAsReset, act: closed },
    ],
  },
  {
    faults: [10],
    title: 'a used connection is reset or closed',
    note: 'a read is repeated on a new one; only the first write fails, since writes then use new ones for a minute',
    variants: [
      {
        name: 'the first write',
        expect: call => (call === 'authentication.login' ? failsAsReset(call) : null),
        act: whenUsed(reset),
        sequence: returnSecondResult,
      },
      { name: 'reset', expect: recovers(2, succeeds()), act: whenUsed(reset), sequence: afterTheFirst },
      { name: 'closed', expect: recovers(2, succeeds()), act: whenUsed(closed), sequence: afterTheFirst },
    ],
  },
  {
    faults: [11, 12],
    title: 'no answer, endless headers',
    variants: [
      { name: 'never answers', expect: failsAsTimeout, act: silence, settings: briefTimes },
      {
        name: 'headers stop',
        expect: failsAsTimeout,
        act: send('HTTP/1.1 200 OK\r\nx-slow: '),
        settings: briefTimes,
      },
      {
        name: 'headers drip',
        expect: failsAsTimeout,
        act: drip('HTTP/1.1 200 OK\r\nx-slow: ', 'y'),
        settings: briefTimes,
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
        expect: fails('TIMEOUT', 'unknown', 1),
        act: drip(headOf(10_000), ' '),
        settings: briefDeadline,
      },
    ],
  },
  {
    faults: [14],
    title: 'a body that stops',
    variants: [
      { name: 'body stops', expect: failsAsTimeout, act: send(`${headOf(99)}{`), settings: briefTimes },
    ],
  },
  {
    faults: [15, 16, 17],
    title: 'closed or reset inside a body',
    variants: [
      { name: 'closed in a body with a length', expect: failsAsReset, act: sendAndEnd(`${headOf(99)}{"a"`) },
      { name: 'reset in a body', expect: failsAsReset, act: resetInBody },
      {
        name: 'closed in a chunked body',
        expect: failsAsReset,
        act: sendAndEnd('HTTP/1.1 200 X\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a":'),
      },
    ],
  },
  {
    faults: [18],
    title: 'cut off, without a content-length',
    variants: [{ name: 'cut off', expect: fails('BAD_RESPONSE', 'unknown', 2), act: cutOff }],
  },
];
