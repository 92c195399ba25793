import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '@choose-life/gateway/testing/free-port';
import { afterEach, describe, expect, it } from 'vitest';
import { connectCallers } from './load.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

/** Starts a server that answers each request with `pieces`, each in a packet of its own. @returns its port */
const serve = async (pieces: readonly string[]) => {
  const started = createServer({ noDelay: true }, socket => {
    socket.on('error', () => undefined);
    socket.on('data', async () => {
      for (const piece of pieces) {
        socket.write(piece);
        // Long enough for the operating system to send each piece separately.
        await delay(2);
      }
    });
  });
  server = started;
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve));
  return portOf(started);
};

const request = Buffer.from('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
/** Makes calls with two requests each on two connections. @returns the latency of each call */
const makeCalls = async (pieces: readonly string[], calls = 2) => {
  const callers = await connectCallers(await serve(pieces), 2);
  return callers.makeCalls([request, request], calls).finally(() => callers.close());
};

describe('connectCallers', () => {
  it.each([
    ['one packet', ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}']],
    ['a head in two packets', ['HTTP/1.1 200 OK\r\nconte', 'nt-length: 2\r\n\r\n{}']],
    ['a body in two packets', ['HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n{"a"', ':1}']],
    ['no body', ['HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n']],
    ['chunks', ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n', '1\r\n}\r\n0\r\n\r\n']],
    [
      'a last chunk in pieces',
      ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n', '0\r', '\n\r', '\n'],
    ],
  ])('counts the two requests of a call as one call if each answer has %s', async (_name, pieces) => {
    expect(await makeCalls(pieces, 2)).toHaveLength(2);
  });

  it('makes exactly the requested number of calls over all connections', async () => {
    expect(await makeCalls(['HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'], 7)).toHaveLength(7);
  });

  it.each([
    ['503', ['HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n']],
    // The status of a batch of which some calls failed.
    ['207', ['HTTP/1.1 207 Multi-Status\r\ncontent-length: 2\r\n\r\n[]']],
  ])('fails if the server answers HTTP %s, because only 200 is a success', async (status, pieces) => {
    await expect(makeCalls(pieces)).rejects.toThrow(`HTTP ${status}`);
  });
});
