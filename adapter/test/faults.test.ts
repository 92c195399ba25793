import { createServer } from 'node:net';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { OwnedGatewayClient } from '@choose-life/gateway-client/client';
import { afterEach, describe, expect, it } from 'vitest';
import { faultRows, okText, send, token } from './fault-rows.ts';
import {
  addressOf,
  clientOf,
  jsonAnswer,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';

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

describe('gateway client against a gateway that misbehaves', () => {
  it.each(faultRows)('%s: a read', async (_fault, misbehave, kind, outcome, readsSeen) => {
    const { result, seen } = await read(misbehave);
    expect(result).toMatchObject({ ok: false, fault: { kind, outcome, call: 'authentication.userDetails' } });
    // A try that runs into its own deadline may leave no time for the last one.
    if (kind === 'TIMEOUT') expect(seen).toBeLessThanOrEqual(readsSeen);
    else expect(seen).toBe(readsSeen);
  });

  it.each(faultRows)('%s: a write is sent once', async (_fault, misbehave, kind, outcome) => {
    const { result, seen } = await write(misbehave);
    expect(result).toMatchObject({ ok: false, fault: { kind, outcome } });
    expect(seen).toBe(1);
  });

  it.each(faultRows)(
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
      const more = setInterval(() => socket.write(`1000\r\n${' '.repeat(4096)}\r\n`), 1);
      socket.on('close', () => clearInterval(more));
    });
    client = clientOf(gateway.address, { figures: { totalMs: 30_000 } });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
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

  it.each([
    ['in one piece with the answer', 0],
    ['before the answer', 20],
  ])('F24: takes the answer after a 100 Continue that nobody asked for, %s', async (_how, afterMs) => {
    const news = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n');
    const misbehave: Misbehave = socket => {
      if (afterMs === 0) socket.write(Buffer.concat([news, news, good]));
      else {
        socket.write(news);
        setTimeout(() => socket.write(good), afterMs);
      }
    };
    expect(await read(misbehave)).toMatchObject({ result: { ok: true }, seen: 1 });
    await gateway?.stop();
    await client?.close();
    expect(await write(misbehave)).toMatchObject({ result: { ok: true }, seen: 1 });
  });

  it.each(['text/plain', ''])('F29: takes good JSON under the media type %j', async mediaType => {
    const { result } = await read(okText(JSON.stringify(details), { 'content-type': mediaType }));
    expect(result).toMatchObject({ ok: true, value: details });
  });

  it('F32: drops a byte order mark', async () => {
    const { result } = await read(okText(`\ufeff${JSON.stringify(details)}`));
    expect(result).toMatchObject({ ok: true, value: details });
  });

  it('F47: gives the answer of a later try', async () => {
    const { result, seen } = await read((socket, _request, n) =>
      socket.write(n < 2 ? jsonAnswer(500, {}) : good),
    );
    expect(result).toMatchObject({ ok: true, value: details });
    expect(seen).toBe(3);
  });
});
