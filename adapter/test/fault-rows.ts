import { gzipSync } from 'node:zlib';
import type { FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { FaultKind } from '@choose-life/gateway-client/fault';
import { answer, jsonAnswer, type Misbehave } from './misbehaving-gateway.ts';

const details = examples['authentication.userDetails'].response;
const done = { responseCode: '00' };
/** A token that one of the gateways below echoes. */
export const token = 'held-token';

export const send =
  (bytes: Buffer | string): Misbehave =>
  socket =>
    socket.write(bytes);
const sendAndEnd =
  (bytes: Buffer | string): Misbehave =>
  socket =>
    socket.end(bytes);
const status = (code: number, body: unknown, headers = {}) => send(jsonAnswer(code, body, headers));
export const okText = (text: string | Buffer, headers = {}) => send(answer(200, text, headers));
const drip: Misbehave = socket => {
  socket.write('HTTP/1.1 200 X\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n');
  const timer = setInterval(() => socket.write(' '), 20);
  socket.on('close', () => clearInterval(timer));
};
const stall: Misbehave = socket => socket.write('HTTP/1.1 200 X\r\ncontent-length: 99\r\n\r\n{');
const resetInBody: Misbehave = socket => {
  socket.write('HTTP/1.1 200 X\r\ncontent-length: 99\r\n\r\n{', () =>
    setTimeout(() => socket.resetAndDestroy(), 5),
  );
};
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

type Row = [fault: string, misbehave: Misbehave, kind: FaultKind, outcome: FaultOutcome, readsSeen: number];

/** The lines of docs/faults.md. Reads are seen again where the fault may pass; writes are seen once, whatever happens. */
export const faultRows: Row[] = [
  ['F8 reset at once', socket => socket.resetAndDestroy(), 'UPSTREAM_ERROR', 'unknown', 3],
  ['F9 closed without an answer', socket => socket.end(), 'UPSTREAM_ERROR', 'unknown', 3],
  ['F11 never answers', () => {}, 'TIMEOUT', 'unknown', 3],
  ['F12 headers that never end', send('HTTP/1.1 200 OK\r\nx-slow: '), 'TIMEOUT', 'unknown', 3],
  ['F13 drips its body', drip, 'TIMEOUT', 'unknown', 1],
  [
    'F15 closes inside a body with a length',
    sendAndEnd('HTTP/1.1 200 X\r\ncontent-length: 99\r\n\r\n{"a"'),
    'UPSTREAM_ERROR',
    'unknown',
    3,
  ],
  ['F14 stalls inside its body', stall, 'TIMEOUT', 'unknown', 3],
  ['F16 resets inside its body', resetInBody, 'UPSTREAM_ERROR', 'unknown', 3],
  [
    'F17 closes inside a chunked body',
    sendAndEnd('HTTP/1.1 200 X\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a":'),
    'UPSTREAM_ERROR',
    'unknown',
    3,
  ],
  [
    'F18 cuts off a body without a length',
    sendAndEnd('HTTP/1.1 200 X\r\nconnection: close\r\n\r\n{"responseCode":"0'),
    'BAD_RESPONSE',
    'unknown',
    2,
  ],
  ['F19 speaks no HTTP', sendAndEnd('220 mail.example.test ESMTP\r\n'), 'BAD_RESPONSE', 'unknown', 2],
  ['F20 bad status line', sendAndEnd('HTTP/1.1 abc Bad\r\n\r\n'), 'BAD_RESPONSE', 'unknown', 2],
  [
    'F21 length and chunks',
    send('HTTP/1.1 200 X\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
    'BAD_RESPONSE',
    'unknown',
    1,
  ],
  [
    'F21 two lengths',
    send('HTTP/1.1 200 X\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}'),
    'BAD_RESPONSE',
    'unknown',
    1,
  ],
  [
    'F23 headers too large',
    send(`HTTP/1.1 200 X\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`),
    'BAD_RESPONSE',
    'unknown',
    1,
  ],
  [
    'F25 a body announced too large',
    send('HTTP/1.1 200 X\r\ncontent-length: 99999999\r\n\r\n{'),
    'BAD_RESPONSE',
    'unknown',
    1,
  ],
  [
    'F26 compressed',
    okText(gzipSync(JSON.stringify(done)), { 'content-encoding': 'gzip' }),
    'MISCONFIGURED',
    'unknown',
    1,
  ],
  ['F27 204', send('HTTP/1.1 204 X\r\n\r\n'), 'BAD_RESPONSE', 'unknown', 2],
  ['F27 empty body', okText(''), 'BAD_RESPONSE', 'unknown', 2],
  ['F28 truncated JSON', okText('{"responseCode":"00"'), 'BAD_RESPONSE', 'unknown', 2],
  ['F28 single quotes', okText("{'responseCode':'00'}"), 'BAD_RESPONSE', 'unknown', 2],
  [
    'F30 an HTML page',
    okText('<html>Log in to the network</html>', { 'content-type': 'text/html' }),
    'BAD_RESPONSE',
    'unknown',
    2,
  ],
  ['F31 an array', okText('[]'), 'BAD_RESPONSE', 'unknown', 1],
  ['F31 null', okText('null'), 'BAD_RESPONSE', 'unknown', 1],
  ['F32 UTF-16', okText(Buffer.from(JSON.stringify(done), 'utf16le')), 'BAD_RESPONSE', 'unknown', 1],
  ['F32 invalid UTF-8', okText(Buffer.from('7b22612122ff227d', 'hex')), 'BAD_RESPONSE', 'unknown', 1],
  ['F34 __proto__', okText('{"responseCode":"00","__proto__":{"a":1}}'), 'BAD_RESPONSE', 'unknown', 1],
  ['F34 constructor', okText('{"responseCode":"00","\\u0063onstructor":1}'), 'BAD_RESPONSE', 'unknown', 1],
  ['F35 nested 100,000 deep', okText(`{"responseCode":"00","a":${deep}}`), 'BAD_RESPONSE', 'unknown', 1],
  ['F36 a number for the code', status(200, { ...details, responseCode: 0 }), 'BAD_RESPONSE', 'unknown', 1],
  ['F36 no code', status(200, { userEmail: 'a@b.co' }), 'BAD_RESPONSE', 'unknown', 1],
  ['F38 code 22 as text', status(200, { ...details, responseCode: '22' }), 'SESSION_EXPIRED', 'refused', 1],
  ['F38 code 22 as number', status(200, { ...details, responseCode: 22 }), 'SESSION_EXPIRED', 'refused', 1],
  ['F38 code 22 with blanks', status(200, { responseCode: ' 22 ' }), 'SESSION_EXPIRED', 'refused', 1],
  [
    "F38 code 22 beside status 'OK'",
    status(200, { ...details, status: 'OK', responseCode: 22 }),
    'SESSION_EXPIRED',
    'refused',
    1,
  ],
  ['F38 code 22 at HTTP 500', status(500, { responseCode: '22' }), 'SESSION_EXPIRED', 'refused', 1],
  ["F39 code '0'", status(200, { ...details, responseCode: '0' }), 'REJECTED', 'refused', 1],
  ["F39 code 'ok'", status(200, { ...details, responseCode: 'ok' }), 'REJECTED', 'refused', 1],
  ['F40 401', status(401, { message: 'Unauthorized' }), 'SESSION_EXPIRED', 'refused', 1],
  [
    'F40 403 EXPIRED_TOKEN',
    status(403, { message: 'x', type: 'EXPIRED_TOKEN' }),
    'SESSION_EXPIRED',
    'refused',
    1,
  ],
  [
    'F41 unknown route',
    status(403, { message: 'Missing Authentication Token' }),
    'MISCONFIGURED',
    'refused',
    1,
  ],
  [
    'F42 token echoed',
    status(403, { message: `'${token}' not a valid key=value pair` }),
    'MISCONFIGURED',
    'refused',
    1,
  ],
  ['F43 Forbidden', status(403, { message: 'Forbidden' }), 'REJECTED', 'refused', 1],
  ['F44 404', status(404, { message: 'Not Found' }), 'MISCONFIGURED', 'refused', 1],
  ['F44 405', status(405, {}), 'MISCONFIGURED', 'refused', 1],
  ['F44 413', status(413, {}), 'INVALID_INPUT', 'refused', 1],
  ['F45 429 to wait a while', status(429, {}, { 'retry-after': '60' }), 'RATE_LIMITED', 'refused', 1],
  ['F45 429 without a wait', status(429, {}, { 'retry-after': '0' }), 'RATE_LIMITED', 'refused', 3],
  ['F47 500', status(500, { message: 'Internal server error' }), 'UPSTREAM_ERROR', 'unknown', 3],
  ['F47 502', status(502, {}), 'UPSTREAM_ERROR', 'unknown', 3],
  ['F48 503', status(503, {}), 'UPSTREAM_ERROR', 'unknown', 2],
  ['F49 504', status(504, { message: 'Endpoint request timed out' }), 'TIMEOUT', 'unknown', 2],
  [
    'F50 302',
    status(302, {}, { location: 'http://169.254.169.254/latest/meta-data' }),
    'MISCONFIGURED',
    'unknown',
    1,
  ],
  ['F50 303 after the work', status(303, {}, { location: '/done' }), 'MISCONFIGURED', 'unknown', 1],
  ['F50 code 22 beside a redirect', status(302, { responseCode: 22 }), 'SESSION_EXPIRED', 'refused', 1],
  [
    'F51 refusal at HTTP 500',
    status(500, { responseCode: '99', responseMessage: 'No.' }),
    'REJECTED',
    'refused',
    1,
  ],
];
