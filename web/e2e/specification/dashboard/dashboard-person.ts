import type { Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { openSignedInPage, sade } from '../../support/signed-in.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** The tab of somebody with two reports, and the id of the newer one. */
interface DashboardPerson {
  page: Page;
  reportId: string;
}

/** Registers hooks: somebody with two reports is signed in, in one tab for the whole file. */
export function setUpDashboardPerson(product: TestProduct): DashboardPerson {
  // The hook below fills it.
  const person = {} as DashboardPerson;
  beforeAll(async () => {
    person.page = await openSignedInPage(product, sade, { viewport: { width: 1440, height: 900 } });
    await product.gateway.createReport(sade.email);
    person.reportId = await product.gateway.createReport(sade.email);
  });
  afterEach(() => product.proxy.restore());
  return person;
}
