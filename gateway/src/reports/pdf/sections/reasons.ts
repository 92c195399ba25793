import type { ReasonsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, overlay, rowBlocks, type Section, shiftBox, stack } from '../box.ts';
import { contentArea, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { filledFrame, frameBlocks, headingBlock } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const indent = 14;
const bulletWidth = 16;
const width = contentArea.width - 2 * indent - bulletWidth;

/** The section on why there is no risk age, with what the person can do. */
export function reasonsSection(sheet: Sheet, { heading, items }: ReasonsSection): Section {
  const rows = items.map(({ nextStep, text }): Box => {
    const texts = stack(
      sheet.text('P', text, styles.strong, width),
      sheet.text('P', nextStep, styles.body, width),
    );
    const bullet = sheet.picture((pdf, { x, y }) => {
      pdf.circle(x + 6, y + styles.strong.leading / 2, 2.4).fill(palette.warn);
    });
    const item = sheet.element('LI', sheet.element('LBody', shiftBox(texts, { x: bulletWidth, y: 0 })));
    return overlay(bullet, item);
  });
  const frame = { indent, padding: 9, paint: filledFrame(palette.warnTint, palette.warn) };
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      ...frameBlocks(sheet, rowBlocks('L', rows, { gapBefore: 5, gapBetween: 5 }), frame),
    ],
  };
}
