import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import type { Compaction } from '../compaction.ts';
import { moreLine } from '../more-line.ts';
import { palette } from '../palette.ts';
import { gutter, half } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import type { Place, Sheet } from '../sheet.ts';
import type { Structure } from '../structure.ts';
import { leadBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles } from '../typeface.ts';
import { firstStepsBlock } from './first-steps.ts';

const indent = 12;

/** What to do first, and the rest in short. */
export function stepsSection(
  measure: TextMeasurer,
  { first, heading, lead, more, moreHeading }: StepsSection,
  { compaction, gap }: { compaction: Compaction; gap: number },
): Section {
  const blocks: Block[] = [leadBlock(measure, heading, lead, gap), firstStepsBlock(measure, first)];
  if (more.length > 0) {
    const title = { role: 'H3', text: moreHeading, style: styles.part, gap: 7, withNext: true } as const;
    blocks.push(textBlock(measure, title), ...keepEnds(moreBlocks(measure, more, compaction)));
  }
  return { bookmark: heading, blocks };
}

/** A step for later; without text it is a title alone. */
interface Line {
  readonly title: string;
  readonly text: string | null;
}

function moreBlocks(
  measure: TextMeasurer,
  more: readonly StepRow[],
  { maxMore, moreTexts }: Compaction,
): Block[] {
  const lines: Line[] = more
    .slice(0, maxMore ?? more.length)
    .map(({ text, title }) => ({ title, text: moreTexts ? text : null }));
  const left = more.length - lines.length;
  if (left > 0) lines.push({ title: moreLine(left), text: null });
  const group: Group = { role: 'L' };
  const width = half - indent;
  return rowsOf(lines, 2).map((row, index): Block => {
    const heights = row.map(
      ({ text, title }) =>
        measure.heightOf(title, text === null ? styles.body : styles.strong, width) +
        (text === null ? 0 : measure.heightOf(text, styles.body, width)),
    );
    return {
      gap: index === 0 ? 2 : moreTexts ? 5 : 0.5,
      height: Math.max(...heights),
      group,
      draw: (sheet, list, { x, y }) => {
        for (const [place, line] of row.entries()) {
          drawLine(sheet, list, line, { x: x + place * (half + gutter), y, width });
        }
      },
    };
  });
}

function drawLine(sheet: Sheet, list: Structure, { text, title }: Line, { width, x, y }: Place): void {
  sheet.artifact(() => sheet.pdf.circle(x + 3, y + 6.9, 2).fill(palette.indigo));
  const item = sheet.group(list, 'LI');
  const place = { x: x + indent, width };
  if (text === null) {
    sheet.write(item, 'LBody', title, styles.body, { ...place, y });
  } else {
    const body = sheet.group(item, 'LBody');
    const below = sheet.write(body, 'P', title, styles.strong, { ...place, y });
    sheet.write(body, 'P', text, styles.body, { ...place, y: below });
  }
}
