import type { Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { readLocalStorage, writeLocalStorage } from '../../support/local-storage.ts';
import { openSavedAssessment, saveAnswers } from '../../support/saved-assessment.ts';
import { openSignedInPage } from '../../support/signed-in.ts';
import type { TestProduct } from '../../support/test-product.ts';

export const person = {
  email: 'sade@example.test',
  password: 'a good password',
  company: { id: 'c-1', name: 'Indigo' },
};

/** A page of somebody with a report, and what leads to each call. */
export interface PersonWithReport {
  readonly page: Page;
  readonly token: string;
  /** Answers the calls whose path ends so. */
  answer(path: string, body: unknown, status?: number): void;
  go(path: string): Promise<unknown>;
  save(): Promise<void>;
  submit(): Promise<void>;
  startOver(): Promise<void>;
  viewReport(): Promise<void>;
  openAnalysis(): Promise<void>;
  download(): Promise<void>;
  openArticle(): Promise<void>;
}

/** Registers hooks: the person has an account, a report and a page, and after a test the gateway answers again. */
export function setUpPersonWithReport(product: TestProduct): PersonWithReport {
  let reportId: string;
  const go = (path: string) => sade.page.goto(product.url + path);
  const press = (name: string) => sade.page.getByRole('button', { name, exact: true }).click();
  /** Opens a page of the assessment with something answered. */
  async function openAssessment(path: string): Promise<void> {
    const saved = await saveAnswers(product.gateway, person.email, { sex: 'female', age_in_years: 45 });
    await openSavedAssessment(sade.page, product.url + path, saved);
  }
  /** Opens a page that finds these strings in local storage. */
  async function goWith(strings: Record<string, string>, path: string): Promise<void> {
    await go('/favicon.svg');
    await writeLocalStorage(sade.page, strings);
    await go(path);
  }
  const openAnalysis = () => goWith({ singleReportId: reportId }, '/reports/summary');
  const sade = {
    answer: (path, body, status = 200) => product.proxy.intercept(path, () => ({ status, body })),
    go,
    save: async () => {
      await openAssessment('/hra/general');
      await press('Save');
    },
    submit: async () => {
      await openAssessment('/hra/review');
      await press('Submit Assessment');
    },
    startOver: async () => {
      await go('/hra');
      await sade.page.getByRole('button', { name: /^Start/ }).click();
    },
    viewReport: async () => {
      await go('/reports');
      await press('View/Download Report');
    },
    openAnalysis,
    download: async () => {
      await openAnalysis();
      await press('Download Results');
    },
    openArticle: () => goWith({ contentId: 'malaria-stay-ahead' }, '/library/preview'),
    // The hook fills in the rest.
  } as PersonWithReport;
  beforeAll(async () => {
    const page = await openSignedInPage(product, person);
    reportId = await product.gateway.createReport(person.email);
    Object.assign(sade, { page, ...(await readLocalStorage(page)) });
  });
  afterEach(() => product.proxy.restore());
  return sade;
}
