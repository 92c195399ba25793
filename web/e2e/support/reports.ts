import { readFile } from 'node:fs/promises';
import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { sade } from './signed-in.ts';
import { openTab } from './tab.ts';
import type { TestProduct } from './test-product.ts';

let personCount = 0;

/**
 * Opens the report analysis of a new person, in a tab of the running test or of the test file.
 * @param reports one item for each report, oldest first: the answers that differ from those of the demo account
 */
export async function openReport(
  product: TestProduct,
  reports: readonly Answers[],
  options: BrowserContextOptions = {},
  until: 'test' | 'file' = 'test',
): Promise<Page> {
  const { gateway, url } = product;
  personCount += 1;
  const email = `with-report-${personCount}@example.test`;
  const { token } = await gateway.createAccount({ ...sade, email });
  let singleReportId = '';
  for (const answers of reports) {
    const meta = { clientId: 'choose-life-demo', userId: email };
    const flatMap = encodeFlatMap(toGroups({ ...demoAnswers, ...answers }), meta, 'submit');
    singleReportId = await gateway.createReport(email, flatMap);
    // Each report must have a later time than the report before.
    gateway.advanceClock(60_000);
  }
  const storedStrings = { token, email, singleReportId };
  const page = await openTab(product, storedStrings, { reducedMotion: 'reduce', ...options }, until);
  await page.goto(`${url}/reports/summary`);
  await page.getByRole('heading', { name: 'ANALYSIS', exact: true }).waitFor();
  await page.getByText('Loading your report...').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Letter to a health worker', exact: true }).waitFor();
  return page;
}

/** The PDF of the report on the page. */
export async function downloadReport(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Results' }).first().click(),
  ]);
  return download;
}

/** The text of a downloaded PDF in NFC. One library writes the PDF and another one reads it, so that faults of the writer are found. */
export async function textOfDownload(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.normalize('NFC');
}
