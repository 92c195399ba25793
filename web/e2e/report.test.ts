import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { elementsOf, readPdf } from '../../gateway/test/reports/read-pdf.ts';
import { isOfPaper, plain } from '../../gateway/test/reports/report-strings.ts';
import { violationsOf } from './support/axe.ts';
import { createPersonWithReports, openReport, reportKinds } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';

type Kind = keyof typeof reportKinds;

const product = setUpProduct();
let page: Page;
const reported = new Map<Kind, Awaited<ReturnType<typeof createPersonWithReports>>>();

beforeAll(async () => {
  for (const kind of ['urgent', 'younger', 'capped', 'estimated', 'withoutNumber'] as const)
    reported.set(kind, await createPersonWithReports(product, `${kind}@example.test`, reportKinds[kind]));
  const before = { ...reportKinds.usual, smoking: 'never_smoked', still_smoke: null, weight_kg: 90 };
  reported.set(
    'usual',
    await createPersonWithReports(product, 'usual@example.test', before, reportKinds.usual),
  );
});
afterEach(async () => {
  product.proxy.restore();
  await page?.context().close();
});

async function open(kind: Kind, options: Parameters<typeof openReport>[2] = {}): Promise<void> {
  const person = reported.get(kind);
  if (!person) throw new Error(`Nobody has the report ${kind}.`);
  page = await openReport(product, person, options);
}
const main = () => page.getByRole('main');
const headings = (level: number) => main().getByRole('heading', { level }).allInnerTexts();
const section = (heading: string | RegExp) =>
  main()
    .getByRole('heading', { level: 2, name: heading })
    .locator('xpath=ancestor::div[contains(@class,"rounded-card")][1]');
