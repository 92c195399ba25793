import type { ReasonsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, keepEnds, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { column, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

/** Above and below each reason; twice that at the ends of the box. */
const padding = 2.5;
const end = 6;
const radius = 12;
const indent = 30;
const width = column.width - 42;

/** Why there is no number: each reason with what to do about it, in one box that may go on over the page. */
export function reasonsSection(
  sheet: Sheet,
  { heading, items }: ReasonsSection,
  { gap }: Compaction,
): Section {
  const rows = items.map(({ nextStep, text }, index): Box => {
    const first = index === 0;
    const last = index === items.length - 1;
    const top = padding + (first ? end : 0);
    const words = stack(
      sheet.text('P', text, styles.strong, width),
      sheet.text('P', nextStep, styles.body, width),
    );
    const height = top + words.height + padding + (last ? end : 0);
    const ground = sheet.picture((pdf, { x, y }) => {
      drawSlice(pdf, { y, height, first, last });
      pdf.circle(x + 20, y + top + styles.strong.leading / 2, 2.4).fill(palette.warn);
    });
    const item = sheet.element('LI', sheet.element('LBody', shifted(words, { x: indent, y: top })));
    return { ...overlay(ground, item), height };
  });
  return {
    bookmark: heading,
    blocks: [headingBlock(sheet, heading, gap), ...keepEnds(rowBlocks('L', rows, [5, 0]))],
  };
}

/** The part of the box behind one reason, round where the box begins and ends. */
function drawSlice(
  pdf: PDFKit.PDFDocument,
  { first, height, last, y }: { y: number; height: number; first: boolean; last: boolean },
): void {
  const { width, x } = column;
  // Slices overlap a little: edges that only touch show as a thin line.
  const overlap = last ? 0 : 1;
  if (first || last) pdf.roundedRect(x, y, width, height, radius);
  if (!first) pdf.rect(x, y, width, height / 2);
  if (!last) pdf.rect(x, y + height / 2, width, height / 2 + overlap);
  pdf.fill(palette.warnTint);
  const top = y + (first ? 9 : -1);
  const bottom = y + height + (last ? -9 : overlap);
  pdf.rect(x + 5, top, 3.5, bottom - top).fill(palette.warn);
}
