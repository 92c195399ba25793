import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, rowBlocks, type Section } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { listItem } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const dot = { style: styles.small, colour: palette.inkSubtle, room: 11 };

/** How the number was made, what was assumed, its limits and its sources: for two columns. */
export function howSections(
  sheet: Sheet,
  { assumed, assumedHeading, heading, limits, limitsHeading, paragraphs, sources }: HowSection,
  { gap, omitted }: Compaction,
): Section[] {
  const paragraphsOf = (texts: readonly string[], first: number): Block[] =>
    texts.map((text, index) => ({
      gap: index === 0 ? first : 3,
      ...sheet.text('P', text, styles.small, half),
    }));
  const listOf = (texts: readonly string[]): Block[] => {
    const width = half - dot.room;
    const items = texts.map(text => listItem(sheet, sheet.text('LBody', text, styles.small, width), dot));
    return rowBlocks('L', items, [1, 2.5]);
  };
  const parts = [
    { heading, blocks: omitted.includes('paragraphs') ? [] : paragraphsOf(paragraphs, 1) },
    { heading: assumedHeading, blocks: listOf(assumed) },
    { heading: limitsHeading, blocks: listOf(limits) },
  ].filter(({ blocks }) => blocks.length > 0);
  const notes = omitted.includes('sources') ? [] : paragraphsOf(sources, 7);
  return parts.map(({ blocks, heading: text }, index) => {
    const title = sheet.text('H2', text, styles.part, half);
    const rest = index === parts.length - 1 ? notes : [];
    return {
      bookmark: text,
      blocks: [{ gap: index === 0 ? gap : 8, withNext: true, ...title }, ...blocks, ...rest],
    };
  });
}
