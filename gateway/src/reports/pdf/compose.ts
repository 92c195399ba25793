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
  let stepsFirst = false;
  const pagesWith = (printed: PrintedParts) =>
    paginate(sectionsOf(sheet, view, { printed, stepsFirst }), pageAreas);
  let printed: PrintedParts = new Set();
  let report = pagesWith(printed);
  if (!isTenYearStepOnFirstPage(view, report)) {
    stepsFirst = true;
    report = pagesWith(printed);
  }
  const max = Math.max(sheetPages, report.count);
  for (const part of optionalParts) {
    const more: PrintedParts = new Set([...printed, part]);
    const pages = pagesWith(more);
    if (pages.count <= max) [printed, report] = [more, pages];
  }
  return followedBy(report, composeLetter(sheet, { head, view }, { showScores: false, isAlone: false }));
}

/** Whether what the ten-year risk asks for is on page 1, where it has to be; also where it asks for nothing. */
function isTenYearStepOnFirstPage({ steps }: ReportView, { placed }: Pages): boolean {
  const shown = [...(steps?.first ?? []), ...(steps?.more ?? [])];
  const step = shown.find(({ id }) => id === tenYearStepId);
  // Each of the first steps has a row; the others are two in a row.
  const first = steps?.first.length ?? 0;
  const row = step && step.number > first ? first + Math.ceil((step.number - first) / 2) : step?.number;
  return row === undefined || placed.filter(({ block }) => block.rowOf === 'numbered L')[row - 1]?.page === 0;
}

interface Layout {
  readonly printed: PrintedParts;
  /** The steps stand directly behind the notices: many notices and the ages together leave them no room on page 1. */
  readonly stepsFirst: boolean;
}

function sectionsOf(sheet: Sheet, view: ReportView, { printed, stepsFirst }: Layout): Section[] {
  const { analysis, numbers, pregnancy, reasons, since, steps, tenYears, urgent, why } = view;
  const place = pregnancy === null ? null : (pregnancy.below?.kind ?? 'ages');
  const pregnancyBehind = (section: typeof place) =>
    pregnancy !== null && place === section ? pregnancySection(sheet, pregnancy) : null;
  const flags = sheet.text('P', view.redFlags, styles.strong, column.width);
  const stepsHere = [steps && stepsSection(sheet, steps), pregnancyBehind('step')];
  const sections: (Section | null)[] = [
    urgent && urgentSection(sheet, urgent, place === 'notice' ? pregnancy : null),
    ...(stepsFirst ? stepsHere : []),
    analysisSection(sheet, analysis),
    pregnancyBehind('ages'),
    reasons && reasonsSection(sheet, reasons),
    ...(stepsFirst ? [] : stepsHere),
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
