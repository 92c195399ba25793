import { examples } from '@choose-life/contracts/gateway/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { sendRaw } from './raw-request.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

beforeAll(async () => {
  gateway = await startMisbehaving(socket =>
    socket.write(jsonAnswer(200, examples['authentication.userDetails'].response)),
  );
  adapter = await startAdapterHere(gateway.url);
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const start =
  'POST /trpc/authentication.userDetails HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const hidden = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const chunks = `0\r\n\r\n${hidden}`;

describe('a request whose end can be read in two ways', () => {
  it.each([
    ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunks}`],
    ['two lengths', `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
    ['a list of lengths', `Content-Length: 2, 40\r\n\r\n{}${hidden}`],
    ['a length with a sign', `Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a name with a space before the colon', `Transfer-Encoding : chunked\r\n\r\n${chunks}`],
    ['an encoding nobody knows', `Transfer-Encoding: xchunked\r\n\r\n${chunks}`],
    ['chunks named twice', `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunks}`],
    ['lines that end in one sign', `Content-Length: 2\nX: y\r\n\r\n{}${hidden}`],
    ['a folded header', `X: y\r\n Content-Length: 40\r\n\r\n{}${hidden}`],
    ['a size of a chunk that is no number', `Transfer-Encoding: chunked\r\n\r\nx\r\n{}\r\n${chunks}`],
  ])('is refused, and what follows it is not read: %s', async (_what, rest) => {
    const seen = gateway.requests.length;
    const { text } = await sendRaw(adapter.url, start + rest);
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
    expect(text).not.toContain('"ok"');
    expect(gateway.requests.length).toBe(seen);
  });
});
