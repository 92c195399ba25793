import { beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import type { Mailer, MailMessage } from '../src/mail/mailer.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';
import { createExports } from '../src/user-data/exports.ts';
import { rememberedPasswords } from '../testing/remembered-passwords.ts';
import { openTestDatabase } from './databases.ts';
import { settings } from './people.ts';

describe('the mailbox page', () => {
  let db: Database;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    ({ db } = opened);
    return opened.close;
  });

  const key = 'a-key-of-this-test';
  const clock = () => new Date('2026-01-01T00:00:00Z');
  const gatewayWith = (mail: Mailer) =>
    buildGateway({
      db,
      mail,
      clock,
      metrics: createMetrics(),
      passwords: rememberedPasswords,
      exports: createExports(),
      printer: createReportPrinter(),
      settings,
      logger: createLogger('silent'),
    });

  it('shows e-mails newest first, with links and without scripts', async () => {
    const mail = createMailbox({ clock, key });
    const post = (message: MailMessage) =>
      db.transaction().execute(transaction => mail.enqueue(transaction, message));
    await post({
      to: 'a@example.test',
      subject: 'First',
      text: 'https://example.test/?a=1&b=2 <script>alert(1)</script>',
    });
    await post({ to: 'b@example.test', subject: '"Second"', text: 'plain' });
    const page = await gatewayWith(mail).inject(`/mailbox?key=${key}`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body.indexOf('Second')).toBeLessThan(page.body.indexOf('First'));
    expect(page.body).toContain('<a href="https://example.test/?a=1&amp;b=2">');
    expect(page.body).not.toContain('<script');
    const messages = await gatewayWith(mail).inject(`/mailbox.json?key=${key}`);
    expect(messages.json()).toMatchObject([
      { to: 'b@example.test' },
      { to: 'a@example.test', subject: 'First' },
    ]);
  });

  it.each([
    ['a foreign host name', { query: { key }, headers: { host: 'evil.example:4010' } }],
    ['a proxy on this machine', { query: { key }, headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['another proxy', { query: { key }, headers: { via: '1.1 proxy' } }],
    ['a caller from another machine', { query: { key }, remoteAddress: '192.0.2.7' }],
    ['a caller without the key', { headers: { host: '127.0.0.1' } }],
    ['a wrong key', { query: { key: 'a-key-of-this-tesT' } }],
    ['a part of the key', { query: { key: 'a-key' } }],
    ['two keys', { query: { key: [key, key] } }],
  ])('answers 403 for %s', async (_, options) => {
    const app = gatewayWith(createMailbox({ clock, key }));
    for (const url of ['/mailbox', '/mailbox.json']) {
      expect((await app.inject({ url, ...options })).statusCode).toBe(403);
    }
  });

  it('answers 403 if e-mails are sent by SMTP', async () => {
    const logger = createLogger('silent');
    const outbox = createOutbox({ db, clock, logger, send: async () => null });
    const app = gatewayWith(outbox);
    expect((await app.inject(`/mailbox?key=${key}`)).statusCode).toBe(403);
    await outbox.stop();
  });
});
