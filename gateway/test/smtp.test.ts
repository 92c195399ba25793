import tls from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSender } from '../src/mail/sender.ts';
import { createSmtpSender, type SendFault } from '../src/mail/smtp.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const message = {
  id: 'message-1',
  to: 'ada@example.test',
  subject: 'Your link',
  text: 'https://example.test/?otp=code',
  writtenAt: new Date('2026-03-01T12:00:00Z'),
  expiresAt: new Date('2026-03-01T13:00:00Z'),
  tries: 1,
  claimedUntil: '2026-03-01T12:01:00.000Z',
};

const from = { name: '', address: 'from@example.test' };

const senderTo = (smtpUrl: string) => createSmtpSender({ smtpUrl, verifiesMailServerTls: false }, from);

describe('readSender', () => {
  it.each([
    ['no-reply@life.test', { name: '', address: 'no-reply@life.test' }],
    ['Choose Life <no-reply@life.test>', { name: 'Choose Life', address: 'no-reply@life.test' }],
    [' "A \\"B\\", C" <a@bücher.test> ', { name: 'A "B", C', address: 'a@xn--bcher-kva.test' }],
    ['<a@life.test>', { name: '', address: 'a@life.test' }],
    ['Life\r\nBcc: b@evil.test <a@life.test>', null],
    ['Life <a@life.test>, <b@life.test>', null],
    ['Life <nobody>', null],
    ['nobody', null],
  ])('returns for %j: %j', (text, sender) => {
    expect(readSender(text)).toEqual(sender);
  });
});

describe('mail by SMTP', () => {
  it('is sent to one address, from the configured sender', async () => {
    const server = await startMailServer();
    const send = await senderTo(server.url);
    expect(await send(message)).toBeNull();
    expect(server.accepted).toMatchObject([{ from: 'from@example.test', to: 'ada@example.test' }]);
    // In the encoding quoted-printable, `=` is `=3D`.
    expect(server.accepted[0]?.lines.join('\n')).toMatch(/Subject: Your link[\s\S]*otp=(3D)?code/);
    await server.stop();
  });

  it('has the configured sender name, and headers that prevent automatic replies', async () => {
    const server = await startMailServer();
    const sender = readSender('"Life, Chöose" <Mail@BÜCHER.test>');
    if (sender === null) throw new Error('the sender is valid');
    const send = await createSmtpSender({ smtpUrl: server.url, verifiesMailServerTls: false }, sender);
    expect(await send(message)).toBeNull();
    const [accepted] = server.accepted;
    expect(accepted).toMatchObject({
      from: 'Mail@xn--bcher-kva.test',
      messageId: '<message-1@xn--bcher-kva.test>',
    });
    expect(accepted?.lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^From: =\?UTF-8\?Q\?Life=2C_Ch=C3=B6ose\?= <Mail@xn--bcher-kva\.test>$/),
        'Auto-Submitted: auto-generated',
        'X-Auto-Response-Suppress: All',
      ]),
    );
    await server.stop();
  });

  it('has the same Message-ID and date in every attempt', async () => {
    const server = await startMailServer();
    const send = await senderTo(server.url);
    await send(message);
    await send({ ...message, tries: 2 });
    expect(server.accepted.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill('<message-1@example.test>'),
    );
    const dates = server.accepted.map(({ lines }) => lines.find(line => line.startsWith('Date:')));
    expect(dates).toEqual(Array(2).fill('Date: Sun, 01 Mar 2026 12:00:00 +0000'));
    await server.stop();
  });
});

