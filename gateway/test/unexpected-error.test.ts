import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPasswords } from '../src/accounts/password.ts';
import { buildGateway } from '../src/app.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';

it('an unexpected error is told without detail, and logged without anything a person sent', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-error-'));
  const db = await openDatabase({ dataDir });
  const lines: string[] = [];
  const app = buildGateway({
    // Without its tables every query fails.
    db,
    mail: createMailbox({ clock: () => new Date(), key: 'unused' }),
    clock: () => new Date(),
    passwords: createPasswords(),
    printer: createReportPrinter(),
    settings: { publicUrl: 'http://127.0.0.1:4000', helpLines: [], demoAccount: false },
    logger: createLogger('info', { write: line => lines.push(line) }),
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/prod/wait-list/create',
    payload: { waitListEmail: 'ada@example.test' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Internal server error' }]);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', route: '/api/prod/wait-list/create' });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ operation: 'waitList.create', result: 'failed' });
  expect(lines.join('')).not.toMatch(/ada@|no such table/);
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
