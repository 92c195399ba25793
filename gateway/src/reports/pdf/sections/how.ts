import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import type { Block, Group, Section } from '../block.ts';
import { half } from '../paper.ts';
import { itemBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles } from '../typeface.ts';

/** How the number was made, what was taken for granted, what it cannot say, and what it rests on: for two columns. */
export function howSections(measure: TextMeasurer, view: HowSection, gap: number): Section[] {
  const { assumed, assumedHeading, heading, limits, limitsHeading, paragraphs, sources } = view;
  const parts = [
    { heading, blocks: paragraphs.map((text, index) => paragraph(measure, text, index === 0 ? 1 : 3)) },
    { heading: assumedHeading, blocks: listOf(measure, assumed) },
    { heading: limitsHeading, blocks: listOf(measure, limits) },
  ].filter(({ blocks }) => blocks.length > 0);
  const notes = sources.map((text, index) => paragraph(measure, text, index === 0 ? 7 : 3));
  return parts.map(({ blocks, heading: text }, index) => {
    const above = index === 0 ? gap : 8;
    const title = { role: 'H2', text, style: styles.part, gap: above, withNext: true, width: half } as const;
    const rest = index === parts.length - 1 ? notes : [];
    return { bookmark: text, blocks: [textBlock(measure, title), ...blocks, ...rest] };
  });
}

function paragraph(measure: TextMeasurer, text: string, gap: number): Block {
  return textBlock(measure, { role: 'P', text, style: styles.small, gap, width: half });
}

function listOf(measure: TextMeasurer, items: readonly string[]): Block[] {
  const group: Group = { role: 'L' };
  return items.map((text, index) => {
    return itemBlock(measure, { text, style: styles.small, gap: index === 0 ? 1 : 2.5, group, width: half });
  });
}
