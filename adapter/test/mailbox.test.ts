import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { askAt } from './ask-at.ts';
import { startAdapterHere } from './start-adapter-here.ts';

const gateway = await startGateway();
/** The query with the key. */
const opening = new URL(gateway.mailboxUrl).search;
const adapter = await startAdapterHere(gateway.url, {}, { embeddedGateway: true });
await askAt(`${gateway.url}/prod/authentication/initiate-password-reset`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ userEmail: demoAccount.email }),
});
const messages = JSON.stringify(await gateway.mailbox());
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const ask = (headers: Record<string, string>, query = opening, path = '/mailbox.json') =>
  askAt(`${adapter.url}${path}${query}`, { headers });

describe('the mailbox of the embedded gateway', () => {
  it.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000', 'LOCALHOST'])('is shown to %s', async host => {
    expect(messages).toContain('otp=');
    expect(await ask({ host })).toMatchObject({ status: 200, text: messages });
  });

  it.each(['/mailbox', '/mailbox.json'])(
    'HEAD %s is answered as GET is, here and at the gateway',
    async path => {
      for (const { url } of [adapter, gateway]) {
        const address = String(new URL(path + opening, url));
        const [get, head] = [await askAt(address), await askAt(address, { method: 'HEAD' })];
        expect([head.status, head.headers['content-type']]).toEqual([200, get.headers['content-type']]);
      }
    },
  );

  it('is a page too', async () => {
    expect(await ask({}, opening, '/mailbox')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^<!d/),
    });
  });

  it.each([
    ['a name that was pointed here', { host: 'evil.test:4000' }],
    ['a name that looks like one of ours', { host: '127.0.0.1.evil.test' }],
    ['a proxy', { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  ])('is not shown to %s', async (_name, headers) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('otp=');
  });

  it.each([
    ['no key', ''],
    ['a wrong key', '?key=AAAAAAAAAAAAAAAAAAAAAA'],
    ['a key that is no text', '?key=a&key=b'],
    ['an empty key', '?key='],
  ])(
    'is not shown with %s, also where a proxy on this machine hides whom it serves',
    async (_name, query) => {
      for (const path of ['/mailbox', '/mailbox.json']) {
        const answer = await ask({ host: '127.0.0.1:4000' }, query, path);
        expect(answer.status).toBe(403);
        expect(JSON.parse(answer.text).error.data.gateway).toMatchObject({
          kind: 'FORBIDDEN',
          message: expect.stringContaining('that was printed'),
        });
      }
    },
  );

  it('writes no key into the log or the metrics', async () => {
    const key = opening.slice('?key='.length);
    const { text } = await askAt(`${adapter.url}/metrics`);
    expect(`${adapter.log.join('')}${text}`).not.toContain(key);
  });

  it('is told to the web app where it is served', async () => {
    expect((await askAt(`${adapter.url}/config.json`)).text).toContain('"mailbox":true');
  });

  it.each<[string, NodeJS.ProcessEnv, boolean]>([
    ['a public address', { PUBLIC_URL: 'https://wellness.example.test' }, true],
    ['a load balancer', { TRUST_PROXY: '10.0.0.0/8' }, true],
    ['another host than loopback', { HOST: '0.0.0.0' }, true],
    ['a gateway that is not ours', {}, false],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1' }, true],
  ])('does not stand where the configuration names %s', async (_name, variables, embeddedGateway) => {
    const elsewhere = await startAdapterHere(gateway.url, variables, { embeddedGateway });
    onTestFinished(elsewhere.stop);
    expect((await askAt(`${elsewhere.url}/mailbox.json${opening}`)).status).toBe(404);
    expect((await askAt(`${elsewhere.url}/config.json`)).text).toContain('"mailbox":false');
  });
});
