import type { Answers } from './answer-groups.ts';

/**
 * The pages in the order of the sections (s.2.4). The page of the first section shows the first module of the questionnaire, and so on; both
 * blood-pressure pages are the second section and show the second module. Review shows all modules.
 */
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

/** A page of the assessment: the last segment of its path. */
export type HraPage = (typeof pages)[number];

/** Next skips this page, because the specification links work mode to stress (s.2.4). The section list, review and Previous of stress lead to it. */
const skippedByNext: HraPage = 'mental-health';

/** All pages with their paths. */
export const hraPages = pages.map(page => ({ page, path: hraPathOf(page) }));

/** The index of the last of the thirteen modules that have a separate page (s.2.4). */
const lastModuleIndex = 12;

/** The page to which Next leads. On the last question page, Finish leads to review. Review has no next page, so the result is review. */
export function nextPage(page: HraPage, answers: Answers): HraPage {
  return pagesAfter(page, answers).find(following => following !== skippedByNext) ?? page;
}

/** The page to which Previous leads. General is the first page, so the result for general is general. */
export function previousPage(page: HraPage, answers: Answers): HraPage {
  return pagesFor(answers)[pageIndexOf(page) - 1] ?? page;
}

/** The pages that Next skips on this page: mental health, or none. */
export function pagesSkippedByNext(page: HraPage, answers: Answers): HraPage[] {
  const [following] = pagesAfter(page, answers);
  return following === skippedByNext ? [following] : [];
}

/** The page that Next skipped immediately before this page: mental health, or none. */
export function pagesSkippedBefore(page: HraPage, answers: Answers): HraPage[] {
  const previous = previousPage(page, answers);
  return previous === skippedByNext ? [previous] : [];
}

function pagesAfter(page: HraPage, answers: Answers): HraPage[] {
  return pagesFor(answers).slice(pageIndexOf(page) + 1);
}

/** The index of a page in `pagesFor`, from 0. Both blood-pressure pages have the same index. */
export function pageIndexOf(page: HraPage): number {
  // The list contains only one of the two blood-pressure pages, so the sex is chosen to match the page.
  return pagesFor({ sex: page === 'blood-pressure-male' ? 'male' : null }).indexOf(page);
}

/**
 * The pages for one person in order, with review last. Only one is a blood-pressure page: the male one for the sex answer 'male', the female one
 * for every other answer and for none (s.2.4).
 */
export function pagesFor(answers: Answers): HraPage[] {
  const omitted = answers.sex === 'male' ? 'blood-pressure-female' : 'blood-pressure-male';
  return pages.filter(page => page !== omitted);
}

/** The path of a page in the web app (s.2.4). */
export function hraPathOf(page: HraPage): string {
  return `/hra/${page}`;
}

/** The page with this path; null for any other path. */
export function pageOfPath(path: string): HraPage | null {
  return hraPages.find(entry => entry.path === path)?.page ?? null;
}

/**
 * The indices of the modules that a page shows. The last question page, `others`, also shows the modules beyond the thirteen; review shows all
 * modules.
 */
export function moduleIndicesOf(page: HraPage, moduleCount: number): number[] {
  const all = Array.from({ length: moduleCount }, (_, index) => index);
  const pageIndex = pageIndexOf(page);
  return page === 'review' ? all : all.filter(index => Math.min(index, lastModuleIndex) === pageIndex);
}

/** The page on which the questions of a module are answered. A module beyond the thirteen is on the last question page. */
export function pageOfModule(index: number, answers: Answers): HraPage {
  // There is a page for each index up to `lastModuleIndex`. The fallback only satisfies TypeScript.
  return pagesFor(answers)[Math.min(index, lastModuleIndex)] ?? 'others';
}
