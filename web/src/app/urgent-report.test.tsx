import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import { urgentNoticesFor } from '@choose-life/contracts/domain/report/urgent-notices';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callSentence,
  helpLead,
  helpWithoutLines,
  showReportSentence,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { describe, expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accessibilityViolations,
  adapter,
  expectVisible,
  main,
  open,
  reportOf,
  textsOf,
} from '../../test/screen.tsx';
import { situations } from '../../test/urgent-situations.ts';

/** The pages that show the urgent notices of a report. The last two paths open the same page. */
const paths = ['/dashboard', '/reports/summary', '/results/summary'] as const;
/** Phrases of good results, which must not be in a report with an urgent notice. */
const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;
const feverTitle = urgentRows.find(({ id }) => id === 'fever')?.title;

/** The emergency number of the default configuration. */
const emergencyNumber = null;

/** The path for the test with this index. Consecutive tests use different paths. */
const pathFor = (index: number) => paths[index % paths.length] ?? paths[0];

async function openReport(path: string, answers: (typeof situations)[string], width = 1440): Promise<void> {
  adapter.answer({ hra: { getReportData: await reportOf(answers) } });
  await open(path, { stored: { singleReportId: 'report-1', getResultsReportId: 'report-1' }, width });
}

/**
 * The rows that are tested. Their pages differ only in texts, so the short run tests only every third row, and in addition the fever.
 */
const testedRows = urgentRows.filter(({ id }, index) => inject('long') || index % 3 === 0 || id === 'fever');

describe('every urgent situation', () => {
  it('has a row of answers in `situations`', () => {
    expect(Object.keys(situations).sort()).toEqual(urgentRows.map(({ id }) => id).sort());
  });

  it.each(testedRows.map((row, index) => ({ ...row, index })))(
    '$id is in the first card, which has help and gets the focus, on a page without praise',
    async ({ id, title, text, index, ...row }) => {
      const heading = isForToday(row) ? urgentTitle : byDateTitle;
      // Phones and large screens alternate.
      await openReport(pathFor(index), situations[id] ?? {}, index % 2 === 0 ? 390 : 1440);
      await expectVisible(page.getByRole('heading', { level: 2, name: heading }));
      await expect.poll(() => document.activeElement?.textContent).toBe(heading);
      expect(textsOf(main().getByRole('heading', { level: 2 }))[0]).toBe(heading);
      const titles = textsOf(main().getByRole('heading', { level: 3 }));
      // Some situations have a fever too. Its notice comes before the other notices for today, so the tested notice is then the second one.
      const isAfterFever = id !== 'fever' && titles[0] === feverTitle;
      expect(isAfterFever ? titles[1] : titles[0]).toBe(title);
      await expectVisible(row.urgency === 'now' ? `${text} ${callSentence(emergencyNumber)}` : text);
      expect(textsOf(main())[0]).not.toMatch(praise);
      // Cast: a region is an HTML element.
      const card = page.getByRole('region', { name: heading }).element() as HTMLElement;
      expect(
        [helpLead, helpWithoutLines, showReportSentence].some(lead => card.innerText.includes(lead)),
      ).toBe(true);
      // Tab leads through all controls of the card, and only then to other controls.
      for (const _ of card.querySelectorAll('a, button, summary')) {
        await userEvent.tab();
        expect(card.contains(document.activeElement)).toBe(true);
      }
      await userEvent.tab();
      expect(card.contains(document.activeElement)).toBe(false);
      // All notices have the same markup, so axe examines only two: one on the dashboard and one on the report page.
      if (index < 2) expect(await accessibilityViolations(main())).toEqual([]);
    },
  );
});

describe('a fever without another urgent situation', () => {
  // Without the answer of the demo account to a question for women.
  const man = { sex: 'male', hysterectomy: null, chh_fever: 'yes' };
  const womanOver50 = { age_in_years: 53, chh_fever: 'yes' };
  // With the sex and the age of the demo account. Not tested on a phone, where the open note on pregnancy below the notice leaves no space
  // for the result.
  const womanOf45 = { chh_fever: 'yes' };
  const people = [
    { who: 'a man', answers: man, widths: [390, 1440] },
    { who: 'a woman over 50', answers: womanOver50, widths: [390, 1440] },
    { who: 'a woman of 45', answers: womanOf45, widths: [1440] },
  ];
  // Without the second path of the report page.
  const testedPaths = paths.slice(0, 2);
  const cases = people.flatMap(({ widths, ...person }) =>
    widths.flatMap(width => testedPaths.map(path => ({ ...person, width, path }))),
  );

  it.each(cases)(
    'leaves the result and the first step visible without scrolling, for $who at $path with $width px',
    async ({ answers, width, path }) => {
      await openReport(path, answers, width);
      const headline = main().getByText(/^Healthier living can reduce your risks by/);
      await expectVisible(headline, main().getByRole('heading', { level: 3, name: feverTitle ?? '' }));
      expect(textsOf(main().getByRole('heading'))[0]).toBe(urgentTitle);
      // `open` makes windows 900 px high, but a phone is 844 px high, and has a navigation bar of 64 px at the bottom.
      const bottom = width === 390 ? 844 - 64 : 900;
      expect(headline.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
      const firstSteps = main()
        .getByText('Do this first')
        .elements()
        .filter(element => element.checkVisibility());
      expect(firstSteps[0]?.nextElementSibling?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    },
  );
});

const rowsForToday = urgentRows.filter(isForToday);
/** The limits of a questionnaire whose questions have no limits. */
const noLimits = () => null;
/**
 * All pairs of situations for now or today that a report can show together. A report shows only one notice for each topic, so a pair of the
 * same topic is omitted.
 */
const pairs = rowsForToday.flatMap((one, index) =>
  rowsForToday.slice(index + 1).flatMap(other => {
    const answers = { ...situations[one.id], ...situations[other.id] };
    const rows = urgentNoticesFor(answers, noLimits).filter(isForToday);
    if (rows.length < 2) return [];
    const ids = rows.map(({ id }) => id).join(', ');
    return [{ ids, answers, titles: rows.map(({ title }) => title) }];
  }),
);

describe('two urgent situations', () => {
  // Only every 48th or 12th pair, because all of them would take minutes. `contracts/src/domain/report/urgent-rows.test.ts` tests which
  // notices belong to which answers.
  const sampleStep = inject('long') ? 12 : 48;
  it.each(pairs.filter((_, index) => index % sampleStep === 0).map((pair, index) => ({ ...pair, index })))(
    'are shown together: $ids',
    async ({ answers, titles, index }) => {
      await openReport(pathFor(index), answers);
      const card = page.getByRole('region', { name: urgentTitle }).first();
      await expectVisible(card);
      const cardText = textsOf(card)[0] ?? '';
      expect(titles.filter(title => !cardText.includes(title))).toEqual([]);
    },
  );
});
