import type { Answers } from './answer-groups.ts';

/** The pages in the order of the sections (s.2.4): each shows the module of its place, review shows all. */
const pages = [
  'general',
  'blood-pressure-male',
  'blood-pressure-female',
  'cough-hygiene',
  'smoking-and-vaping',
  'safety-and-speed',
  'work-mode',
  'mental-health',
  'stress',
  'food-and-nutrition',
  'activity-environment',
  'demographics',
  'sleep',
  'others',
  'review',
] as const;

export type HraPage = (typeof pages)[number];

/** Next leads past it (s.2.4): it is reached from the section list, from review and by Previous of stress. */
const passedOver: HraPage = 'mental-health';

export const hraPages = pages.map(page => ({ page, path: pathOf(page) }));

/** Of the thirteen modules that have pages. */
const lastModuleIndex = 12;

/** Where Next (Finish on the last question page) leads. Review stays where it is. */
export function nextPage(page: HraPage, answers: Answers): HraPage {
  return sectionsAfter(page, answers).find(section => section !== passedOver) ?? page;
}

/** Where Previous leads. General, the first page, stays where it is. */
export function previousPage(page: HraPage, answers: Answers): HraPage {
  return sectionListOf(answers)[placeOf(page) - 1] ?? page;
}

/** The pages that Next passes over: mental health, or none. */
export function pagesSkippedByNext(page: HraPage, answers: Answers): HraPage[] {
  return sectionsAfter(page, answers)
    .slice(0, 1)
    .filter(section => section === passedOver);
}

/** The pages passed over on the way by Next to this one. */
export function pagesSkippedBefore(page: HraPage, answers: Answers): HraPage[] {
  const previous = previousPage(page, answers);
  return previous === passedOver ? [previous] : [];
}

function sectionsAfter(page: HraPage, answers: Answers): HraPage[] {
  return sectionListOf(answers).slice(placeOf(page) + 1);
}

/** The place of a page among the sections, from 0. Both blood-pressure pages have the same. */
export function placeOf(page: HraPage): number {
  return sectionListOf({ sex: page === 'blood-pressure-male' ? 'male' : null }).indexOf(page);
}

/** Every section once, review last. Male has the male blood-pressure page, every other sex answer and none the female one. */
export function sectionListOf(answers: Answers): HraPage[] {
  const ofOthers = answers.sex === 'male' ? 'blood-pressure-female' : 'blood-pressure-male';
  return pages.filter(page => page !== ofOthers);
}

export function pathOf(page: HraPage): string {
  return `/hra/${page}`;
}

/** The page at a path, or null for any other path. */
export function pageOfPath(path: string): HraPage | null {
  return hraPages.find(entry => entry.path === path)?.page ?? null;
}

/** The questionnaire modules a page shows: one by its index, Others also those beyond the thirteen, review all. */
export function moduleIndicesOf(page: HraPage, moduleCount: number): number[] {
  const all = Array.from({ length: moduleCount }, (_, index) => index);
  const place = placeOf(page);
  return page === 'review' ? all : all.filter(index => Math.min(index, lastModuleIndex) === place);
}

/** The page on which a module's questions are answered: a module beyond the thirteen on the last one. */
export function pageOfModule(index: number, answers: Answers): HraPage {
  return sectionListOf(answers)[Math.min(index, lastModuleIndex)] ?? 'others';
}
