import { describe, expect, it } from 'vitest';
import { pressEnter } from '../support/keyboard.ts';
import { setUpProduct } from '../support/test-product.ts';

import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product);
const { open, main, headings, section } = report;

describe('a report', () => {
  it('says what a health worker asks for, and the scores once the person opens them', async () => {
    await open('urgent');
    const doctor = section('Show this to a doctor');
    await doctor.getByText('Open this page').click();
    for (const words of ['72 beats a minute', 'Your blood pressure is very high', 'Today', 'Talk today'])
      await doctor.getByText(words).first().waitFor();
    const score = doctor.getByText('Mood (PHQ-2): 5 of 6.');
    expect(await score.isVisible()).toBe(false);
    await doctor.getByText('Show my scores for mood and worry').click();
    expect(await score.isVisible()).toBe(true);
  });

  it('has its sections in the binding order, says whose it is, adds up, shows two steps, and leads to their articles', async () => {
    await open('usual');
    expect(await headings(2)).toEqual([
      'ANALYSIS',
      'Do this first',
      expect.stringMatching(/^Why \d\d, not 47$/),
      'In 10 years',
      'What if',
      'Since last time',
      'Your numbers and habits',
      'How we worked this out',
      'Show this to a doctor',
    ]);
    await main()
      .getByText(/^Ṣadé Ọlátúnjí · \w+ \d+, \d{4}, \d\d:\d\d [AP]M · Report 2 of 2$/)
      .first()
      .waitFor();
    await main()
      .getByText(/^Healthier living can reduce your risks by \d+ years$/)
      .waitFor();

    // The figures of the bars lead from the age to the risk age.
    const why = section(/^Why/);
    const figures = await why.locator('li', { hasText: 'Answer this again' }).allInnerTexts();
    const sum = figures
      .map(text => /([+−])(\d+) year/.exec(text))
      .reduce((total, found) => total + (found ? Number(`${found[1] === '+' ? '' : '-'}${found[2]}`) : 0), 0);
    const [, from, to] = /Why (\d\d), not (\d\d)/.exec(await why.innerText())?.map(Number) ?? [];
    expect(Math.round((to ?? 0) + sum)).toBe(from);

    const steps = section('Do this first');
    expect(await steps.getByRole('heading', { level: 3 }).count()).toBe(2);
    await steps.getByText(/^When you are ready for more/).click();
    expect(await steps.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
    await main()
      .getByRole('link', { name: /^Read the article ?: Stop smoking$/ })
      .click();
    await report.page.waitForURL('**/library/preview');
    await main().getByRole('heading', { level: 1, name: 'Your last cigarette' }).waitFor();
  });

  it('has what it says, the line and the first step in the first view, on a phone and on a desk', async () => {
    await open('pressure');
    const words = main().getByText(/^Healthier living can reduce your risks by \d+ years$/);
    const line = main().getByRole('img', { name: 'Target age 47, Current age 45, Risk age 52', exact: true });
    const link = main().getByRole('link', { name: 'Do this first Bring your blood pressure down' });
    const step = section('Do this first').getByRole('heading', { level: 3 }).first();
    await report.page.setViewportSize({ width: 390, height: 844 });
    const bar = await report.page.getByRole('navigation').last().boundingBox();
    for (const part of [words, line, link]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await pressEnter(report.page, link);
    await expect.poll(async () => (await step.boundingBox())?.y).toBeLessThan(300);
    await report.page.setViewportSize({ width: 1440, height: 900 });
    await report.page.evaluate('scrollTo(0, 0)');
    expect((await step.boundingBox())?.y).toBeLessThan(300);
    expect(await link.count()).toBe(0);
  });

  it('leads from a factor to its question, in a new assessment that begins empty', async () => {
    await open('usual');
    await section(/^Why/)
      .getByRole('link', { name: /^Answer this again ?: Smoking$/ })
      .click();
    await report.page.waitForURL('**/hra/smoking-and-vaping#question-smoking');
    await expect.poll(() => report.page.evaluate('document.activeElement.id')).toBe('question-smoking');
    expect(await report.page.locator('form input:checked').count()).toBe(0);
  });

  it('of somebody younger than their years leads with that, and never says "by 0 years"', async () => {
    await open('younger');
    await main().getByText('You are living younger than your years', { exact: true }).waitFor();
    expect(await main().getByText('by 0 years').count()).toBe(0);
  });

  it('beyond the end of the scale says so on the cards, at the mark and in the sum', async () => {
    await open('capped');
    await main()
      .getByRole('img', { name: /Risk age 80 or over/ })
      .waitFor();
    const card = main().getByRole('heading', { level: 3, name: 'Your Risk Age', exact: true });
    expect(await card.locator('+ p').innerText()).toBe('80 or over');
    expect(await section(/^Why 80 or over, not 70$/).innerText()).toContain('where the scale ends');
  });

  it('that depends on an answer nobody gave shows from where to where', async () => {
    await open('estimated');
    await main()
      .getByRole('img', { name: /somewhere from \d\d to \d\d/ })
      .waitFor();
  });

  it('without a number gives each reason with what to do and the way to its question', async () => {
    await open('withoutNumber');
    const reasons = section('What stands in the way of the number');
    await reasons
      .getByRole('link', { name: /^Answer this again/ })
      .first()
      .click();
    await report.page.waitForURL('**/hra/general#question-**');
    await expect.poll(() => report.page.evaluate('document.activeElement.id')).toMatch(/^question-/);
  });

  it('with something urgent begins with it, and says the rest in smaller words after that', async () => {
    await open('urgent');
    const order = await main().getByRole('heading').allInnerTexts();
    expect(order.slice(0, 4)).toEqual([
      'Read this first',
      'Your blood pressure is very high',
      'The last two weeks sound heavy',
      'Health Risk Report',
    ]);
    expect(await main().getByRole('heading', { level: 2, name: 'After that' }).count()).toBe(1);
    const words = main().getByText(/^Healthier living can reduce your risks by/);
    const size = await words.evaluate(element => element.computedStyleMap().get('font-size')?.toString());
    expect(Number.parseFloat(size ?? '')).toBeLessThanOrEqual(18);
  });
});
