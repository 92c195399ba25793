import type { WhyRow, WhySection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import type { Place, Sheet } from '../sheet.ts';
import { leadBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles, type TextStyle } from '../typeface.ts';

const right: Pick<TextStyle, 'align'> = { align: 'right' };
const barHeight = 9;
/** The smaller letters of a line stand as low as the larger ones beside them. */
const drop = 1.4;

/** Where the parts of a row stand: in one line where all rows have room for it, else in two. */
interface Columns {
  readonly oneLine: boolean;
  readonly label: number;
  readonly bar: { readonly left: number; readonly right: number };
  readonly years: { readonly x: number; readonly width: number };
  readonly gain: { readonly x: number; readonly width: number };
}

function columnsFor(measure: TextMeasurer, rows: readonly WhyRow[]): Columns {
  const widest = (widthOf: (row: WhyRow) => number) => Math.max(...rows.map(widthOf)) + 1;
  const label = widest(
    row => measure.widthOf(row.label, styles.strong) + 6 + measure.widthOf(row.value, styles.small),
  );
  const years = widest(row => measure.widthOf(row.yearsText, styles.strong));
  const gain = widest(row => measure.widthOf(row.gainText, styles.small));
  const bar = column.width - label - years - gain - 30;
  if (bar >= 70) {
    const left = label + 10;
    return {
      oneLine: true,
      label,
      bar: { left, right: left + bar },
      years: { x: left + bar + 8, width: years },
      gain: { x: column.width - gain, width: gain },
    };
  }
  const end = { x: 330, width: column.width - 330 };
  return { oneLine: false, label: 190, bar: { left: 202, right: 320 }, years: end, gain: end };
}

/** Why the risk age is what it is: a bar for each factor, always with its figure. */
export function whySection(
  measure: TextMeasurer,
  { heading, lead, rows, total }: WhySection,
  gap: number,
): Section {
  const group: Group = { role: 'Table' };
  const columns = columnsFor(measure, rows);
  const blocks = rows.map(row => rowBlock(measure, row, { columns, group, all: rows }));
  const last = blocks.length - 1;
  return {
    bookmark: heading,
    blocks: [
      leadBlock(measure, heading, lead, gap),
      // The sum belongs to the last row.
      ...keepEnds(blocks).map((block, index) => (index === last ? { ...block, withNext: true } : block)),
      textBlock(measure, { role: 'P', text: total, style: styles.strong, gap: 4 }),
    ],
  };
}

function rowBlock(
  measure: TextMeasurer,
  row: WhyRow,
  { all, columns, group }: { columns: Columns; group: Group; all: readonly WhyRow[] },
): Block {
  const { bar, gain, label, oneLine, years } = columns;
  const labelWidth = oneLine ? measure.widthOf(row.label, styles.strong) + 1 : label;
  const labelHeight = measure.heightOf(row.label, styles.strong, labelWidth);
  const yearsHeight = measure.heightOf(row.yearsText, styles.strong, years.width);
  const valueAt = oneLine
    ? { x: labelWidth + 5, y: drop, width: label - labelWidth - 5 }
    : { x: 0, y: labelHeight, width: label };
  const gainAt = { ...gain, y: oneLine ? drop : yearsHeight };
  const noteTop = oneLine
    ? styles.strong.leading
    : Math.max(
        labelHeight + measure.heightOf(row.value, styles.small, label),
        yearsHeight + measure.heightOf(row.gainText, styles.small, gain.width),
      );
  const noteHeight = row.note === null ? 0 : measure.heightOf(row.note, styles.small, column.width);
  return {
    gap: 5,
    height: noteTop + noteHeight,
    group,
    draw: (sheet, table, { x, y }) => {
      const at = (place: Place) => ({ ...place, x: x + place.x, y: y + place.y });
      sheet.artifact(() =>
        drawBar(sheet, row.years, all, at({ x: bar.left, y: 2.6, width: bar.right - bar.left })),
      );
      const line = sheet.group(table, 'TR');
      const head = sheet.group(line, 'TH');
      sheet.write(head, 'P', row.label, styles.strong, at({ x: 0, y: 0, width: labelWidth }));
      sheet.write(head, 'P', row.value, styles.small, at(valueAt));
      sheet.write(line, 'TD', row.yearsText, { ...styles.strong, ...right }, at({ ...years, y: 0 }));
      const cell = sheet.group(line, 'TD');
      sheet.write(cell, 'P', row.gainText, { ...styles.small, ...right }, at(gainAt));
      if (row.note === null) return;
      sheet.write(cell, 'P', row.note, styles.small, at({ x: 0, y: noteTop, width: column.width }));
    },
  };
}

/** One scale for all rows, with room on the left for years that are taken off. */
function drawBar({ pdf }: Sheet, years: number, all: readonly WhyRow[], { width, x, y }: Place): void {
  const round = barHeight / 2;
  pdf.roundedRect(x, y, width, barHeight, round).fill(palette.sunk);
  if (years === 0) return;
  const up = Math.max(0, ...all.map(row => row.years));
  const down = Math.max(0, ...all.map(row => -row.years));
  const perYear = width / Math.max(1, up + down);
  const zero = x + down * perYear;
  const length = Math.max(barHeight, Math.abs(years) * perYear);
  const start = years > 0 ? Math.min(zero, x + width - length) : Math.max(x, zero - length);
  pdf.roundedRect(start, y, length, barHeight, round).fill(years > 0 ? palette.indigo : palette.good);
}
