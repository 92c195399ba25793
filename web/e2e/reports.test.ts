import { readFile } from 'node:fs/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { byDateTitle, urgentTitle } from '@choose-life/contracts/domain/report/urgent-texts';
import type { Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { elementsOf, readPdf } from '../../gateway/test/reports/read-pdf.ts';
import { isAddedByPdf, withoutSpaces } from '../../gateway/test/reports/report-strings.ts';
import { reportKinds } from '../test/report-kinds.ts';
import { situations } from '../test/urgent-situations.ts';
import { looks, violationsOf } from './support/axe.ts';
import { pressEnter } from './support/keyboard.ts';
import { downloadReport, openReport, textOfDownload } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';

/* Component tests cover the texts on the screen: `src/features/reports/reports.test.tsx` and `src/app/urgent-report.test.tsx`. */

const product = setUpProduct();
let page: Page;
const main = () => page.getByRole('main');

const { usual, ...otherKinds } = reportKinds;
/** The answers of an earlier report, so that the later report contains a comparison. */
const earlierAnswers = { ...usual, smoking: 'never_smoked', still_smoke: null, weight_kg: 90 };
/** The reports of a person of each kind. The answers of the demo account (`{}`) have a high blood pressure. */
const kinds: { kind: string; reports: readonly Answers[] }[] = [
  { kind: 'usual', reports: [earlierAnswers, usual] },
  { kind: 'pressure', reports: [{}] },
  ...Object.entries(otherKinds).map(([kind, answers]) => ({ kind, reports: [answers] })),
];

// A run that is not long has only the first kind.
describe.each(inject('long') ? kinds : kinds.slice(0, 1))('a report of the kind $kind', ({ reports }) => {
  beforeAll(async () => {
    // The gateway formats times in the time zone of Lagos.
    page = await openReport(product, reports, { timezoneId: 'Africa/Lagos' }, 'file');
    await main()
      .locator('details')
      .evaluateAll(all => all.map(details => details.setAttribute('open', '')));
    // The sliders are loaded after the report.
    if ((await main().getByRole('heading', { level: 2, name: 'What if' }).count()) > 0)
      await main().getByRole('slider').first().waitFor();
  });

  // Only in a long run: `every-page.test.ts` examines the usual report, and component tests examine the sections of the other kinds.
  it.each(inject('long') ? looks : [])('is accessible at $width px, $colorScheme', async look => {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  });

  it('fits a width of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.locator('html').evaluate(root => root.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it('has every text of its PDF on the screen', async () => {
    const screenText = withoutSpaces((await main().textContent()) ?? '');
    const download = await downloadReport(page);
    const { pages } = await readPdf(await readFile(await download.path()));
    const pdfElements = pages
      .flatMap(elementsOf)
      .filter(({ role, text }) => role !== 'Figure' && withoutSpaces(text) !== '');
    // Fewer would mean that the PDF was not read completely.
    expect(pdfElements.length).toBeGreaterThan(30);
    // The screen shows the count of healthy people as dots with a label. The PDF has a sentence instead.
    const isHealthyPeopleSentence = (text: string) => text.startsWith('Of 100 healthy people of your age');
    const comparedElements = pdfElements.filter(
      ({ text }) => !isHealthyPeopleSentence(text) && !isAddedByPdf(text),
    );
    expect(comparedElements.filter(({ text }) => !screenText.includes(withoutSpaces(text)))).toEqual([]);
  });

  it('is downloaded as downloaded.pdf', async () => {
    expect((await downloadReport(page)).suggestedFilename()).toBe('downloaded.pdf');
  });
});

describe('a report', () => {
  it('is printed by the browser with its sections in order, with all folded text, and without controls', async () => {
    page = await openReport(product, [earlierAnswers, usual]);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(pdf.numPages).toBeLessThanOrEqual(5);
    const { text } = await extractText(pdf, { mergePages: true });
    // Spaces are removed, because the PDF library may read kerning between two letters as a space.
    const textWithoutSpaces = withoutSpaces(text);
    const order = [
      'Health Risk Report',
      'ANALYSIS',
      'Do this first',
      'When you are ready for more',
      'What each part adds',
      'In 10 years',
      'Since last time',
      'Your numbers and habits',
      'How we worked this out',
      'Letter to a health worker',
      'Get help at once',
    ].map(words => textWithoutSpaces.indexOf(withoutSpaces(words)));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    // 'What if' is the heading of the sliders.
    const controls = ['Download Results', 'Print', 'Hide my age', 'Answer this again', 'What if'].map(
      withoutSpaces,
    );
    expect(controls.filter(name => textWithoutSpaces.includes(name))).toEqual([]);
    // A text under 'When you are ready for more', which is folded on the screen.
    expect(textWithoutSpaces).toContain(withoutSpaces('Walk 22 minutes a day'));
  });

  it('shows its headline, the drawing of the ages and the first step without scrolling', async () => {
    // On a phone the page has a link to the first step. On a desktop the step itself is visible.
    page = await openReport(product, [{}]);
    const headline = main().getByText(/^Healthier living can reduce your risks by \d+ years$/);
    const ageLine = main().getByRole('img', {
      name: 'Target age 47, Current age 45, Risk age 52',
      exact: true,
    });
    const link = main().getByRole('link', { name: 'Do this first Bring your blood pressure down' });
    const step = main().locator('#steps h3').first();
    /** In pixels. The windows are 844 and 900 px high. */
    const thirdOfWindow = 300;
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = await boxOf(page.getByRole('navigation').last());
    for (const element of [headline, ageLine, link]) {
      const { y, height } = await boxOf(element);
      expect(y + height).toBeLessThanOrEqual(bar.y);
    }
    await pressEnter(page, link);
    await expect.poll(async () => (await boxOf(step)).y).toBeLessThan(thirdOfWindow);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate('scrollTo(0, 0)');
    expect((await boxOf(step)).y).toBeLessThan(thirdOfWindow);
    expect(await link.count()).toBe(0);
  });
});

/** The position and size of an element in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not visible.`);
  return box;
}

// A run that is not long has only one notice, because `gateway/test/reports/printed-report.test.ts` tests that every notice is on the first
// page.
const testedRows = inject('long') ? urgentRows : urgentRows.filter(({ id }) => id === 'glucose-low');

it.each(testedRows)('the urgent notice "$title" is before the analysis in the PDF', async row => {
  page = await openReport(product, [situations[row.id] ?? {}]);
  const pdfText = (await textOfDownload(await downloadReport(page))).replaceAll(/\s+/g, ' ');
  expect(pdfText).toContain(row.text);
  const positions = [isForToday(row) ? urgentTitle : byDateTitle, row.title, 'ANALYSIS'].map(words =>
    pdfText.indexOf(words),
  );
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});
