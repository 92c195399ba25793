import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { readPdf } from './reports/read-pdf.ts';

it('e-mails, PDFs and report data have times in the time zone of the configuration', async () => {
  // Not the default.
  const timeZone = 'Asia/Kathmandu';
  const gateway = await startGateway({ timeZone });
  onTestFinished(gateway.stop);
  const { email, token } = await gateway.createAccount({ email: 'ada@example.test' });
  await call(gateway, 'authentication.initiatePasswordReset', { userEmail: email });
  expect((await gateway.mailbox())[0]?.text).toContain('Nepal Time');

  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit' });
  // The formatter writes a narrow no-break space before AM or PM.
  const currentTime = () => format.format(new Date()).replace('\u202f', ' ');
  const timeBefore = currentTime();
  const ids = { getReportPdfReportId: await gateway.createReport(email), getReportPdfClientId: 'any' };
  const printed = await call(gateway, 'hra.getReportPdf', ids, { token });
  const { texts } = await readPdf(Buffer.from(String(printed.body), 'base64'));
  const text = texts.map(each => each.text).join(' ');
  // The minute may have changed since the report was created.
  expect(text).toMatch(new RegExp(`(${timeBefore}|${currentTime()}) \\(${timeZone} time\\)`));
  const report = { getReportDataReportId: ids.getReportPdfReportId, getReportDataClientId: 'any' };
  const { body } = await call(gateway, 'hra.getReportData', report, { token });
  expect(body).toMatchObject({ data: { timeZone } });
});
