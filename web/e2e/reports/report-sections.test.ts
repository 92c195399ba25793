import { describe, expect, it } from 'vitest';
import { pressEnter } from '../support/keyboard.ts';
import { setUpProduct } from '../support/test-product.ts';

import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product, ['pressure']);
const { open, main, section } = report;

describe('a report', () => {
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
});
