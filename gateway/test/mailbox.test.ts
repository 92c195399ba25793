import { beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import type { Mailer, MailMessage } from '../src/mail/mailer.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';
import { createExportLimit } from '../src/user-data/export-limit.ts';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { openTestDatabase } from './databases.ts';
import { settings } from './people.ts';

describe('the mailbox page', () => {
  let db: Database;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    ({ db } = opened);
    return opened.close;
  });

  const key = 'mailbox-key';
  const clock = () => new Date('2026-01-01T00:00:00Z');
  const gatewayWith = (mail: Mailer) =>
    buildGateway({
      db,
      mail,
      clock,
      metrics: createMetrics(),
      passwords: passwordsWithCache,
      exportLimit: createExportLimit(),
      printer: createReportPrinter(),
      settings,
      logger: createLogger('silent'),
    });

  const mailbox = createMailbox({ clock, key });
  const enqueue = (message: MailMessage) =>
    db.transaction().execute(transaction => mailbox.enqueue(transaction, message));

  it('shows the newest e-mail first, in HTML and in JSON', async () => {
    await enqueue({ to: 'a@example.test', subject: 'First', text: 'plain' });
    await enqueue({ to: 'b@example.test', subject: '"Second"', text: 'plain' });
    const page = await gatewayWith(mailbox).inject(`/mailbox?key=${key}`);
    expect(page.body).toMatch(/Second.*First/s);
    const messages = await gatewayWith(mailbox).inject(`/mailbox.json?key=${key}`);
    expect(messages.json()).toMatchObject([
      { to: 'b@example.test' },
      { to: 'a@example.test', subject: 'First' },
    ]);
  });

  it('shows URLs of an e-mail as links, and runs no scripts', async () => {
    const text = 'https://example.test/?a=1&b=2 <script>alert(1)</script>';
    await enqueue({ to: 'a@example.test', subject: 'A link', text });
    const page = await gatewayWith(mailbox).inject(`/mailbox?key=${key}`);
    expect(page.body).toContain('<a href="https://example.test/?a=1&amp;b=2">');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['a foreign host name (DNS rebinding)', { query: { key }, headers: { host: 'evil.example:4010' } }],
    ['a proxy that sends X-Forwarded-For', { query: { key }, headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a proxy that sends Via', { query: { key }, headers: { via: '1.1 proxy' } }],
    ['a caller from another machine', { query: { key }, remoteAddress: '192.0.2.7' }],
    ['a caller without the key', { headers: { host: '127.0.0.1' } }],
    ['a wrong key of the same length', { query: { key: 'mailbox-keY' } }],
    ['a part of the key', { query: { key: 'mailbox' } }],
    ['two keys', { query: { key: [key, key] } }],
  ])('answers 403 for %s', async (_cause, options) => {
    const app = gatewayWith(mailbox);
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
