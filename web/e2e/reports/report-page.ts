import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import {
  createPersonWithReports,
  openReport,
  type PersonWithReports,
  reportKinds,
} from '../support/reports.ts';
import type { TestProduct } from '../support/test-product.ts';

export type ReportKind = keyof typeof reportKinds;

/** The analysis of a report; its page is that of the running test. */
export interface ReportPage {
  readonly page: Page;
  /** Opens the newest report of somebody with this kind of report. */
  open(kind: ReportKind, options?: BrowserContextOptions): Promise<void>;
  /** The id of that report. */
  reportId(kind: ReportKind): string | undefined;
  main(): Locator;
  headings(level: number): Promise<string[]>;
  /** The card with this heading. */
  section(heading: string | RegExp): Locator;
  /** Opens everything that unfolds. */
  unfold(): Promise<unknown>;
}

/** Registers hooks: there is somebody with each of these kinds of reports, by default all, and the page of a test closes with it. */
export function setUpReportPage(
  product: TestProduct,
  // The keys of a constant are those of its type.
  kinds = Object.keys(reportKinds) as ReportKind[],
): ReportPage {
  const people = new Map<ReportKind, PersonWithReports>();
  const main = () => report.page.getByRole('main');
  const section = (heading: string | RegExp) =>
    main()
      .getByRole('heading', { level: 2, name: heading })
      .locator('xpath=ancestor::div[contains(@class,"rounded-card")][1]');
  const report = {
    open: async (kind, options = {}) => {
      const person = people.get(kind);
      if (!person) throw new Error(`Nobody has the report ${kind}.`);
      Object.assign(report, { page: await openReport(product, person, options) });
    },
    reportId: kind => people.get(kind)?.reportIds.at(-1),
    main,
    headings: level => main().getByRole('heading', { level }).allInnerTexts(),
    section,
    unfold: () =>
      main()
        .locator('details')
        .evaluateAll(all => all.map(details => details.setAttribute('open', ''))),
    // `open` fills in the page.
  } as ReportPage;
  beforeAll(async () => {
    const before = { ...reportKinds.usual, smoking: 'never_smoked', still_smoke: null, weight_kg: 90 };
    for (const kind of kinds) {
      const earlier = kind === 'usual' ? [before] : [];
      const email = `${kind}@example.test`;
      people.set(kind, await createPersonWithReports(product, email, ...earlier, reportKinds[kind]));
    }
  });
  return report;
}
