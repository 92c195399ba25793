import { gunzipSync } from 'node:zlib';
import { type ChooseLifeClient, createChooseLifeClient } from '@choose-life/client';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftIn, driftReport } from '../src/drift/drift.ts';
import { usualSettings } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

const userEmail = 'ada@example.test';

let gateway: RunningGateway;
let adapter: RunningAdapter;
let client: ChooseLifeClient;
let token: string | null = null;

beforeAll(async () => {
  gateway = await startGateway();
  adapter = await startAdapterHere(gateway.url, {}, { settings: usualSettings });
  client = createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token });
  token = (await gateway.createAccount({ email: userEmail })).token;
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
          ...(token && { authorization: token }),
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

  it('finds no answer of the embedded gateway out of the contract', async () => {
    await client.user.update.mutate({ userEmail, userFirstName: 'Ada' });
    const company = { id: 'a-company', name: 'A Company' };
    const employee = await gateway.createAccount({ email: 'employee@example.test', company });
    const own = token;
    token = employee.token;
    expect(await client.company.readByCompanyId.query({ companyId: company.id })).toMatchObject({
      data: { companyName: company.name },
    });
    token = own;
    const { body } = await request(`${adapter.url}/metrics`);
    const drift = driftIn(await body.text());
    expect(drift && driftReport(drift)).toMatch(
      /^No drift: \d+ calls since the adapter started, all answers within the contract\.$/m,
    );
  });
});
