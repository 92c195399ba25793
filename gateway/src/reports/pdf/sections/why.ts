import type { WhyRow, WhySection } from '@choose-life/contracts/domain/report/report-view';
import { keepEndsTogether, overlay, rowBlocks, type Section, shiftBox, stack } from '../box.ts';
import { contentArea, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { leadBlock } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const yearsStyle: TextStyle = { ...styles.strong, align: 'right' };
const gainStyle: TextStyle = { ...styles.small, align: 'right' };
const barHeight = 9;
/** The space between label and value in one line, in points. */
const labelGap = 6;
/** The distance in points by which a small text is shifted down, so that its baseline is the baseline of the larger text next to it. */
const baselineShift = 1.4;

interface Span {
  readonly x: number;
  readonly width: number;
}

/** The positions of the parts of a row, in points. */
interface Columns {
  /** Whether label, value and gain are in one line; otherwise value and gain are in a second line. */
  readonly isOneLine: boolean;
  /** The width of the column with label and value. */
  readonly labelAndValueWidth: number;
  readonly bar: Span;
  readonly years: Span;
  /** The text on what the person can gain. */
  readonly gain: Span;
}

/** The columns of all rows: in one line if every row fits, otherwise in two lines. */
function columnsFor(sheet: Sheet, rows: readonly WhyRow[]): Columns {
  // A point more than the widest text, so that a rounding error does not break a line.
  const maxWidth = (widthOf: (row: WhyRow) => number) => Math.max(0, ...rows.map(widthOf)) + 1;
  const labelAndValueWidth = maxWidth(
    row => sheet.widthOf(row.label, styles.strong) + labelGap + sheet.widthOf(row.value, styles.small),
  );
  const yearsWidth = maxWidth(row => sheet.widthOf(row.yearsText, yearsStyle));
  const gainWidth = maxWidth(row => sheet.widthOf(row.gainText, gainStyle));
  // 30: the spaces between the columns, of 10, 8 and 12 points.
  const barWidth = contentArea.width - labelAndValueWidth - yearsWidth - gainWidth - 30;
  // A shorter bar would not show small differences.
  if (barWidth >= 70) {
    const bar = { x: labelAndValueWidth + 10, width: barWidth };
    return {
      isOneLine: true,
      labelAndValueWidth,
      bar,
      years: { x: bar.x + bar.width + 8, width: yearsWidth },
      gain: { x: contentArea.width - gainWidth, width: gainWidth },
    };
  }
  // Fixed columns: label and value share the first one, years and gain the last one, each in two lines.
  const endColumn = { x: 330, width: contentArea.width - 330 };
  return {
    isOneLine: false,
    labelAndValueWidth: 190,
    bar: { x: 202, width: 118 },
    years: endColumn,
    gain: endColumn,
  };
}

/** The section with the years by which each factor changes the risk age, as bars. */
export function whySection(
  sheet: Sheet,
  { heading, lead, factorsWithoutYears, rows, total }: WhySection,
): Section {
  const columns = columnsFor(sheet, rows);
  const boxes = rows.map(row => rowBox(sheet, row, { columns, allRows: rows }));
  const table = keepEndsTogether(rowBlocks('Table', boxes, { gapBefore: 4, gapBetween: 4 }));
  const withoutYearsText =
    factorsWithoutYears === null
      ? null
      : sheet.text('P', factorsWithoutYears, styles.small, contentArea.width);
  const sum = {
    gap: 4,
    ...stack(withoutYearsText, sheet.text('P', total, styles.strong, contentArea.width)),
  };
  return {
    bookmark: heading,
    blocks: [
      leadBlock(sheet, heading, lead),
      // The rows already keep their ends together. This second call keeps the last row and the sum on one page.
      ...keepEndsTogether([...table, sum]),
    ],
  };
}

function rowBox(
  sheet: Sheet,
  row: WhyRow,
  { allRows, columns }: { columns: Columns; allRows: readonly WhyRow[] },
) {
  const { bar, gain, isOneLine, years } = columns;
  const labelTextWidth = sheet.widthOf(row.label, styles.strong);
  const labelWidth = isOneLine ? labelTextWidth + 1 : columns.labelAndValueWidth;
  const label = sheet.text('P', row.label, styles.strong, labelWidth);
  const valueX = isOneLine ? labelTextWidth + labelGap : 0;
  const value = shiftBox(sheet.text('P', row.value, styles.small, columns.labelAndValueWidth - valueX), {
    x: valueX,
    y: isOneLine ? baselineShift : label.height,
  });
  const yearsText = sheet.text('TD', row.yearsText, yearsStyle, years.width);
  const gainBox = row.gainText === '' ? null : sheet.text('P', row.gainText, gainStyle, gain.width);
  const gainText =
    gainBox && shiftBox(gainBox, { x: gain.x, y: isOneLine ? baselineShift : yearsText.height });
  const top = isOneLine
    ? styles.strong.leading
    : Math.max(value.height, yearsText.height, gainText?.height ?? 0);
  const note = row.note === null ? null : sheet.text('P', row.note, styles.small, contentArea.width);
  const below = note && shiftBox(note, { x: 0, y: top });
  const cells = overlay(
    sheet.element('TH', overlay(label, value)),
    shiftBox(yearsText, { x: years.x, y: 0 }),
    gainText || below ? sheet.element('TD', overlay(gainText, below)) : null,
  );
  const picture = sheet.picture((pdf, { x, y }) => {
    // 2.6: the bar is at about the middle of the first line.
    drawBar(pdf, row.years, allRows, { x: x + bar.x, y: y + 2.6, width: bar.width });
  });
  return overlay(picture, sheet.element('TR', cells));
}

/** Draws the bar of a row. All rows share one scale, with negative years to the left of zero. */
function drawBar(
  pdf: PDFKit.PDFDocument,
  years: number,
  allRows: readonly WhyRow[],
  { width, x, y }: Span & { readonly y: number },
) {
  const cornerRadius = barHeight / 2;
  pdf.roundedRect(x, y, width, barHeight, cornerRadius).fill(palette.sunk);
  if (years === 0) return;
  const maxAdded = Math.max(0, ...allRows.map(row => row.years));
  const maxRemoved = Math.max(0, ...allRows.map(row => -row.years));
  // The scale has at least one year, so that very small differences do not fill the bar.
  const pointsPerYear = width / Math.max(1, maxAdded + maxRemoved);
  const zeroX = x + maxRemoved * pointsPerYear;
  // A shorter bar could not have round ends.
  const length = Math.max(barHeight, Math.abs(years) * pointsPerYear);
  const start = years > 0 ? Math.min(zeroX, x + width - length) : Math.max(x, zeroX - length);
  pdf.roundedRect(start, y, length, barHeight, cornerRadius).fill(years > 0 ? palette.indigo : palette.good);
}
