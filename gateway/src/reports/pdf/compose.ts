import { type LetterPart, letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from './box.ts';
import { type Head, pageAreas } from './header.ts';
import { type Pages, paginate } from './paginate.ts';
import { column } from './paper.ts';
import { optionalParts, type PrintedParts } from './printed.ts';
import { analysisSection } from './sections/analysis.ts';
import { howSections } from './sections/how.ts';
import { letterSection, lineHeight } from './sections/letter.ts';
import { numbersSection } from './sections/numbers.ts';
import { pregnancySection } from './sections/pregnancy.ts';
import { reasonsSection } from './sections/reasons.ts';
import { stepsSection } from './sections/steps.ts';
import { urgentSection } from './sections/urgent.ts';
import { sinceSection, tenYearsSection, whySection } from './sections/why.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './typeface.ts';

const oneArea = { ...pageAreas, first: pageAreas.following };

/** A report is one sheet of paper, printed on both sides. */
const sheetPages = 2;

/**
 * One sheet, or the pages of what must be printed; what paper can do without is there as far as those have room. The last page is the
 * letter without scores: whoever gets the whole report did not choose to show them.
 */
export function composeReport(sheet: Sheet, { head, view }: { head: Head; view: ReportView }): Pages {
  const pagesWith = (printed: PrintedParts, layout: Layout) =>
    paginate(sectionsOf(sheet, view, printed, layout), pageAreas);
  let printed: PrintedParts = new Set();
  const layout = layouts.find(each => hasStepsOnFirstPage(view, pagesWith(printed, each))) ?? stepsFirst;
  let report = pagesWith(printed, layout);
  const max = Math.max(sheetPages, report.count);
  for (const part of optionalParts) {
    const more: PrintedParts = new Set([...printed, part]);
    const pages = pagesWith(more, layout);
    if (pages.count <= max) [printed, report] = [more, pages];
  }
  return followedBy(report, composeLetter(sheet, { head, view }, { showScores: false, isAlone: false }));
}

interface Layout {
  /** Whether the ages are drawn on a line. The cards below it have the same numbers. */
  readonly hasLine: boolean;
  /** Whether the steps come before the ages. */
  readonly hasStepsFirst: boolean;
}

const stepsFirst: Layout = { hasLine: true, hasStepsFirst: true };

/** The first of these that puts the first step and that of the ten-year risk on the first page is printed. */
const layouts: readonly Layout[] = [
  { hasLine: true, hasStepsFirst: false },
  { hasLine: false, hasStepsFirst: false },
  stepsFirst,
];

/** Whether the first step, and what the ten-year risk asks for, are on page 1; also if there are none. */
function hasStepsOnFirstPage({ steps }: ReportView, { placed }: Pages): boolean {
  const shown = [...(steps?.first ?? []), ...(steps?.more ?? [])];
  const step = shown.find(({ id }) => id === tenYearStepId);
  // Each of the first steps has a row; the others are two in a row.
  const first = steps?.first.length ?? 0;
  const row =
    step && step.number > first ? first + Math.ceil((step.number - first) / 2) : (step?.number ?? 1);
  const placedStep = placed.filter(({ block }) => block.rowOf === 'numbered L')[row - 1];
  return placedStep === undefined || placedStep.page === 0;
}

function sectionsOf(
  sheet: Sheet,
  view: ReportView,
  printed: PrintedParts,
  { hasLine, hasStepsFirst }: Layout,
): Section[] {
  const { analysis, numbers, pregnancy, reasons, since, steps, tenYears, urgent, why } = view;
  const place = pregnancy === null ? null : (pregnancy.below?.kind ?? 'ages');
  const pregnancyBehind = (section: typeof place) =>
    pregnancy !== null && place === section ? pregnancySection(sheet, pregnancy) : null;
  const flags = sheet.text('P', view.redFlags, styles.strong, column.width);
  const stepsPart = steps && stepsSection(sheet, steps, place === 'step' ? pregnancy : null);
  const sections: (Section | null)[] = [
    urgent && urgentSection(sheet, urgent, place === 'notice' ? pregnancy : null),
    hasStepsFirst ? stepsPart : null,
    analysisSection(sheet, analysis, { hasLine }),
    pregnancyBehind('ages'),
    reasons && reasonsSection(sheet, reasons),
    hasStepsFirst ? null : stepsPart,
    why && whySection(sheet, why),
    tenYears && tenYearsSection(sheet, tenYears),
    printed.has('since') && since ? sinceSection(sheet, since) : null,
    numbers && numbersSection(sheet, numbers, printed),
    pregnancyBehind('number'),
    ...howSections(sheet, view.how, printed),
    { bookmark: null, blocks: [{ gap: 6, ...flags }] },
  ];
  return sections.filter(section => section !== null);
}

/** More would be a page of lines. */
const maxEmptyLines = 5;

/** One page, by itself or as the last of a report; without pages where the gateway told no facts. */
export function composeLetter(
  sheet: Sheet,
  { head, view }: { head: Head; view: ReportView },
  { isAlone, showScores }: { readonly isAlone: boolean; readonly showScores: boolean },
): Pages {
  const { letter } = view;
  if (letter === null) return { placed: [], count: 0 };
  const roles = isAlone ? (['H1', 'H2'] as const) : (['H2', 'H3'] as const);
  const pagesOf = (leftOut: ReadonlySet<LetterPart>, emptyLines: number) => {
    const content = letterOf(letter, { showScores, leftOut });
    return paginate([letterSection(sheet, content, { about: head.parts, emptyLines, roles })], oneArea);
  };
  let leftOut: ReadonlySet<LetterPart> = new Set();
  let pages = pagesOf(leftOut, 0);
  for (const part of letterParts) {
    if (pages.count <= 1) break;
    leftOut = new Set([...leftOut, part]);
    pages = pagesOf(leftOut, 0);
  }
  const room = oneArea.first.bottom - Math.max(...pages.placed.map(({ block, y }) => y + block.height));
  return pages.count > 1 ? pages : pagesOf(leftOut, Math.min(maxEmptyLines, Math.floor(room / lineHeight)));
}

function followedBy(one: Pages, other: Pages): Pages {
  const moved = other.placed.map(each => ({ ...each, page: one.count + each.page }));
  return { placed: [...one.placed, ...moved], count: one.count + other.count };
}
