import { type LetterPart, letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from './box.ts';
import { type HeaderTexts, pageAreas } from './header.ts';
import { optionalParts, type PrintedParts } from './optional-parts.ts';
import { type Pages, paginate } from './paginate.ts';
import { contentArea } from './paper.ts';
import { analysisSection } from './sections/analysis.ts';
import { howSections } from './sections/how.ts';
import { blankLineHeight, letterSection } from './sections/letter.ts';
import { numbersSection } from './sections/numbers.ts';
import { pregnancySection } from './sections/pregnancy.ts';
import { reasonsSection } from './sections/reasons.ts';
import { sinceSection } from './sections/since.ts';
import { stepsSection } from './sections/steps.ts';
import { tenYearsSection } from './sections/ten-years.ts';
import { urgentSection } from './sections/urgent.ts';
import { whySection } from './sections/why.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './typeface.ts';

/** All pages of the letter have the low header of a following page (`drawRunningHead`). */
const letterAreas = { ...pageAreas, first: pageAreas.following };

/** A report without its letter should fit on one sheet of paper, printed on both sides. */
const sheetPages = 2;

/**
 * Lays out a report. The required parts may take more than one sheet. Each optional part is added, in order, if the report then still fits on
 * one sheet, or on as many pages as the required parts take. A part that does not fit is omitted, and the next one is tried. The last
 * page is the letter to a health worker. It has no scores of mood and worry: a person can include them only in a separate letter.
 */
export function composeReport(sheet: Sheet, { head, view }: { head: HeaderTexts; view: ReportView }): Pages {
  const pagesWith = (printedParts: PrintedParts, layout: Layout) =>
    paginate(sectionsOf(sheet, view, printedParts, layout), pageAreas);
  let printedParts: PrintedParts = new Set();
  const hasTopStep = (layout: Layout) => hasTopStepOnFirstPage(view, pagesWith(printedParts, layout));
  const layout = layouts.find(hasTopStep) ?? stepsFirst;
  let report = pagesWith(printedParts, layout);
  const maxPages = Math.max(sheetPages, report.count);
  for (const part of optionalParts) {
    const withPart: PrintedParts = new Set([...printedParts, part]);
    const pages = pagesWith(withPart, layout);
    if (pages.count <= maxPages) {
      printedParts = withPart;
      report = pages;
    }
  }
  return followedBy(
    report,
    composeLetter(sheet, { head, view }, { showScores: false, isSeparateDocument: false }),
  );
}

interface Layout {
  /** Whether the figure with the ages on a line is drawn. It can be omitted, since the cards have the same numbers. */
  readonly hasLine: boolean;
  /** Whether the steps are printed before the ages. */
  readonly hasStepsFirst: boolean;
}

const stepsFirst: Layout = { hasLine: true, hasStepsFirst: true };

/** The other layouts, in order of preference. The first that has the most important step on the first page is used, otherwise `stepsFirst`. */
const layouts: readonly Layout[] = [
  { hasLine: true, hasStepsFirst: false },
  { hasLine: false, hasStepsFirst: false },
];

/**
 * Whether the most important step is on the first page: the step on the ten-year risk, or the first step if there is none. True for a report
 * without steps.
 */
function hasTopStepOnFirstPage({ steps }: ReportView, { placedBlocks }: Pages): boolean {
  const { first = [], more = [] } = steps ?? {};
  const number = [...first, ...more].find(({ id }) => id === tenYearStepId)?.number ?? 1;
  // Each of the first steps has its own row. The other steps are printed in rows of two.
  const stepRow = number > first.length ? first.length + Math.ceil((number - first.length) / 2) : number;
  const placedStep = placedBlocks.filter(({ block }) => block.rowOf === 'numbered L')[stepRow - 1];
  return placedStep === undefined || placedStep.page === 0;
}

function sectionsOf(
  sheet: Sheet,
  view: ReportView,
  printedParts: PrintedParts,
  { hasLine, hasStepsFirst }: Layout,
): Section[] {
  const { analysis, numbers, pregnancy, reasons, since, steps, tenYears, urgent, why } = view;
  // The text on pregnancy is printed below the notice, step or number that it concerns, otherwise below the ages.
  const pregnancyBelow = pregnancy === null ? null : (pregnancy.below?.kind ?? 'ages');
  const pregnancyAfter = (section: typeof pregnancyBelow) =>
    pregnancy !== null && pregnancyBelow === section ? pregnancySection(sheet, pregnancy) : null;
  const redFlags = sheet.text('P', view.redFlags, styles.strong, contentArea.width);
  const stepsPart = steps && stepsSection(sheet, steps, pregnancyBelow === 'step' ? pregnancy : null);
  const sections: (Section | null)[] = [
    urgent && urgentSection(sheet, urgent, pregnancyBelow === 'notice' ? pregnancy : null),
    hasStepsFirst ? stepsPart : null,
    analysisSection(sheet, analysis, { hasLine }),
    pregnancyAfter('ages'),
    reasons && reasonsSection(sheet, reasons),
    hasStepsFirst ? null : stepsPart,
    why && whySection(sheet, why),
    tenYears && tenYearsSection(sheet, tenYears),
    printedParts.has('since') && since ? sinceSection(sheet, since) : null,
    numbers && numbersSection(sheet, numbers, printedParts),
    pregnancyAfter('number'),
    ...howSections(sheet, view.how, printedParts),
    { bookmark: null, blocks: [{ gap: 6, ...redFlags }] },
  ];
  return sections.filter(section => section !== null);
}

/** At most this many lines without a label are at the end of the letter. */
const maxEmptyLines = 5;

/**
 * Lays out the letter to a health worker on one page. Parts are omitted in order until it fits. @param isSeparateDocument whether it is a
 * document by itself; otherwise it is the last page of a report @returns no pages if the report has no facts for a health worker
 */
export function composeLetter(
  sheet: Sheet,
  { head, view }: { head: HeaderTexts; view: ReportView },
  { isSeparateDocument, showScores }: { readonly isSeparateDocument: boolean; readonly showScores: boolean },
): Pages {
  const { letter } = view;
  if (letter === null) return { placedBlocks: [], count: 0 };
  const titleRole = isSeparateDocument ? 'H1' : 'H2';
  const headingRole = isSeparateDocument ? 'H2' : 'H3';
  const pagesOf = (omittedParts: ReadonlySet<LetterPart>, emptyLines: number) => {
    const content = letterOf(letter, { showScores, omittedParts });
    const options = { headerParts: head.parts, emptyLines, titleRole, headingRole } as const;
    return paginate([letterSection(sheet, content, options)], letterAreas);
  };
  let omittedParts: ReadonlySet<LetterPart> = new Set();
  let pages = pagesOf(omittedParts, 0);
  for (const part of letterParts) {
    if (pages.count <= 1) break;
    omittedParts = new Set([...omittedParts, part]);
    pages = pagesOf(omittedParts, 0);
  }
  // Only the sample reports with every notice are still too long, and are printed on several pages. No person's answers lead to such a
  // report.
  if (pages.count > 1) return pages;
  const contentEnd = Math.max(...pages.placedBlocks.map(({ block, y }) => y + block.height));
  const freeLines = Math.floor((letterAreas.first.bottom - contentEnd) / blankLineHeight);
  return pagesOf(omittedParts, Math.min(maxEmptyLines, freeLines));
}

function followedBy(pages: Pages, next: Pages): Pages {
  const movedBlocks = next.placedBlocks.map(placed => ({ ...placed, page: pages.count + placed.page }));
  return { placedBlocks: [...pages.placedBlocks, ...movedBlocks], count: pages.count + next.count };
}
