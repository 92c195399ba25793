import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { changeAnswers } from '../support/gateway-proxy.ts';
import { answerWithAges } from '../support/reports.ts';
import { setUpProduct } from '../support/test-product.ts';
import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product, ['usual']);
const { open, main, section, headings } = report;
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('what if', () => {
  const status = () => section('What if').getByRole('status');

  it('is answered by the keyboard, asks once the slider rests, and goes no lower than a healthy weight', async () => {
    await open('usual');
    const before = product.proxy.callsTo('/hra/what-if').length;
    const slider = main().getByRole('slider', { name: 'My weight', exact: true });
    await slider.focus();
    for (let press = 0; press < 8; press += 1) await report.page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toBe('86 kg');
    await status().getByText('Your risk age would be').waitFor();
    const asked = product.proxy.callsTo('/hra/what-if').slice(before);
    expect(asked.at(-1)?.body).toMatchObject({ weight: 86 });
    expect(asked.length).toBeLessThan(4);
    await main().getByRole('checkbox', { name: 'A year without smoking', exact: true }).press('Space');
    await expect
      .poll(() => product.proxy.callsTo('/hra/what-if').map(({ body }) => body))
      .toContainEqual(expect.objectContaining({ notSmoking: true, weight: 86 }));
    await status()
      .getByText(/^Each alone would take off \d+ and \d+ years?; together they take off \d+/)
      .waitFor();
    await main().getByRole('button', { name: 'Back to my numbers', exact: true }).press('Enter');
    await status().getByText('Change something to see what it does.').waitFor();
    await slider.press('Home');
    const lowest = Number(await slider.inputValue());
    expect(lowest / 1.79 ** 2).toBeGreaterThanOrEqual(18.5);
    await main().getByRole('button', { name: 'One less: My weight' }).press('Enter');
    expect(Number(await slider.inputValue())).toBe(lowest);
  });

  it('says quietly that it could not be worked out, and asks again', async () => {
    await open('usual');
    product.proxy.intercept('/hra/what-if', () => ({ status: 500, body: {} }));
    await main().getByRole('checkbox', { name: 'A year without smoking', exact: true }).check();
    await status().getByText('This could not be worked out just now.').waitFor();
    expect(await report.page.getByRole('alertdialog').count()).toBe(0);
    product.proxy.restore();
    await section('What if').getByRole('button', { name: 'Try again', exact: true }).click();
    await status().getByText('Your risk age would be').waitFor();
  });
});

describe('ages that somebody covers', () => {
  const press = (name: string) => main().getByRole('button', { name, exact: true }).click();

  it('are not on the page, stay covered over a reload, and come back', async () => {
    await open('usual');
    const [, risk = '', real = ''] = /Why (\d\d), not (\d\d)/.exec(await main().innerText()) ?? [];
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

describe('the report of a gateway that tells three ages alone', () => {
  it('has the sentence, the line and the cards, and no hole', async () => {
    answerWithAges(product, { target: 44, risk: 52, real: 45 });
    await open('usual');
    await main().getByText('Healthier living can reduce your risks by 8 years', { exact: true }).waitFor();
    await main()
      .getByRole('img', { name: 'Target age 44, Current age 45, Risk age 52', exact: true })
      .waitFor();
    expect(await headings(2)).toEqual(['ANALYSIS', 'How we worked this out']);
  });

  it('begins with what was urgent in the answers that this tab submitted', async () => {
    answerWithAges(product, { target: 44, risk: 52, real: 45 });
    await open('usual');
    const reportId = report.reportId('usual');
    await report.page.evaluate(
      kept => sessionStorage.setItem('urgentAtSubmit', kept),
      JSON.stringify({ reportId, notices: urgentRows.filter(({ id }) => id === 'worry') }),
    );
    await report.page.reload();
    await main().getByRole('heading', { level: 3, name: 'You have had a lot of worry lately' }).waitFor();
    expect((await headings(2))[0]).toBe('Read this first');
  });

  it('may hold long words and markup, which are text like any other', async () => {
    const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);
    changeAnswers(product.proxy, '/hra/get-report-data', body => {
      const changed = JSON.stringify(body)
        .replaceAll('"Blood pressure"', `"${long}"`)
        .replaceAll('"Stop smoking"', '"<img src=x onerror=alert(1)>"');
      return JSON.parse(changed);
    });
    await open('usual', { viewport: { width: 320, height: 640 } });
    await main().getByRole('heading', { name: '<img src=x onerror=alert(1)>', exact: true }).waitFor();
    expect(await report.page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
