import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { sade } from './signed-in.ts';
import { openTab } from './tab.ts';
import type { TestProduct } from './test-product.ts';

/** Answers that lead to each kind of report; what is not named is that of the demo account. */
export const reportKinds = {
  /** A smoker with a little too much weight and pressure: a risk age with much to win back. */
  usual: {
    sex: 'male',
    age_in_years: 47,
    height_cm: 179,
    weight_kg: 94,
    smoking: 'still_smoke',
    still_smoke: 20,
  },
  /** That of the demo account. */
  pressure: {},
  urgent: { high_number: 190, low_number: 124, PHQa: '3', PHQb: '2' },
  younger: { high_number: 108, low_number: 70, weight_kg: 58 },
  capped: {
    sex: 'male',
    age_in_years: 70,
    weight_kg: 104,
    high_number: 168,
    low_number: 92,
    smoking: 'still_smoke',
    still_smoke: 20,
  },
  estimated: { high_number: null, low_number: null },
  withoutNumber: { height_cm: null },
} as const satisfies Record<string, Answers>;

/** Somebody with finished reports. */
export interface PersonWithReports {
  readonly token: string;
  readonly email: string;
  /** The oldest first. */
  readonly reportIds: readonly string[];
}

/** Somebody with a finished report of these answers; more reports follow by `createReport`. */
export async function createPersonWithReports(
  { gateway }: TestProduct,
  email: string,
  ...reports: readonly Answers[]
): Promise<PersonWithReports> {
  const { token } = await gateway.createAccount({ ...sade, email });
  const reportIds: string[] = [];
  for (const answers of reports) {
    const meta = { clientId: 'choose-life-demo', userId: email };
    const flat = encodeFlatMap(toGroups({ ...demoAnswers, ...answers }), meta, 'submit');
    reportIds.push(await gateway.createReport(email, flat));
    gateway.advanceClock(60_000);
  }
  return { token, email, reportIds };
}

/** The report analysis of a person's newest report, in a tab of the running test. */
export async function openReport(
  product: TestProduct,
  { token, email, reportIds }: PersonWithReports,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const stored = { token, email, singleReportId: reportIds.at(-1) ?? '' };
  const page = await openTab(product, stored, { reducedMotion: 'reduce', ...options });
  await page.goto(`${product.url}/reports/summary`);
  await page.getByRole('heading', { name: 'ANALYSIS', exact: true }).waitFor();
  await page.getByText('Loading your report...').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'How we worked this out', exact: true }).waitFor();
  return page;
}
