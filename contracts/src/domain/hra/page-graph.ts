import type { Answers } from './answer-groups.ts';

/** Where a page's buttons lead; 'blood-pressure' stands for the one of the two pages the sex answer chooses. */
type Link = HraPage | 'blood-pressure';

export interface HraPageRow {
  readonly page: HraPage;
  readonly path: string;
  /** The questionnaire module shown on the page, which is the page index too; null on review, which shows all. */
  readonly moduleIndex: number | null;
  readonly previous: Link;
  readonly next: Link;
}

/**
 * The pages in the order of the sections (s.2.4): page, module, where Previous leads, where Next leads. Work mode leads on to
 * stress, while mental health stands between them in the list: it is reached from the section list, from review and by Previous
 * of stress.
 */
const pages = [
  ['general', 0, 'general', 'blood-pressure'],
  ['blood-pressure-male', 1, 'general', 'cough-hygiene'],
  ['blood-pressure-female', 1, 'general', 'cough-hygiene'],
  ['cough-hygiene', 2, 'blood-pressure', 'smoking-and-vaping'],
  ['smoking-and-vaping', 3, 'cough-hygiene', 'safety-and-speed'],
  ['safety-and-speed', 4, 'smoking-and-vaping', 'work-mode'],
  ['work-mode', 5, 'safety-and-speed', 'stress'],
  ['mental-health', 6, 'work-mode', 'stress'],
  ['stress', 7, 'mental-health', 'food-and-nutrition'],
  ['food-and-nutrition', 8, 'stress', 'activity-environment'],
  ['activity-environment', 9, 'food-and-nutrition', 'demographics'],
  ['demographics', 10, 'activity-environment', 'sleep'],
  ['sleep', 11, 'demographics', 'others'],
  ['others', 12, 'sleep', 'review'],
  ['review', null, 'others', 'review'],
] as const;

/** The pages of the assessment, named by the last part of their path. */
export type HraPage = (typeof pages)[number][0];

export const hraPages: readonly HraPageRow[] = pages.map(([page, moduleIndex, previous, next]) => ({
  page,
  path: `/hra/${page}`,
  moduleIndex,
  previous,
  next,
}));

const rowsByPage = new Map(hraPages.map(entry => [entry.page, entry]));
const lastModuleIndex = 12;

/** The blood-pressure page for the sex answer: male goes to the male page, everybody else to the female one. */
export function bloodPressurePageOf(answers: Answers): HraPage {
  return answers.sex === 'male' ? 'blood-pressure-male' : 'blood-pressure-female';
}

/** Where Next (Finish on the last question page) leads. Review stays where it is. */
export function nextPage(page: HraPage, answers: Answers): HraPage {
  return follow(rowOf(page).next, answers);
}

/** Where Previous leads. General, the first page, stays where it is. */
export function previousPage(page: HraPage, answers: Answers): HraPage {
  return follow(rowOf(page).previous, answers);
}

/**
 * The pages that Next passes over: in the list of sections they stand between a page and where its Next leads. Only mental
 * health is one (s.2.4).
 */
export function pagesSkippedByNext(page: HraPage, answers: Answers): HraPage[] {
  const sections = sectionListOf(answers);
  const from = sections.indexOf(page);
  return from < 0 ? [] : sections.slice(from + 1, sections.indexOf(nextPage(page, answers)));
}

/** The pages passed over on the way by Next to this one. */
export function pagesSkippedBefore(page: HraPage, answers: Answers): HraPage[] {
  return sectionListOf(answers)
    .filter(each => nextPage(each, answers) === page)
    .flatMap(each => pagesSkippedByNext(each, answers));
}

/** Every section once, review last, with the blood-pressure page that fits the sex answer. */
export function sectionListOf(answers: Answers): HraPage[] {
  const shown = bloodPressurePageOf(answers);
  return hraPages
    .map(entry => entry.page)
    .filter(page => page === shown || (page !== 'blood-pressure-male' && page !== 'blood-pressure-female'));
}

export function pathOf(page: HraPage): string {
  return rowOf(page).path;
}

/** The page at a path, or null for any other path. */
export function pageOfPath(path: string): HraPage | null {
  return hraPages.find(entry => entry.path === path)?.page ?? null;
}

/**
 * The questionnaire modules a page shows, of `moduleCount` there are: one by its index, on Others also every
 * module beyond the thirteen, on review all. Empty when the questionnaire is shorter than that.
 */
export function moduleIndicesOf(page: HraPage, moduleCount: number): number[] {
  const all = Array.from({ length: moduleCount }, (_, index) => index);
  const { moduleIndex } = rowOf(page);
  if (moduleIndex === null) return all;
  return all.filter(index => Math.min(index, lastModuleIndex) === moduleIndex);
}

/** The page on which a module's questions are answered: a module beyond the thirteen on the last one. */
export function pageOfModule(index: number, answers: Answers): HraPage {
  const page =
    hraPages.find(entry => entry.moduleIndex === Math.min(index, lastModuleIndex))?.page ?? 'others';
  return page === 'blood-pressure-male' ? bloodPressurePageOf(answers) : page;
}

function follow(link: Link, answers: Answers): HraPage {
  return link === 'blood-pressure' ? bloodPressurePageOf(answers) : link;
}

function rowOf(page: HraPage): HraPageRow {
  const found = rowsByPage.get(page);
  if (found === undefined) throw new RangeError(`No such page: ${page}`);
  return found;
}
