import type { SinceSection } from '@choose-life/contracts/domain/report/report-view';
import { keepEndsTogether, overlay, pairBoxes, rowBlocks, type Section, shiftBox } from '../box.ts';
import { contentArea, gutter, halfColumnWidth, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

/** The section on the change since an earlier report. The column of labels is as wide as its widest label, up to 160 points. */
export function sinceSection(sheet: Sheet, { heading, rows, sentence }: SinceSection): Section {
  const widestLabel = Math.max(0, ...rows.map(({ label }) => sheet.widthOf(label, styles.body)));
  // A point more than the text, so that a rounding error does not break the line.
  const labelWidth = Math.min(widestLabel + 1, 160);
  const changeX = labelWidth + 12;
  const changes = rows.map(({ label, text, years }) => {
    const style = { ...styles.strong, colour: years > 0 ? palette.riskAge : palette.good };
    const head = sheet.text('TH', label, styles.body, labelWidth);
    const change = sheet.text('TD', text, style, halfColumnWidth - changeX);
    return sheet.element('TR', overlay(head, shiftBox(change, { x: changeX, y: 0 })));
  });
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      {
        gap: 1,
        withNext: rows.length > 0,
        ...sheet.text('P', sentence, styles.body, contentArea.width),
      },
      ...keepEndsTogether(
        rowBlocks('Table', pairBoxes(changes, halfColumnWidth + gutter), { gapBefore: 3, gapBetween: 1 }),
      ),
    ],
  };
}
