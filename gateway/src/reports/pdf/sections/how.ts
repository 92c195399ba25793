import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Box, pairBoxes, rowBlocks, type Section } from '../box.ts';
import type { PrintedParts } from '../optional-parts.ts';
import { contentArea, gutter, halfColumnWidth, palette, sectionGap } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { listItem } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const itemStyle = { style: styles.small, colour: palette.inkSubtle, indent: 11 };

/**
 * The sections on the method, the assumptions, the limits and the sources. Method and sources have one item unless they are printed in full.
 */
export function howSections(sheet: Sheet, how: HowSection, printedParts: PrintedParts): Section[] {
  const paragraphs = (texts: readonly string[], width: number) =>
    texts.map(text => sheet.text('P', text, styles.small, width));
  const blocksOf = (boxes: readonly Box[], between: number): Block[] =>
    boxes.map((box, index) => ({ ...box, gap: index === 0 ? 1 : between }));
  const list = (texts: readonly string[]) => {
    const width = contentArea.width - itemStyle.indent;
    const items = texts.map(text =>
      listItem(sheet, sheet.text('LBody', text, styles.small, width), itemStyle),
    );
    return rowBlocks('L', items, { gapBefore: 1, gapBetween: 1.5 });
  };
  // The first paragraph describes the comparison person, and the first source is the paper of the model. Both are always printed.
  const textsToPrint = (texts: readonly string[], part: 'method' | 'sources') =>
    printedParts.has(part) ? texts : texts.slice(0, 1);
  const sources = textsToPrint(how.sources, 'sources');
  let sourceBoxes = paragraphs(sources, contentArea.width);
  if (sources.length > 1) {
    // Sorted by height, so that the two in a row are about equally high.
    const columns = paragraphs(sources, halfColumnWidth).toSorted((a, b) => b.height - a.height);
    sourceBoxes = pairBoxes(columns, halfColumnWidth + gutter);
  }
  const parts = [
    {
      text: how.heading,
      blocks: blocksOf(paragraphs(textsToPrint(how.paragraphs, 'method'), contentArea.width), 3),
    },
    { text: how.assumedHeading, blocks: list(how.assumed) },
    { text: how.limitsHeading, blocks: list(how.limits) },
    { text: how.sourcesHeading, blocks: blocksOf(sourceBoxes, 1) },
  ];
  return parts
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ blocks, text }, index) => {
      const title = sheet.text('H2', text, styles.part, halfColumnWidth);
      const heading = { gap: index === 0 ? sectionGap : 4, withNext: true, ...title };
      return { bookmark: text, blocks: [heading, ...blocks] };
    });
}
