import type { SinceSection } from '@choose-life/contracts/domain/report/report-view';
import { keepEnds, rowBlocks, type Section } from '../block.ts';
import { inPairs } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { headingBlock } from '../heading.ts';
import { labelledRows } from '../labelled-rows.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';

/** How the risk age went since the report before, and what moved it. */
export function sinceSection(
  sheet: Sheet,
  { heading, rows, sentence }: SinceSection,
  { gap, sinceRows }: Compaction,
): Section {
  const shown = (sinceRows ? rows : []).map(({ label, text, years }) => ({
    label,
    value: text,
    style: { ...styles.strong, colour: years > 0 ? palette.risk : palette.good },
  }));
  const options = { labelStyle: styles.body, maxLabel: 160, between: 12, width: half };
  const cells = inPairs(labelledRows(sheet, shown, options), half + gutter);
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading, gap),
      { gap: 1, withNext: shown.length > 0, ...sheet.text('P', sentence, styles.body, column.width) },
      ...keepEnds(rowBlocks('Table', cells, [3, 1])),
    ],
  };
}
