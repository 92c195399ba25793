import type { StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, keepEnds, rowBlocks, type Section } from '../block.ts';
import { inPairs, stack } from '../box.ts';
import { type Compaction, moreLine } from '../compaction.ts';
import { leadBlock } from '../heading.ts';
import { listItem } from '../list-item.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';
import { firstStepsBlock } from './first-steps.ts';

const dot = { style: styles.body, colour: palette.indigo, room: 12, radius: 2 };

/** What to do first, and the rest in short. */
export function stepsSection(
  sheet: Sheet,
  { first, heading, lead, more, moreHeading }: StepsSection,
  compaction: Compaction,
): Section {
  const title = sheet.text('H3', moreHeading, styles.part, column.width);
  return {
    bookmark: heading,
    blocks: [
      leadBlock(sheet, heading, lead, compaction.gap),
      firstStepsBlock(sheet, first),
      ...(more.length > 0 ? [{ gap: 7, withNext: true, ...title }] : []),
      ...keepEnds(moreBlocks(sheet, more, compaction)),
    ],
  };
}

function moreBlocks(sheet: Sheet, more: StepsSection['more'], { maxMore, moreTexts }: Compaction): Block[] {
  const width = half - dot.room;
  const titleAlone = (title: string) => listItem(sheet, sheet.text('LBody', title, styles.body, width), dot);
  const shown = more.slice(0, maxMore ?? more.length);
  const items = shown.map(({ text, title }) => {
    if (!moreTexts) return titleAlone(title);
    const words = stack(
      sheet.text('P', title, styles.strong, width),
      sheet.text('P', text, styles.body, width),
    );
    return listItem(sheet, sheet.element('LBody', words), dot);
  });
  const left = more.length - shown.length;
  if (left > 0) items.push(titleAlone(moreLine(left)));
  return rowBlocks('L', inPairs(items, half + gutter), [2, moreTexts ? 5 : 0.5]);
}