const scrollTo = (heading: string) => section(heading).scrollIntoViewIfNeeded();
const unfold = () =>
  main()
    .locator('details')
    .evaluateAll(all => all.map(details => details.setAttribute('open', '')));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('a report', () => {
  it('has its sections in the binding order, and says whose it is', async () => {
    await open('usual');
    expect(await headings(2)).toEqual([
      'ANALYSIS',
      expect.stringMatching(/^Why \d\d, not 47$/),
      'In 10 years',
      'Do this first',
      'What if',
      'Since last time',
      'Your numbers and habits',
      'Show this to a doctor',
      'How we worked this out',
    ]);
    await main()
      .getByText(/^Ṣadé Ọlátúnjí · \w+ \d+, \d{4}, \d\d:\d\d [AP]M · Report 2 of 2$/)
      .waitFor();
    await main()
      .getByText(/^Healthier living can reduce your risks by \d+ years$/)
      .waitFor();
  });

  it('adds up: the figures of the bars lead from the age to the risk age', async () => {
    await open('usual');
    const why = section(/^Why/);
    const figures = await why.locator('li', { hasText: 'Answer this again' }).allInnerTexts();
    const sum = figures
      .map(text => /([+−])(\d+\.\d) year/.exec(text))
      .reduce((total, found) => total + (found ? Number(`${found[1] === '+' ? '' : '-'}${found[2]}`) : 0), 0);
    const [, from, to] = /Why (\d\d), not (\d\d)/.exec(await why.innerText())?.map(Number) ?? [];
    expect(Math.round((to ?? 0) + sum)).toBe(from);
    await why.getByText('Show as table').click();
    expect(await why.getByRole('row').count()).toBe(figures.length + 1);
  });

  it('shows at most two steps; the others unfold', async () => {
    await open('usual');
    const steps = section('Do this first');
    expect(await steps.getByRole('heading', { level: 3 }).count()).toBe(2);
    await steps.getByText(/^When you are ready for more/).click();
    expect(await steps.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
  });

  it('leads from a step to its article', async () => {
    await open('usual');
    await main()
      .getByRole('link', { name: /^Read the article ?: Stop smoking$/ })
      .click();
    await page.waitForURL('**/library/preview');
    await main().getByRole('heading', { level: 1, name: 'Your last cigarette' }).waitFor();
  });

  it('leads from a factor to its question, in a new assessment that begins empty', async () => {
    await open('usual');
    await main().getByText('A finished report keeps its answers.').waitFor();
    await section(/^Why/)
      .getByRole('link', { name: /^Answer this again ?: Smoking$/ })
      .click();
    await page.waitForURL('**/hra/smoking-and-vaping#question-smoking');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('question-smoking');
    expect(await page.locator('form input:checked').count()).toBe(0);
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
    await page.waitForURL('**/hra/general#question-**');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toMatch(/^question-/);
  });

  it('with something urgent begins with it, praises nothing, and gives it the focus', async () => {
    await open('urgent');
    const order = await main().getByRole('heading').allInnerTexts();
    expect(order.slice(0, 4)).toEqual([
      'Read this first',
      'Your blood pressure is very high',
      'The last two weeks sound heavy',
      'Health Risk Report',
    ]);
    expect(
      await main().getByRole('heading', { name: 'Read this first' }).and(page.locator(':focus')).count(),
    ).toBe(1);
    expect(await main().getByRole('heading', { level: 2, name: 'After that' }).count()).toBe(1);
    const words = main().getByText(/^Healthier living can reduce your risks by/);
    const size = await words.evaluate(element => element.computedStyleMap().get('font-size')?.toString());
    expect(Number.parseFloat(size ?? '')).toBeLessThanOrEqual(18);
  });
});

describe('what if', () => {
  const status = () => section('What if').getByRole('status');

  it('is answered by the keyboard, and asks once the slider rests', async () => {
    await open('usual');
    await scrollTo('What if');
    const before = product.proxy.callsTo('/hra/what-if').length;
    const slider = main().getByRole('slider', { name: 'My weight', exact: true });
    await slider.focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toBe('86 kg');
    await status().getByText('Your risk age would be').waitFor();
    const asked = product.proxy.callsTo('/hra/what-if').slice(before);
    expect(asked.at(-1)?.body).toMatchObject({ weight: 86 });
    expect(asked.length).toBeLessThan(4);
    await main().getByRole('checkbox', { name: 'I no longer smoke', exact: true }).press('Space');
    await expect
      .poll(() => product.proxy.callsTo('/hra/what-if').at(-1)?.body)
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
    expect(await page.getByRole('alertdialog').count()).toBe(0);
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
    await page.reload();
    await press('Show my age');
    await main()
      .getByRole('heading', { name: `Why ${risk}, not ${real}` })
      .waitFor();
  });
});

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
    const reportId = reported.get('usual')?.reportIds.at(-1);
    await page.evaluate(
      kept => sessionStorage.setItem('urgentAtSubmit', kept),
      JSON.stringify({ reportId, ids: ['worry'] }),
    );
    await page.reload();
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
    expect(await page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('every kind of report', () => {
  it.each([
    ['usual', 390, 'light'],
    ['usual', 1440, 'dark'],
    ['urgent', 390, 'dark'],
    ['urgent', 1440, 'light'],
    ['younger', 390, 'light'],
    ['younger', 1440, 'dark'],
    ['capped', 390, 'light'],
    ['estimated', 1440, 'light'],
    ['withoutNumber', 390, 'dark'],
  ] as const)('passes axe: %s at %i px, %s', async (kind, width, colorScheme) => {
    await open(kind, { viewport: { width, height: 900 }, colorScheme });
    await unfold();
    if ((await section('What if').count()) > 0) {
      await scrollTo('What if');
      await main().getByRole('slider').first().waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each(Object.keys(reportKinds) as Kind[])(
    'is read at 320 px without scrolling sideways: %s',
    async kind => {
      await open(kind, { viewport: { width: 320, height: 640 } });
      expect(await page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

  it.each(Object.keys(reportKinds) as Kind[])(
    'says nothing in its PDF that it does not say on the screen: %s',
    async kind => {
      // The gateway prints times as they are in Lagos.
      await open(kind, { acceptDownloads: true, timezoneId: 'Africa/Lagos' });
      await unfold();
      const shown = plain((await main().textContent()) ?? '');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Results' }).first().click(),
      ]);
      const { pages } = await readPdf(await readFile(await download.path()));
      const printed = pages
        .flatMap(elementsOf)
        .filter(({ role, text }) => role !== 'Figure' && plain(text) !== '');
      expect(printed.length).toBeGreaterThan(30);
      expect(printed.filter(({ text }) => !shown.includes(plain(text)) && !isOfPaper(plain(text)))).toEqual(
        [],
      );
    },
  );

  it('is on paper what it is on the screen: in order, unfolded, without a button', async () => {
    await open('usual');
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(pdf.numPages).toBeLessThanOrEqual(4);
    const { text } = await extractText(pdf, { mergePages: true });
    const order = [
      'Health Risk Report',
      'ANALYSIS',
      'What each part adds',
      'In 10 years',
      'Do this first',
      'When you are ready for more',
      'Since last time',
      'Your numbers and habits',
      'Show this to a doctor',
      'How we worked this out',
    ].map(words => text.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const word of [
      'Download Results',
      'Print',
      'Hide my age',
      'Answer this again',
      'Show as table',
      'What if',
    ])
      expect(text).not.toContain(word);
    expect(text.indexOf('Walk')).toBeGreaterThan(0);
  });
});
