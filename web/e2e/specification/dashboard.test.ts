import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeAnswers, refusal } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { answerWithAges } from '../support/reports.ts';
import { openSignedInPage, sade } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

const listOf = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(sade.email)}`;
const product = setUpProduct();
let page: Page;
let reportId: string;

beforeAll(async () => {
  page = await openSignedInPage(product, sade, { viewport: { width: 1440, height: 900 } });
  await product.gateway.createReport(sade.email);
  reportId = await product.gateway.createReport(sade.email);
});

const go = (path: string) => page.goto(product.url + path);
const { at } = pageParts(() => page);
const calls = (path: string) => product.proxy.callsTo(path);

/** user-details as the gateway has them, with other values for some of its members. */
function withDetails(changed: object): void {
  changeAnswers(product.proxy, '/authentication/user-details', body => ({ ...(body as object), ...changed }));
}

describe('the dashboard home', () => {
  const card = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).locator('..');

  it('s.2.3: greets with first and last name, asks for a test, and has a profile card that leads to settings', async () => {
    await go('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Hello, Ṣadé Ọlátúnjí', exact: true }).waitFor();
    await page.getByText('Have you taken a test today?', { exact: true }).waitFor();
    await page.getByRole('main').getByText(sade.email).waitFor();
    await page.getByRole('link', { name: 'View profile' }).click();
    await at('/settings');
  });

  it('s.2.3: shows the risk age of the details, and as real age the ascvd age of the latest report', async () => {
    withDetails({ userRiskAge: 52.6 });
    answerWithAges(product, { target: 40, risk: 53, real: 44 });
    await go('/dashboard');
    await expect.poll(() => card('Risk Age').innerText()).toMatch(/53\s*years/);
    await expect.poll(() => card('Real Age').innerText()).toMatch(/44\s*years/);
    expect(calls('/hra/get-report-data').at(-1)?.body).toEqual({
      getReportDataClientId: 'choose-life-demo',
      getReportDataReportId: reportId,
    });
    const panel = page.getByRole('main');
    expect(await panel.getByText('Status: Good').count()).toBe(1);
    expect(await panel.getByText('100%', { exact: true }).count()).toBe(1);
    await page.getByRole('heading', { name: 'Vegetable of the week Carrots' }).waitFor();
  });

  it('asks for the report of the last visit without waiting for the list', async () => {
    const asked = page.waitForRequest(/getReportData/);
    // The list waits until the report is asked for: a page that waits for the list gets neither.
    await page.route(/readByRisks/, async route => {
      await asked;
      await route.continue();
    });
    await go('/dashboard');
    await expect.poll(() => card('Real Age').innerText()).toMatch(/\d\s*years/);
    await page.unrouteAll();
  });

  it(`s.2.3: has the three daily goals, with '-' for one that is missing`, async () => {
    const goals = page.getByRole('list', { name: 'Daily Goals' }).getByRole('heading', { level: 3 });
    const words = async () => (await goals.allInnerTexts()).map(goal => goal.replace(/\s+/g, ' '));
    withDetails({ recommendedSteps: 8000, recommendedCalories: null, recommendedSleep: 7.5 });
    await go('/dashboard');
    await expect.poll(words).toEqual(['Steps 8,000 a day', 'Calories -', 'Sleep 7.5 hours']);
  });

  it(`s.2.3, s.9: shows fixed facts, next steps with a result, and 'Download result', which leads to the reports`, async () => {
    const main = page.getByRole('main');
    for (const words of ['14 major aspects of wellness', '15mins', '20+ people'])
      await main.getByText(words, { exact: true }).waitFor();
    const steps = main.getByRole('heading', { name: 'Next steps' }).locator('..').getByRole('listitem');
    expect((await steps.allInnerTexts()).map(step => step.replace(/^\d\s*/, ''))).toEqual([
      'Take more water',
      'Monitor sleep pattern',
      'Read fitness plans in library',
    ]);
    await page.getByRole('link', { name: 'Download result' }).click();
    await at('/reports');
  });

  it('s.2.3, s.9: without a result says what to do and leads to the assessment', async () => {
    withDetails({ userRiskAge: null });
    product.proxy.answer(listOf, { responseCode: '00', data: [] });
    await go('/dashboard');
    const main = page.getByRole('main');
    await main.getByText('Status: Unspecified').waitFor();
    expect(await main.getByText('0%', { exact: true }).count()).toBe(1);
    expect(await card('Risk Age').innerText()).toMatch(/^Risk Age\s+-/);
    expect(await card('Real Age').innerText()).toMatch(/^Real Age\s+-/);
    const steps = main.getByRole('heading', { name: 'What to do' }).locator('..').getByRole('listitem');
    expect((await steps.allInnerTexts()).map(step => step.replace(/^\d\s*/, ''))).toEqual([
      'Click start',
      'Answer all questions',
      'Review results',
    ]);
    expect(await main.getByText('Next steps').count()).toBe(0);
    await page.getByRole('link', { name: 'I want to take the assessment' }).click();
    await at('/hra');
  });

  it(`s.2.3: has 'Explore', which does nothing visible`, async () => {
    await go('/dashboard');
    await page.getByRole('list', { name: 'Resources for you' }).waitFor();
    await page.waitForLoadState('networkidle');
    const before = await page.locator('main').ariaSnapshot();
    await page.getByRole('button', { name: 'Explore' }).click();
    expect(await page.locator('main').ariaSnapshot()).toBe(before);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('Resources for you', () => {
  const items = () => page.getByRole('list', { name: 'Resources for you' });

  it(`s.2.3, s.9: lists the library's items, asked for by category alone, moves by 200 pixels a press, and leads to the library`, async () => {
    await go('/dashboard');
    await items().waitFor();
    expect(await items().getByRole('listitem').count()).toBe(25);
    await items().getByRole('heading', { name: 'One small spoon of salt' }).waitFor();
    expect(calls('/content/read-content-library').at(-1)?.body).toEqual({
      categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'],
    });
    const left = () => items().evaluate(row => row.scrollLeft);
    expect(await left()).toBe(0);
    await page.getByRole('button', { name: 'Scroll onwards: Resources for you' }).click();
    await expect.poll(left).toBe(200);
    await page.getByRole('button', { name: 'Scroll onwards: Resources for you' }).click();
    await expect.poll(left).toBe(400);
    await page.getByRole('button', { name: 'Scroll back: Resources for you' }).click();
    await expect.poll(left).toBe(200);
    await items().getByRole('link', { name: 'Read More' }).first().click();
    await at('/library');
  });

  it(`s.2.3: says 'No Resources' when there are none`, async () => {
    product.proxy.answer('/content/read-content-library', {
      responseCode: '00',
      contentLibrary: { data: [] },
    });
    await go('/dashboard');
    await page.getByText('No Resources', { exact: true }).waitFor();
  });

  it('s.8: logs a failed read, and shows nothing of it', async () => {
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    product.proxy.intercept('/content/read-content-library', () => refusal('the library is closed'));
    await go('/dashboard');
    await page.getByText('No Resources', { exact: true }).waitFor();
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('a call failed (REJECTED'));
    expect(await page.getByText('the library is closed').count()).toBe(0);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