describe('the SMTP sender', () => {
  it.each([
    ['an unknown address', { RCPT: '550 unknown recipient' }, true],
    ['the content', { '.': '554 spam' }, true],
    ['an address that is temporarily unavailable', { RCPT: '451 try again later' }, false],
    // Temporary, since the operator can correct the sender.
    ['the sender', { MAIL: '553 sender not allowed' }, false],
  ])('reports a rejection of %s without the address', async (_what, replies, isPermanent) => {
    const server = await startMailServer(replies);
    const send = await senderTo(server.url);
    const failure = await send(message);
    expect(failure).toMatchObject({ isPermanent });
    expect(JSON.stringify(failure)).not.toContain('ada@');
    await server.stop();
  });

  it('reports an unreachable server as a temporary fault', async () => {
    const server = await startMailServer();
    await server.stop();
    const send = await senderTo(server.url);
    expect(await send(message)).toMatchObject({ isPermanent: false, cause: { code: 'ESOCKET' } });
  });

  it('reports a server that stops responding', async () => {
    // The hyphen after 250 announces another line, which the server never sends.
    const server = await startMailServer({ EHLO: '250-waiting' });
    const smtpUrl = new URL(server.url);
    smtpUrl.searchParams.set('socketTimeout', '50');
    const send = await senderTo(smtpUrl.href);
    expect(await send(message)).toMatchObject({ isPermanent: false, cause: { code: 'ETIMEDOUT' } });
    await server.stop();
  });
});

describe('mail to a server on another machine', () => {
  let certificate: Certificate;
  let certificateOfOtherHost: Certificate;
  const defaultAuthorities = tls.getCACertificates('default');
  beforeAll(async () => {
    [certificate, certificateOfOtherHost] = await Promise.all([
      createCertificate(['127.0.0.1']),
      createCertificate(['mail.example.test']),
    ]);
  });
  afterEach(() => tls.setDefaultCACertificates(defaultAuthorities));

  async function send(scheme: 'smtp' | 'smtps', { port }: MailServer): Promise<SendFault | null> {
    const server = { smtpUrl: `${scheme}://127.0.0.1:${port}`, verifiesMailServerTls: true };
    const sendMessage = await createSmtpSender(server, from);
    return sendMessage(message);
  }

  it.each([
    // The same happens if an attacker between client and server removes STARTTLS from the reply to EHLO.
    ['smtp', 'a server without TLS', 'none'],
    ['smtp', 'a server with an untrusted certificate, after STARTTLS', 'starttls'],
    ['smtps', 'a server with an untrusted certificate, with TLS from the start', 'smtps'],
  ] as const)('is not sent by %s to %s', async (scheme, _server, tlsMode) => {
    const server = await startMailServer({}, { tlsMode, certificate });
    expect(await send(scheme, server)).toMatchObject({ isPermanent: false });
    expect(
      server.receivedLines.filter(({ line }) => /^(MAIL|RCPT|DATA)/.test(line) || line.includes('otp=')),
    ).toEqual([]);
    await server.stop();
  });

  const schemesWithTls = [
    ['smtp', 'starttls'],
    ['smtps', 'smtps'],
  ] as const;

  it.each(schemesWithTls)(
    'is not sent by %s to a server with a certificate for another host name',
    async (scheme, tlsMode) => {
      tls.setDefaultCACertificates([...defaultAuthorities, certificateOfOtherHost.cert]);
      const server = await startMailServer({}, { tlsMode, certificate: certificateOfOtherHost });
      expect(await send(scheme, server)).toMatchObject({ isPermanent: false });
      expect(server.receivedLines.filter(({ line }) => /^MAIL/.test(line))).toEqual([]);
      await server.stop();
    },
  );

  it.each(schemesWithTls)(
    'is sent encrypted by %s to a server with a trusted certificate',
    async (scheme, tlsMode) => {
      tls.setDefaultCACertificates([...defaultAuthorities, certificate.cert]);
      const server = await startMailServer({}, { tlsMode, certificate });
      expect(await send(scheme, server)).toBeNull();
      // The line that ends an e-mail.
      expect(server.receivedLines.map(({ line }) => line)).toContain('.');
      const unencryptedCommands = server.receivedLines
        .filter(({ byTls }) => !byTls)
        .map(({ line }) => line.split(' ')[0]);
      expect(unencryptedCommands).toEqual(tlsMode === 'starttls' ? ['EHLO', 'STARTTLS'] : []);
      await server.stop();
    },
  );
});
