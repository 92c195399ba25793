import { gunzipSync } from 'node:zlib';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSettings } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: RunningGateway;
let adapter: RunningAdapter;
let token: string;

beforeAll(async () => {
  gateway = await startGateway();
  adapter = await startAdapterHere(gateway.url, {}, { settings: usualSettings });
  ({ token } = await gateway.createAccount({ email: 'ada@example.test' }));
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

// Each call as somebody makes it who installed the client: tools/packages/packages.test.ts.
describe('the whole way from the client to the embedded gateway', () => {
  it('compresses the library for who takes that, and no answer that holds something of somebody', async () => {
    const answerTo = async (path: string, input: object, encoding: string) => {
      const { statusCode, headers, body } = await request(`${adapter.url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': encoding,
          authorization: token,
        },
        body: JSON.stringify(input),
      });
      expect(statusCode).toBe(200);
      const bytes = Buffer.from(await body.arrayBuffer());
      const isGzip = headers['content-encoding'] === 'gzip';
      return { isGzip, length: bytes.length, text: String(isGzip ? gunzipSync(bytes) : bytes) };
    };
    const everything = { categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'] };
    const library = 'content.readContentLibrary';
    for (const [path, input] of [
      [library, everything],
      [`${library}?batch=1`, { 0: everything }],
    ] as const) {
      const plain = await answerTo(path, input, 'identity');
      const small = await answerTo(path, input, 'gzip, br');
      const again = await answerTo(path, input, 'gzip');
      expect([plain.isGzip, small.isGzip, again.isGzip]).toEqual([false, true, true]);
      expect([small.text, again.text]).toEqual([plain.text, plain.text]);
      expect(small.length).toBeLessThan(plain.length / 2);
    }
    const withDetails = `${library},authentication.userDetails?batch=1`;
    expect((await answerTo(withDetails, { 0: everything, 1: {} }, 'gzip')).isGzip).toBe(false);
    // Its answer names whoever asks.
    expect((await answerTo('hra.getQuestionnaire', {}, 'gzip')).isGzip).toBe(false);
  });
});
