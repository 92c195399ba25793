import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from '../support/page-parts.ts';
import { answerWithAges } from '../support/reports.ts';
import { openSignedInPage, sade } from '../support/signed-in.ts';
import { writeLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, sade, { viewport: { width: 1440, height: 900 } });
});

const sidebar = () => page.getByRole('banner');
const go = (path: string) => page.goto(product.url + path);
const { at } = pageParts(() => page);
const calls = (path: string) => product.proxy.callsTo(path);

describe('the signed-in addresses', () => {
  it('s.2.3: have the chosen report at /reports/summary, the new one at /results/summary', async () => {
    await writeLocalStorage(page, { singleReportId: 'chosen-1', getResultsReportId: 'new-1' });
    answerWithAges(product, { target: 40, risk: 50, real: 45 });
    for (const [path, id] of [
      ['/reports/summary', 'chosen-1'],
      ['/results/summary', 'new-1'],
    ] as const) {
      await go(path);
      await page.getByText('Healthier living can reduce your risks by 10 years').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Health Risk Report', exact: true }).waitFor();
      expect(calls('/hra/get-report-data').at(-1)?.body).toMatchObject({ getReportDataReportId: id });
    }
    await writeLocalStorage(page, { singleReportId: null, getResultsReportId: null });
  });
});

describe('the sidebar', () => {
  const places = [
    ['Overview', '/dashboard', 'Hello, Ṣadé Ọlátúnjí'],
    ['Health Risk Assessment', '/hra', 'Health Risk Assessment'],
    ['Reports', '/reports', 'Reports'],
    ['Library', '/library', 'Library'],
    ['Settings', '/settings', 'Settings'],
  ] as const;

  // Which place each other page marks: `web/src/features/dashboard/shell/navigation.test.ts`.
  it('s.2.3: leads to the five places, marks each, and has a Help Center and the logo, which leads to the landing home', async () => {
    await go('/dashboard');
    const links = sidebar().getByRole('navigation').getByRole('link');
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(places.map(([name]) => name));
    for (const [name, path, heading] of places.toReversed()) {
      await sidebar().getByRole('link', { name, exact: true }).click();
      await at(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await sidebar().locator('a[aria-current]').allInnerTexts()).toEqual([name]);
    }
    const help = sidebar().getByRole('region', { name: 'Help Center' });
    await help.getByRole('heading', { name: 'Help Center' }).waitFor();
    const hrefs = await help.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')));
    expect(hrefs).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
    await sidebar().getByRole('link', { name: 'Choose Life' }).click();
    await at('/');
    await page.goBack();
  });
});
