import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { readMailbox } from '../src/mail/mailbox.ts';
import { startInjected } from './injected-gateway.ts';
import { readPdf } from './reports/read-pdf.ts';

it.each([
  ['Africa/Lagos', 'West Africa Time'],
  ['Asia/Kathmandu', 'Nepal Time'],
])('in %s e-mails and PDFs tell its time', async (timeZone, name) => {
  const { ask, close, db } = await startInjected({ timeZone });
  onTestFinished(close);
  await ask('authentication.initiatePasswordReset', { userEmail: demoAccount.email });
  expect((await readMailbox(db))[0]?.text).toContain(name);

  const { id, created_at: createdAt } = await db
    .selectFrom('reports')
    .select(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  const printed = await ask('hra.getReportPdf', { getReportPdfReportId: id, getReportPdfClientId: 'any' });
  const { lines } = await readPdf(Buffer.from(printed.body, 'base64'));
  const clock = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const time = new Intl.DateTimeFormat('en-US', clock).format(new Date(createdAt)).replace('\u202f', ' ');
  expect(lines.map(({ text }) => text).join(' ')).toContain(time);
});
