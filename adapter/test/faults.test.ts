import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnedGatewayClient } from '../src/gateway/client.ts';
import type { FaultKind, FaultOutcome } from '../src/gateway/fault.ts';
import {
  addressOf,
  answer,
  clientOf,
  jsonAnswer,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';

const token = 'held-token';
const done = { responseCode: '00' };
const details = examples['authentication.userDetails'].response;
const good = jsonAnswer(200, details);

let gateway: MisbehavingGateway | undefined;
let client: OwnedGatewayClient | undefined;

afterEach(async () => {
  await gateway?.stop();
  await client?.close();
  gateway = undefined;
  client = undefined;
});

const start = async (misbehave: Misbehave) => {
  gateway = await startMisbehaving(misbehave);
  client = clientOf(gateway.address);
  return { gateway, client };
};

/** How often the gateway saw the call, and what became of it. */
const read = async (misbehave: Misbehave) => {
  const started = await start(misbehave);
  const result = await started.client.call('authentication.userDetails', {}, { token });
  return { result, seen: started.gateway.requests.length };
};
const write = async (misbehave: Misbehave) => {
  const started = await start(misbehave);
  const { request } = examples['user.update'];
  const result = await started.client.call('user.update', request, { token });
  return { result, seen: started.gateway.requests.length };
};

const send =
  (bytes: Buffer | string): Misbehave =>
  socket =>
    socket.write(bytes);
const sendAndEnd =
  (bytes: Buffer | string): Misbehave =>
  socket =>
    socket.end(bytes);
const status = (code: number, body: unknown, headers = {}) => send(jsonAnswer(code, body, headers));
const okText = (text: string | Buffer, headers = {}) => send(answer(200, text, headers));
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

/** Reads are seen again where the fault may pass; writes are seen once, whatever happens. */
const rows: Row[] = [
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
    'refused',
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
  ['F32 UTF-16', okText(Buffer.from(JSON.stringify(done), 'utf16le')), 'BAD_RESPONSE', 'unknown', 2],
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
    'refused',
    1,
  ],
  [
    'F51 refusal at HTTP 500',
    status(500, { responseCode: '99', responseMessage: 'No.' }),
    'REJECTED',
    'refused',
    1,
  ],
];

describe('gateway client against a gateway that misbehaves', () => {
  it.each(rows)('%s: a read', async (_fault, misbehave, kind, outcome, readsSeen) => {
    const { result, seen } = await read(misbehave);
    expect(result).toMatchObject({ ok: false, fault: { kind, outcome, call: 'authentication.userDetails' } });
    // A try that runs into its own deadline may leave no time for the last one.
    if (kind === 'TIMEOUT') expect(seen).toBeLessThanOrEqual(readsSeen);
    else expect(seen).toBe(readsSeen);
  });

  it.each(rows)('%s: a write is sent once', async (_fault, misbehave, kind, outcome) => {
    const { result, seen } = await write(misbehave);
    expect(result).toMatchObject({ ok: false, fault: { kind, outcome } });
    expect(seen).toBe(1);
  });

  it.each(rows)(
    '%s: nothing of the token or the answer in what a person reads',
    async (_fault, misbehave) => {
      const { result } = await read(misbehave);
      expect(JSON.stringify(result)).not.toMatch(/held-token|<html>|169\.254|Internal server error/);
    },
  );

  it('F1: answers UNREACHABLE and not-sent where nobody listens, for reads and writes', async () => {
    const gone = await startMisbehaving(() => {});
    await gone.stop();
    client = clientOf(gone.address);
    for (const id of ['authentication.userDetails', 'waitList.read'] as const) {
      expect(await client.call(id, {})).toMatchObject({
        fault: { kind: 'UNREACHABLE', outcome: 'not-sent' },
      });
    }
    const { request } = examples['user.update'];
    expect(await client.call('user.update', request)).toMatchObject({ fault: { outcome: 'not-sent' } });
  });

  it('F2: answers UNREACHABLE for a name that does not exist', async () => {
    client = clientOf(addressOf('https://nobody.invalid/api'), {
      figures: { connectMs: 5000, totalMs: 15_000, firstReadHeadersMs: 9000 },
    });
    expect(await client.call('waitList.read', {})).toMatchObject({
      fault: { kind: 'UNREACHABLE', outcome: 'not-sent' },
    });
  });

  it('F6: answers MISCONFIGURED for plain HTTP on a TLS port', async () => {
    const plain = createServer(socket => {
      socket.on('error', () => {});
      socket.on('data', () => socket.end(jsonAnswer(400, {})));
    });
    await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
    const bound = plain.address();
    const port = typeof bound === 'object' ? bound?.port : 0;
    client = clientOf(addressOf(`https://127.0.0.1:${port}/api`));
    const result = await client.call('waitList.read', {});
    plain.close();
    expect(result).toMatchObject({ fault: { kind: 'MISCONFIGURED', outcome: 'not-sent' } });
  });

  it('F10: repeats a read whose reused socket was reset', async () => {
    const { client } = await start((socket, _request, n) =>
      n === 1 ? socket.resetAndDestroy() : socket.write(good),
    );
    await client.call('authentication.userDetails', {}, { token });
    expect(await client.call('authentication.userDetails', {}, { token })).toMatchObject({ ok: true });
  });

  it('F25: stops reading an endless body', async () => {
    gateway = await startMisbehaving(socket => {
      socket.write('HTTP/1.1 200 X\r\ntransfer-encoding: chunked\r\n\r\n');
      const more = setInterval(() => socket.write(`100\r\n${' '.repeat(256)}\r\n`), 1);
      socket.on('close', () => clearInterval(more));
    });
    client = clientOf(gateway.address, { figures: { jsonBytes: 2_000, totalMs: 5_000 } });
    expect(await client.call('waitList.read', {})).toMatchObject({
      fault: { kind: 'BAD_RESPONSE', detail: 'size-cap' },
    });
  });

  it('F45: waits out a short Retry-After and tries again', async () => {
    const limited = jsonAnswer(429, {}, { 'retry-after': '0' });
    const { result, seen } = await read((socket, _request, n) => socket.write(n === 0 ? limited : good));
    expect([result.ok, seen]).toEqual([true, 2]);
  });

  it('F22: does not read extra bytes as the answer of the next call', async () => {
    const extra = jsonAnswer(200, { ...details, userFirstName: 'Mallory' });
    const { client } = await start((socket, _request, n) =>
      socket.write(n === 0 ? Buffer.concat([good, extra]) : good),
    );
    const first = await client.call('authentication.userDetails', {}, { token });
    const second = await client.call('authentication.userDetails', {}, { token });
    expect(JSON.stringify([first, second])).not.toContain('Mallory');
  });

  it('F24: takes the answer after a hundred early hints', async () => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100);
    const { result } = await read(send(Buffer.concat([Buffer.from(hints), good])));
    expect(result).toMatchObject({ ok: true });
  });

  it.each(['text/plain', ''])('F29: takes good JSON under the media type %j', async mediaType => {
    const { result } = await read(okText(JSON.stringify(details), { 'content-type': mediaType }));
    expect(result).toEqual({ ok: true, value: details });
  });

  it('F32: drops a byte order mark', async () => {
    const { result } = await read(okText(`\ufeff${JSON.stringify(details)}`));
    expect(result).toEqual({ ok: true, value: details });
  });

  it('F47: gives the answer of a later try', async () => {
    const { result, seen } = await read((socket, _request, n) =>
      socket.write(n < 2 ? jsonAnswer(500, {}) : good),
    );
    expect(result).toEqual({ ok: true, value: details });
    expect(seen).toBe(3);
  });
});
