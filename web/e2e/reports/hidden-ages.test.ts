import { describe, expect, it } from 'vitest';
import { setUpProduct } from '../support/test-product.ts';

import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product, ['usual']);
const { open, main, section, scrollTo } = report;
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('ages that somebody covers', () => {
  const press = (name: string) => main().getByRole('button', { name, exact: true }).click();

  it('are not on the page, stay covered over a reload, and come back', async () => {
    await open('usual');
    const [, risk = '', real = ''] = /Why (\d\d), not (\d\d)/.exec(await main().innerText()) ?? [];
    await scrollTo('What if');
    await main().getByRole('slider').first().waitFor();
    await press('Hide my age');
    await main().getByText('Your ages are covered on this page.').waitFor();
    // Percentages and doses may be the same numbers: these are the sections that tell ages.
    for (const part of ['ANALYSIS', /^Why/, 'Since last time', 'What if']) {
      const text = (await section(part).innerText()).replace(/\w+ \d+, \d{4}/g, '');
      expect(numbersIn(text)).not.toContain(risk);
      expect(numbersIn(text)).not.toContain(real);
    }
    expect(await section('Show this to a doctor').getByText(`${real} years`).count()).toBe(0);
    await report.page.reload();
    await press('Show my age');
    await main()
      .getByRole('heading', { name: `Why ${risk}, not ${real}` })
      .waitFor();
  });
});
