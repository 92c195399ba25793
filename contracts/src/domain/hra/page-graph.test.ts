import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPage, knownAnswers } from '../../../test/arbitraries.ts';
import type { Answers } from './answer-groups.ts';
import {
  type HraPage,
  hraPathOf,
  moduleIndicesOf,
  nextPage,
  pageOfModule,
  pageOfPath,
  pagesFor,
  pagesSkippedBefore,
  pagesSkippedByNext,
  previousPage,
} from './page-graph.ts';

/** The pages from `start` on, until `step` returns the same page. The limit of 50, more than there are pages, ends a cycle. */
function walk(
  start: HraPage,
  step: (page: HraPage, answers: Answers) => HraPage,
  answers: Answers,
): HraPage[] {
  const pages = [start];
  let page = step(start, answers);
  while (page !== pages.at(-1) && pages.length < 50) {
    pages.push(page);
    page = step(page, answers);
  }
  return pages;
}

const forward: HraPage[] = [
  'general',
  'blood-pressure-male',
  'cough-hygiene',
  'smoking-and-vaping',
  'safety-and-speed',
  'work-mode',
  'stress',
  'food-and-nutrition',
  'activity-environment',
  'demographics',
  'sleep',
  'others',
  'review',
];

describe('the page graph', () => {
  it('leads by Next from general to review through all sections except mental health (s.2.4)', () => {
    expect(walk('general', nextPage, { sex: 'male' })).toEqual(forward);
  });

  it('leads by Previous from review to general through all sections', () => {
    const back = walk('review', previousPage, { sex: 'male' });
    const withMentalHealth = forward.toSpliced(forward.indexOf('stress'), 0, 'mental-health');
    expect(back).toEqual(withMentalHealth.toReversed());
    expect(pagesFor({ sex: 'male' })).toEqual(back.toReversed());
  });

  it.each<[HraPage, HraPage, HraPage]>([
    ['mental-health', 'work-mode', 'stress'],
    ['blood-pressure-male', 'general', 'cough-hygiene'],
    ['blood-pressure-female', 'general', 'cough-hygiene'],
  ])('leads from %s by Previous to %s and by Next to %s', (page, previous, next) => {
    expect(previousPage(page, {})).toBe(previous);
    expect(nextPage(page, {})).toBe(next);
  });

  it.each([
    [{ sex: 'male' }, 'blood-pressure-male'],
    [{ sex: 'female' }, 'blood-pressure-female'],
    [{ sex: 'other' }, 'blood-pressure-female'],
    [{ sex: null }, 'blood-pressure-female'],
    [{}, 'blood-pressure-female'],
  ])('has for the answers %j the blood-pressure page %s', (answers, page) => {
    expect(nextPage('general', answers)).toBe(page);
    expect(previousPage('cough-hygiene', answers)).toBe(page);
    expect(pagesFor(answers)[1]).toBe(page);
  });

  it('leads from every page to review by Next and to general by Previous within 13 steps', () => {
    fc.assert(
      fc.property(anyPage, knownAnswers, (page, answers) => {
        const ahead = walk(page, nextPage, answers);
        const behind = walk(page, previousPage, answers);
        expect(ahead.at(-1)).toBe('review');
        expect(behind.at(-1)).toBe('general');
        // The first page and 13 steps: there are 14 sections.
        expect(Math.max(ahead.length, behind.length)).toBeLessThanOrEqual(14);
      }),
    );
  });

  it.each(['male', 'female'])('shows one of 13 modules on each question page for the sex %s', sex => {
    const pages = pagesFor({ sex }).filter(page => page !== 'review');
    expect(pages.map(page => moduleIndicesOf(page, 13))).toEqual(pages.map((_, index) => [index]));
  });

  it.each<HraPage>([...forward, 'blood-pressure-female', 'mental-health'])(
    'has a page with the path /hra/%s, and finds the page by this path',
    page => {
      expect(hraPathOf(page)).toBe(`/hra/${page}`);
      expect(pageOfPath(`/hra/${page}`)).toBe(page);
    },
  );

  it('has no page for the path of the start page or for a path with a final slash', () => {
    expect(pageOfPath('/hra')).toBeNull();
    expect(pageOfPath('/hra/general/')).toBeNull();
  });

  it('shows each module exactly once on the question pages and once on review, for any number of modules', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), count => {
        const all = Array.from({ length: count }, (_, index) => index);
        const pages = pagesFor({}).filter(page => page !== 'review');
        expect(pages.flatMap(page => moduleIndicesOf(page, count))).toEqual(all);
        expect(moduleIndicesOf('review', count)).toEqual(all);
      }),
    );
  });

  it('reports mental health as skipped between work mode and stress, and no other page', () => {
    for (const page of pagesFor({})) {
      expect([page, pagesSkippedByNext(page, {})]).toEqual([
        page,
        page === 'work-mode' ? ['mental-health'] : [],
      ]);
      expect([page, pagesSkippedBefore(page, {})]).toEqual([
        page,
        page === 'stress' ? ['mental-health'] : [],
      ]);
    }
  });

  it('has for every module a page that shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), knownAnswers, (index, answers) => {
        expect(moduleIndicesOf(pageOfModule(index, answers), 31)).toContain(index);
      }),
    );
    expect(pageOfModule(1, { sex: 'male' })).toBe('blood-pressure-male');
    expect(pageOfModule(1, {})).toBe('blood-pressure-female');
  });
});
