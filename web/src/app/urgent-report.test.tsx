import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import { urgentNoticesFor } from '@choose-life/contracts/domain/report/urgent-notices';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callFor,
  helpLead,
  helpWithoutLines,
  showThis,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adapter, main, open, reportOf, sees, textsOf, violations } from '../../test/screen.tsx';
import { situations } from '../../test/urgent-situations.ts';

const places = ['/dashboard', '/reports/summary', '/results/summary'] as const;
const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;
const feverTitle = urgentRows.find(({ id }) => id === 'fever')?.title;

const at = (turn: number) => places[turn % places.length] ?? places[0];

async function openReport(place: string, answers: (typeof situations)[string], width = 1440): Promise<void> {
  adapter.answer({ hra: { getReportData: await reportOf(answers) } });
  await open(place, { stored: { singleReportId: 'report-1', getResultsReportId: 'report-1' }, width });
}

describe('every urgent situation', () => {
  it('has answers here that show it', () => {
    expect(Object.keys(situations).sort()).toEqual(urgentRows.map(({ id }) => id).sort());
  });

  // Each at one of the places, by turns.
  it.each(urgentRows.map((row, turn) => ({ ...row, turn })))(
    '$id is read first, has the focus, offers help at the next stops of Tab, and nothing is praised',
    async ({ id, title, text, turn, ...row }) => {
      const heading = isForToday(row) ? urgentTitle : byDateTitle;
      await openReport(at(turn), situations[id] ?? {}, turn % 2 === 0 ? 390 : 1440);
      await sees(page.getByRole('heading', { level: 2, name: heading }));
      await expect.poll(() => document.activeElement?.textContent).toBe(heading);
      expect(textsOf(main().getByRole('heading', { level: 2 }))[0]).toBe(heading);
      const titles = textsOf(main().getByRole('heading', { level: 3 }));
      // A fever comes before another notice for today.
      expect(titles[id !== 'fever' && titles[0] === feverTitle ? 1 : 0]).toBe(title);
      await sees(row.urgency === 'now' ? `${text} ${callFor(null)}` : text);
      expect(textsOf(main())[0]).not.toMatch(praise);
      const card = page.getByRole('region', { name: heading }).element() as HTMLElement;
      expect([helpLead, helpWithoutLines, showThis].some(lead => card.innerText.includes(lead))).toBe(true);
      for (const _ of card.querySelectorAll('a, button, summary')) {
        await userEvent.tab();
        expect(card.contains(document.activeElement)).toBe(true);
      }
      await userEvent.tab();
      expect(card.contains(document.activeElement)).toBe(false);
      // The notices have one form: one of them at each place stands for all.
      if (turn < places.length) expect(await violations()).toEqual([]);
    },
  );
});

describe('a fever alone', () => {
  const man = { sex: 'male', hysterectomy: null, chh_fever: 'yes' };
  const womanOver50 = { age_in_years: 53, chh_fever: 'yes' };
  // What pregnancy changes is open below her notice. A phone has no room for the result under both.
  const youngWoman = { chh_fever: 'yes' };
  const people = [
    { who: 'a man', answers: man, widths: [390, 1440] },
    { who: 'a woman over 50', answers: womanOver50, widths: [390, 1440] },
    { who: 'a young woman', answers: youngWoman, widths: [1440] },
  ];
  const views = people.flatMap(({ widths, ...person }) =>
    widths.flatMap(width => places.slice(0, 2).map(place => ({ ...person, width, place }))),
  );

  it.each(views)(
    'leaves the result and the first step in the first view of $place at $width px: $who',
    async ({ answers, width, place }) => {
      await openReport(place, answers, width);
      const headline = main().getByText(/^Healthier living can reduce your risks by/);
      await sees(headline, main().getByRole('heading', { level: 3, name: feverTitle ?? '' }));
      expect(textsOf(main().getByRole('heading'))[0]).toBe(urgentTitle);
      // A phone of 844 px has a bar of 64 px at its foot.
      const foot = width === 390 ? 844 - 64 : 900;
      expect(headline.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
      const firstSteps = main()
        .getByText('Do this first')
        .elements()
        .filter(each => each.checkVisibility());
      expect(firstSteps[0]?.nextElementSibling?.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
    },
  );
});

/** Each two that are for now or today, as they stand together: two of one topic never do. */
const crises = urgentRows.filter(isForToday);
const pairs = crises.flatMap((one, place) =>
  crises.slice(place + 1).flatMap(other => {
    const answers = { ...situations[one.id], ...situations[other.id] };
    const rows = urgentNoticesFor(answers, () => null).filter(isForToday);
    return rows.length > 1 ? [{ answers, titles: rows.map(({ title }) => title) }] : [];
  }),
);

describe('two urgent situations', () => {
  it.each(pairs.filter((_, turn) => turn % 12 === 0).map((pair, turn) => ({ ...pair, turn })))(
    'stand together: $titles',
    async ({ answers, titles, turn }) => {
      await openReport(at(turn), answers);
      const card = page.getByRole('region', { name: urgentTitle }).first();
      await sees(card);
      const told = textsOf(card)[0] ?? '';
      expect(titles.filter(title => !told.includes(title))).toEqual([]);
    },
  );
});
