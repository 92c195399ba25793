import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, rowBlocks, type Section } from '../box.ts';
import { half, palette, sectionGap } from '../paper.ts';
import type { Printed } from '../printed.ts';
import type { Sheet } from '../sheet.ts';
import { listItem } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const dot = { style: styles.small, colour: palette.inkSubtle, room: 11 };

/** How the number was made, what was assumed, its limits and its sources: for two columns. */
export function howSections(
  sheet: Sheet,
  {
    assumed,
    assumedHeading,
    heading,
    limits,
    limitsHeading,
    paragraphs,
    sources,
    sourcesHeading,
  }: HowSection,
  printed: Printed,
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
  // The first paragraph names the person one is compared with, the first source the model.
  const printedOf = (texts: readonly string[], part: 'method' | 'sources') =>
    printed.has(part) ? texts : texts.slice(0, 1);
  const parts = [
    { text: heading, blocks: paragraphsOf(printedOf(paragraphs, 'method'), 1) },
    { text: assumedHeading, blocks: listOf(assumed) },
    { text: limitsHeading, blocks: listOf(limits) },
    { text: sourcesHeading, blocks: paragraphsOf(printedOf(sources, 'sources'), 1) },
  ];
  return parts
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ blocks, text }, index) => {
      const title = sheet.text('H2', text, styles.part, half);
      return {
        bookmark: text,
        blocks: [{ gap: index === 0 ? sectionGap : 8, withNext: true, ...title }, ...blocks],
      };
    });
}
