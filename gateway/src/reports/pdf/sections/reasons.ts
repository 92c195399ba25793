import type { ReasonsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock, type TextMeasurer } from '../text-block.ts';
import { styles } from '../typeface.ts';

/** Above and below each reason; twice that at the ends of the box. */
const padding = 2.5;
const end = 6;
const radius = 12;
const text = { x: 30, width: column.width - 42 };

/** Why there is no number: each reason with what to do about it, in one box that may go on over the page. */
export function reasonsSection(
  measure: TextMeasurer,
  { heading, items }: ReasonsSection,
  gap: number,
): Section {
  const group: Group = { role: 'L' };
  const rows = items.map(({ nextStep, text: reason }, index): Block => {
    const first = index === 0;
    const last = index === items.length - 1;
    const top = padding + (first ? end : 0);
    const reasonHeight = measure.heightOf(reason, styles.strong, text.width);
    const stepHeight = measure.heightOf(nextStep, styles.body, text.width);
    const height = top + reasonHeight + stepHeight + padding + (last ? end : 0);
    return {
      gap: first ? 5 : 0,
      height,
      group,
      draw: (sheet, list, { x, y }) => {
        sheet.artifact(() => {
          drawSlice(sheet, { y, height, first, last });
          sheet.pdf.circle(x + 20, y + top + styles.strong.leading / 2, 2.4).fill(palette.warn);
        });
        const body = sheet.group(sheet.group(list, 'LI'), 'LBody');
        const place = { x: x + text.x, width: text.width };
        const below = sheet.write(body, 'P', reason, styles.strong, { ...place, y: y + top });
        sheet.write(body, 'P', nextStep, styles.body, { ...place, y: below });
      },
    };
  });
  return { bookmark: heading, blocks: [headingBlock(measure, heading, gap), ...keepEnds(rows)] };
}

/** The part of the box behind one reason, round where the box begins and ends. */
function drawSlice(
  { pdf }: Sheet,
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
