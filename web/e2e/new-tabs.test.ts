import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ageField, saveAnswers } from './support/assessment-page.ts';
import { propertyOf } from './support/gateway-proxy.ts';
import { open } from './support/routes.ts';
import { setUpPersonPerTest } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);

const headingOf = async (page: Page) => {
  await page.locator(renderedHeading).waitFor();
  return page.locator(renderedHeading).innerText();
};

/** The tab or window that a click with this modifier key opens. */
async function openInNewTab(page: Page, link: string, key: 'Control' | 'Shift' = 'Control'): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  const links = page.getByRole('main').getByRole('link', { name: link });
  await links.first().click({ modifiers: [key] });
  return opened;
}

describe('two tabs', () => {
  it('show different reports, even after a reload', async () => {
    const olderId = await product.gateway.createReport(ada.email);
    // The table of reports is sorted by time, newest first. So the second report must have a later time.
    product.gateway.advanceClock(60_000);
    const newerId = await product.gateway.createReport(ada.email);
    const tabs = [ada.page, await ada.context.newPage()];
    for (const [index, tab] of tabs.entries()) {
      await open(tab, product, '/reports');
      await tab.getByRole('button', { name: 'View/Download Report' }).nth(index).click();
      await tab.waitForURL('**/reports/summary');
    }
    // A page requests the report of its tab by its id. A download sends the same id (`web/src/features/reports/reports.test.tsx`).
    const requestedIds: unknown[] = [];
    for (const tab of tabs) {
      await open(tab, product, '/reports/summary');
      requestedIds.push(propertyOf(product.proxy.lastBody('/hra/get-report-data'), 'getReportDataReportId'));
    }
    expect(requestedIds).toEqual([newerId, olderId]);
  });

  it('show different articles with their titles, even after a reload', async () => {
    const { page } = ada;
    await open(page, product, '/library');
    await page.locator('main h3 a').nth(1).waitFor();
    const [first = '', second = ''] = await page.locator('main h3').allInnerTexts();
    const newWindow = await openInNewTab(page, second, 'Shift');
    await page.getByRole('main').getByRole('link', { name: first }).first().click();
    expect(await headingOf(page)).toBe(first);
    const articles = [
      { tab: newWindow, title: second },
      { tab: page, title: first },
    ];
    for (const { tab, title } of articles) {
      expect(await headingOf(tab)).toBe(title);
      await tab.reload();
      expect(await headingOf(tab)).toBe(title);
      await expect.poll(() => tab.title()).toBe(`${title} | Choose Life`);
      // The link passes its article to the new window in the fragment, which must not stay in the address (`web/src/session/chosen.ts`).
      expect(new URL(tab.url()).hash).toBe('');
    }
  });
});

describe('a link that is opened in a new tab', () => {
  it('shows the report or the article of the link', async () => {
    await product.gateway.createReport(ada.email);
    await open(ada.page, product, '/dashboard');
    const report = await openInNewTab(ada.page, 'Do this first');
    await report.getByRole('heading', { name: 'How we worked this out' }).waitFor();
    const article = await openInNewTab(report, 'Read the article');
    // Without a chosen article, the heading of the page is 'Article'.
    expect(await headingOf(article)).not.toBe('Article');
    const addresses = ['/reports/summary', '/library/preview'].map(path => product.url + path);
    expect([report.url(), article.url()]).toEqual(addresses);
  });

  it('continues an assessment that was begun on another device, and no URL contains its unique string', async () => {
    const { context, page } = ada;
    const uniqueString = await saveAnswers(product.gateway, ada.email, { sex: 'female', age_in_years: '46' });
    const requested: string[] = [];
    context.on('request', request => void requested.push(request.url()));
    await open(page, product, '/dashboard');
    const link = page.getByRole('link', { name: 'Continue assessment' });
    await link.waitFor();
    expect(await link.getAttribute('href')).not.toContain(uniqueString);
    const opened = await openInNewTab(page, 'Continue assessment');
    await opened.locator(renderedHeading).waitFor();
    // Continue may open a page without the question about age. Opening the general page also tests that the tab knows the assessment after a
    // reload.
    await open(opened, product, '/hra/general');
    await expect.poll(() => ageField(opened).inputValue()).toBe('46');
    await ageField(opened).fill('47');
    await opened.getByRole('button', { name: 'Save', exact: true }).click();
    await opened.getByRole('heading', { name: 'Health Assessment Saved' }).waitFor();
    expect(JSON.stringify(product.proxy.lastBody('/hra/save-answers'))).toContain(uniqueString);
    expect(requested.filter(url => url.includes(uniqueString))).toEqual([]);
  });
});
