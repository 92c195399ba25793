import type { SinceSection } from '@choose-life/contracts/domain/report/report-view';
import { inPairs, keepEnds, rowBlocks, type Section } from '../box.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock, labelledRows } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

export function sinceSection(sheet: Sheet, { heading, rows, sentence }: SinceSection): Section {
  const shown = rows.map(({ label, text, years }) => ({
    label,
    value: text,
    style: { ...styles.strong, colour: years > 0 ? palette.risk : palette.good },
  }));
  const options = { labelStyle: styles.body, maxLabel: 160, between: 12, width: half };
  const cells = inPairs(labelledRows(sheet, shown, options), half + gutter);
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      { gap: 1, withNext: shown.length > 0, ...sheet.text('P', sentence, styles.body, column.width) },
      ...keepEnds(rowBlocks('Table', cells, [3, 1])),
    ],
  };
}
