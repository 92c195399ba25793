import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendRequest } from './send-request.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

const gateway = await startGateway();
/** The query `?key=…` of the address that the gateway prints at its start. */
const keyQuery = new URL(gateway.mailboxUrl).search;
const adapter = await startAdapterInProcess(gateway.url, {}, { embeddedGateway: true });
// This call makes the gateway send an e-mail with a code, which other people must not see.
await sendRequest(`${gateway.url}/prod/authentication/initiate-password-reset`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ userEmail: demoAccount.email }),
});
const messagesJson = JSON.stringify(await gateway.mailbox());
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const send = (headers: Record<string, string>, query = keyQuery, path = '/mailbox.json') =>
  sendRequest(`${adapter.url}${path}${query}`, { headers });

describe('the mailbox of the embedded gateway', () => {
  it.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000', 'LOCALHOST'])(
    'is shown for the Host header %s',
    async host => {
      expect(messagesJson).toContain('otp=');
      expect(await send({ host })).toMatchObject({ status: 200, text: messagesJson });
    },
  );

  it.each(['/mailbox', '/mailbox.json'])(
    'answers HEAD %s like GET, at the adapter and at the gateway',
    async path => {
      for (const { url } of [adapter, gateway]) {
        const address = String(new URL(path + keyQuery, url));
        const [get, head] = [await sendRequest(address), await sendRequest(address, { method: 'HEAD' })];
        expect([head.status, head.headers['content-type']]).toEqual([200, get.headers['content-type']]);
      }
    },
  );

  it('is also available as a page', async () => {
    expect(await send({}, keyQuery, '/mailbox')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^<!d/),
    });
  });

  it.each([
    ['the Host header of another host', { host: 'evil.test:4000' }],
    ['a Host header that starts with an address of this machine', { host: '127.0.0.1.evil.test' }],
    ['X-Forwarded-For', { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.7' }],
    ['Forwarded', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  ])('is not shown to a request with %s', async (_name, headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('otp=');
  });

  // A proxy on this machine may forward requests of other machines without X-Forwarded-For. Therefore the key is required too.
  it.each([
    ['no key', ''],
    ['a wrong key', '?key=AAAAAAAAAAAAAAAAAAAAAA'],
    ['two keys', '?key=a&key=b'],
    ['an empty key', '?key='],
  ])('is not shown to a request from this machine with %s', async (_name, query) => {
    for (const path of ['/mailbox', '/mailbox.json']) {
      const answer = await send({ host: '127.0.0.1:4000' }, query, path);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.text).error.data.gateway).toMatchObject({
        kind: 'FORBIDDEN',
        message: expect.stringContaining('that was printed'),
      });
    }
  });

  it('does not reveal its key in the log or the metrics', async () => {
    expect(await send({})).toMatchObject({ status: 200 });
    const key = keyQuery.slice('?key='.length);
    const { text } = await sendRequest(`${adapter.url}/metrics`);
    expect(`${adapter.log.join('')}${text}`).not.toContain(key);
  });

  it('is announced to the web app in /config.json', async () => {
    expect((await sendRequest(`${adapter.url}/config.json`)).text).toContain('"mailbox":true');
  });

  it.each<[string, NodeJS.ProcessEnv, boolean]>([
    // config.test.ts has the other settings with which other machines can reach the adapter.
    ['a public address', { PUBLIC_URL: 'https://wellness.example.test' }, true],
    ['another gateway than the embedded one', {}, false],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1' }, true],
  ])('is not served if the configuration has %s', async (_name, variables, embeddedGateway) => {
    const otherAdapter = await startAdapterInProcess(gateway.url, variables, { embeddedGateway });
    onTestFinished(otherAdapter.stop);
    expect((await sendRequest(`${otherAdapter.url}/mailbox.json${keyQuery}`)).status).toBe(404);
    expect((await sendRequest(`${otherAdapter.url}/config.json`)).text).toContain('"mailbox":false');
  });
});
