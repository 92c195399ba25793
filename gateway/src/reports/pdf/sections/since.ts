import type { SinceSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import type { Compaction } from '../compaction.ts';
import { palette } from '../palette.ts';
import { gutter, half } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import { headingBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles } from '../typeface.ts';

const maxLabel = 160;

/** How the risk age went since the report before, and what moved it. */
export function sinceSection(
  measure: TextMeasurer,
  { heading, rows, sentence }: SinceSection,
  { compaction, gap }: { compaction: Compaction; gap: number },
): Section {
  const shown = compaction.sinceRows ? rows : [];
  const group: Group = { role: 'Table' };
  const widest = Math.max(0, ...shown.map(row => measure.widthOf(row.label, styles.body)));
  const label = { width: Math.min(widest + 1, maxLabel) };
  const text = { x: label.width + 12, width: half - label.width - 12 };
  const blocks = rowsOf(shown, 2).map((row, index): Block => {
    const heights = row.map(each =>
      Math.max(
        measure.heightOf(each.label, styles.body, label.width),
        measure.heightOf(each.text, styles.strong, text.width),
      ),
    );
    return {
      gap: index === 0 ? 3 : 1,
      height: Math.max(...heights),
      group,
      draw: (sheet, table, { x, y }) => {
        for (const [place, each] of row.entries()) {
          const left = x + place * (half + gutter);
          const line = sheet.group(table, 'TR');
          sheet.write(line, 'TH', each.label, styles.body, { x: left, y, width: label.width });
          const colour = each.years > 0 ? palette.risk : palette.good;
          sheet.write(
            line,
            'TD',
            each.text,
            { ...styles.strong, colour },
            { x: left + text.x, y, width: text.width },
          );
        }
      },
    };
  });
  const lead = { role: 'P', text: sentence, style: styles.body, gap: 1, withNext: shown.length > 0 } as const;
  return {
    bookmark: heading,
    blocks: [headingBlock(measure, heading, gap), textBlock(measure, lead), ...keepEnds(blocks)],
  };
}
