import { describe, expect, it } from 'vitest';
import { setUpProduct } from '../support/test-product.ts';

import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product, ['usual']);
const { open, main, section, scrollTo } = report;

describe('what if', () => {
  const status = () => section('What if').getByRole('status');

  it('is answered by the keyboard, and asks once the slider rests', async () => {
    await open('usual');
    await scrollTo('What if');
    const before = product.proxy.callsTo('/hra/what-if').length;
    const slider = main().getByRole('slider', { name: 'My weight', exact: true });
    await slider.focus();
    for (let press = 0; press < 8; press += 1) await report.page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toBe('86 kg');
    await status().getByText('Your risk age would be').waitFor();
    const asked = product.proxy.callsTo('/hra/what-if').slice(before);
    expect(asked.at(-1)?.body).toMatchObject({ weight: 86 });
    expect(asked.length).toBeLessThan(4);
    await main().getByRole('checkbox', { name: 'I no longer smoke', exact: true }).press('Space');
    await expect
      .poll(() => product.proxy.lastBody('/hra/what-if'))
      .toMatchObject({ notSmoking: true, weight: 86 });
    await main().getByRole('button', { name: 'Back to my numbers', exact: true }).press('Enter');
    await status().getByText('Change something above.').waitFor();
  });

  it('goes no lower than a healthy weight', async () => {
    await open('usual');
    await scrollTo('What if');
    const slider = main().getByRole('slider', { name: 'My weight', exact: true });
    await slider.press('Home');
    const lowest = Number(await slider.inputValue());
    expect(lowest / 1.79 ** 2).toBeGreaterThanOrEqual(18.5);
    await main().getByRole('button', { name: 'One less: My weight' }).press('Enter');
    expect(Number(await slider.inputValue())).toBe(lowest);
  });

  it('says quietly that it could not be worked out, and asks again', async () => {
    await open('usual');
    await scrollTo('What if');
    product.proxy.intercept('/hra/what-if', () => ({ status: 500, body: {} }));
    await main().getByRole('checkbox', { name: 'I no longer smoke', exact: true }).check();
    await status().getByText('This could not be worked out just now.').waitFor();
    expect(await report.page.getByRole('alertdialog').count()).toBe(0);
    product.proxy.restore();
    await section('What if').getByRole('button', { name: 'Try again', exact: true }).click();
    await status().getByText('Your risk age would be').waitFor();
  });
});
