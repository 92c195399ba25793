import type { TenYearsRow, TenYearsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, beside, overlay, type Section, shifted } from '../box.ts';
import { column, palette } from '../paper.ts';
import type { Printed } from '../printed.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const pitch = 4.5;
const square = 10 * pitch;
const indent = square + 9;
const between = 12;
const countStyle: TextStyle = { face: 'figures', size: 14, leading: 17, colour: palette.ink };
const colours: Readonly<Record<TenYearsRow['id'], string>> = {
  now: palette.risk,
  after: palette.good,
  peer: palette.real,
};

/** The 10-year risk as people out of 100: squares of 100 dots, with the figures as a table beside them. */
export function tenYearsSection(
  sheet: Sheet,
  { action, caveat, heading, rows, sentence }: TenYearsSection,
  printed: Printed,
): Section {
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      { gap: 1, ...sheet.text('P', sentence, styles.body, column.width) },
      ...(action === null ? [] : [{ gap: 2, ...sheet.text('P', action, styles.strong, column.width) }]),
      ...(printed.has('dots') ? [squares(sheet, rows)] : []),
      { gap: 4, ...sheet.text('P', caveat, styles.small, column.width) },
    ],
  };
}

function squares(sheet: Sheet, rows: readonly TenYearsRow[]): Block {
  // The last label is the longest.
  const share = (column.width - (rows.length - 1) * between) / (rows.length + 0.4);
  const cells = rows.map(({ count, dots, id, label }, index) => {
    const width = (index === rows.length - 1 ? 1.4 * share : share) - indent;
    const colour = colours[id];
    const head = sheet.text('TH', label, styles.body, width);
    const figure = sheet.text('TD', count, { ...countStyle, colour }, width);
    const words = overlay(shifted(head, { x: 0, y: countStyle.leading }), figure);
    const place = { x: indent, y: Math.max(0, (square - words.height) / 2) };
    const picture = sheet.picture((pdf, corner) => drawSquare(pdf, corner, { filled: dots, colour }));
    return overlay(picture, sheet.element('TR', shifted(words, place)));
  });
  const row = beside(cells, share + between);
  return { ...row, height: Math.max(square, row.height), gap: 5, withNext: true, rowOf: 'Table' };
}

/** Ten rows of ten, filled from the upper left. */
function drawSquare(
  pdf: PDFKit.PDFDocument,
  { x, y }: { x: number; y: number },
  { colour, filled }: { filled: number; colour: string },
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
