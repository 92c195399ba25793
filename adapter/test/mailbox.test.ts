import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
const letters = [{ to: 'ada@example.test', text: 'https://example.test/?otp=letter-code' }];

beforeAll(async () => {
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, letters)));
  adapter = await startAdapterHere(gateway.url, {}, { embeddedGateway: true });
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const ask = async (headers: Record<string, string>) => {
  const answer = await request(`${adapter.url}/mailbox.json`, { headers });
  return { status: answer.statusCode, text: await answer.body.text() };
};

describe('the mailbox of the embedded gateway', () => {
  it.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000', 'LOCALHOST'])('is shown to %s', async host => {
    expect(await ask({ host })).toMatchObject({ status: 200, text: JSON.stringify(letters) });
  });

  it.each([
    ['a name that was pointed here', { host: 'evil.test:4000' }],
    ['a name that looks like one of ours', { host: '127.0.0.1.evil.test' }],
    ['a proxy', { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  ])('is not shown to %s', async (_name, headers) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('letter-code');
  });

  it.each<[string, Partial<Config>]>([
    ['a public address', { publicUrl: 'https://wellness.example.test' }],
    ['a balancer', { trustProxy: ['10.0.0.0/8'] }],
    ['another host than loopback', { host: '0.0.0.0' }],
    ['a gateway that is not ours', { embeddedGateway: false }],
  ])('does not stand where the configuration names %s', async (_name, changes) => {
    const elsewhere = await startAdapterHere(gateway.url, {}, { embeddedGateway: true, ...changes });
    try {
      expect((await request(`${elsewhere.url}/mailbox.json`)).statusCode).toBe(404);
    } finally {
      await elsewhere.stop();
    }
  });
});
