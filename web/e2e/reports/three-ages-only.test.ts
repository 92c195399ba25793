import { describe, expect, it } from 'vitest';
import { setUpProduct } from '../support/test-product.ts';

import { setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product, ['usual']);
const { open, main, headings } = report;

describe('the report of a gateway that tells three ages alone', () => {
  it('has the sentence, the line, the cards and steps for anybody, and no hole', async () => {
    product.proxy.intercept('/hra/get-report-data', () => ({
      status: 200,
      body: { status: 'OK', data: { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } } },
    }));
    await open('usual');
    await main().getByText('Healthier living can reduce your risks by 8 years', { exact: true }).waitFor();
    await main().getByRole('img', { name: 'Target age 44, Real age 45, Risk age 52', exact: true }).waitFor();
    expect(await headings(2)).toEqual(['ANALYSIS', 'How we worked this out', 'Next steps']);
  });

  it('begins with what was urgent in the answers that this tab submitted', async () => {
    product.proxy.intercept('/hra/get-report-data', () => ({
      status: 200,
      body: { status: 'OK', data: { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } } },
    }));
    await open('usual');
    const reportId = report.reportId('usual');
    await report.page.evaluate(
      kept => sessionStorage.setItem('urgentAtSubmit', kept),
      JSON.stringify({ reportId, ids: ['worry'] }),
    );
    await report.page.reload();
    await main().getByRole('heading', { level: 3, name: 'You have had a lot of worry lately' }).waitFor();
    expect((await headings(2))[0]).toBe('Read this first');
  });

  it('may hold long words and markup, which are text like any other', async () => {
    const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);
    product.proxy.intercept('/hra/get-report-data', async (_call, forward) => {
      const { status, body } = await forward();
      const changed = JSON.stringify(body)
        .replaceAll('"Blood pressure"', `"${long}"`)
        .replaceAll('"Stop smoking"', '"<img src=x onerror=alert(1)>"');
      return { status, body: JSON.parse(changed) };
    });
    await open('usual', { viewport: { width: 320, height: 640 } });
    await main().getByRole('heading', { name: '<img src=x onerror=alert(1)>', exact: true }).waitFor();
    expect(await report.page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
