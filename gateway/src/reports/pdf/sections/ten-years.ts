import type { TenYearsRow, TenYearsSection } from '@choose-life/contracts/domain/report/report-view';
import type { Block, Group, Section } from '../block.ts';
import type { Compaction } from '../compaction.ts';
import { flowRow } from '../flow-row.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles, type TextStyle } from '../typeface.ts';

const pitch = 4.5;
const square = 10 * pitch;
const gap = 12;
const countStyle: TextStyle = { face: 'figures', size: 14, leading: 17, colour: palette.ink };
const colours: Readonly<Record<TenYearsRow['id'], string>> = {
  now: palette.risk,
  after: palette.good,
  peer: palette.real,
};
const group: Group = { role: 'Table' };

/** The 10-year risk as people out of 100: squares of 100 dots, with the figures as a table beside them. */
export function tenYearsSection(
  measure: TextMeasurer,
  { caveat, heading, rows, sentence }: TenYearsSection,
  { compaction: { dots }, gap: above }: { compaction: Compaction; gap: number },
): Section {
  return {
    bookmark: heading,
    blocks: [
      headingBlock(measure, heading, above),
      textBlock(measure, { role: 'P', text: sentence, style: styles.body, gap: 1, withNext: true }),
      dots ? squaresBlock(measure, rows) : figuresBlock(measure, rows),
      textBlock(measure, { role: 'P', text: caveat, style: styles.small, gap: dots ? 4 : 1 }),
    ],
  };
}

function squaresBlock(measure: TextMeasurer, rows: readonly TenYearsRow[]): Block {
  const indent = square + 9;
  // The last label is the longest.
  const share = (column.width - (rows.length - 1) * gap) / (rows.length + 0.4);
  const cells = rows.map((row, index) => {
    const width = (index === rows.length - 1 ? 1.4 * share : share) - indent;
    const height = countStyle.leading + measure.heightOf(row.label, styles.body, width);
    return { row, left: index * (share + gap), width, height };
  });
  return {
    gap: 5,
    height: Math.max(square, ...cells.map(cell => cell.height)),
    withNext: true,
    group,
    draw: (sheet, table, { x, y }) => {
      for (const { height, left, row, width } of cells) {
        const { count, dots, id, label } = row;
        sheet.artifact(() => drawSquare(sheet, { x: x + left, y, filled: dots, colour: colours[id] }));
        const place = { x: x + left + indent, width };
        const top = y + Math.max(0, (square - height) / 2);
        const line = sheet.group(table, 'TR');
        sheet.write(line, 'TH', label, styles.body, { ...place, y: top + countStyle.leading });
        sheet.write(line, 'TD', count, { ...countStyle, colour: colours[id] }, { ...place, y: top });
      }
    },
  };
}

/** The figures alone, each before its label on one line. */
function figuresBlock(measure: TextMeasurer, rows: readonly TenYearsRow[]): Block {
  const countRoom = Math.max(...rows.map(({ count }) => measure.widthOf(count, styles.strong))) + 8;
  const labels = rows.map(({ label }) => label);
  const options = { between: countRoom + 16, width: column.width - countRoom };
  const { height, places } = flowRow(measure, labels, styles.body, options);
  return {
    gap: 2,
    height,
    withNext: true,
    group,
    draw: (sheet, table, { x, y }) => {
      for (const [index, { count, id }] of rows.entries()) {
        const place = places[index];
        if (place === undefined) continue;
        const at = { x: x + place.x, y: y + place.y };
        const line = sheet.group(table, 'TR');
        const label = { x: at.x + countRoom, y: at.y, width: place.width };
        sheet.write(line, 'TH', place.text, styles.body, label);
        const style = { ...styles.strong, colour: colours[id] };
        sheet.write(line, 'TD', count, style, { ...at, width: countRoom });
      }
    },
  };
}

/** Ten rows of ten, filled from the upper left. */
function drawSquare(
  { pdf }: Sheet,
  { colour, filled, x, y }: { x: number; y: number; filled: number; colour: string },
): void {
  const radius = pitch * 0.37;
  const dot = (index: number) => {
    pdf.circle(x + ((index % 10) + 0.5) * pitch, y + (Math.floor(index / 10) + 0.5) * pitch, radius);
  };
  for (let index = filled; index < 100; index += 1) dot(index);
  if (filled < 100) pdf.fill(palette.line);
  for (let index = 0; index < filled; index += 1) dot(index);
  if (filled > 0) pdf.fill(colour);
}
