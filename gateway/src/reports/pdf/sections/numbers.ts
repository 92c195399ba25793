import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import type { Compaction } from '../compaction.ts';
import { flowRow } from '../flow-row.ts';
import { moreLine } from '../more-line.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import type { Sheet } from '../sheet.ts';
import { type Drawable, headingBlock, type TextMeasurer, textBlock } from '../text-block.ts';
import { styles } from '../typeface.ts';
import { layOutNumber } from './number-cell.ts';
import { layOutNumberLine } from './number-line.ts';

/** Every answer that was held against a published border: label, value, band, and what it means. */
export function numbersSection(
  measure: TextMeasurer,
  { heading, rows, scores }: NumbersSection,
  { compaction, gap }: { compaction: Compaction; gap: number },
): Section {
  const group: Group = { role: 'Table' };
  const kept = rows.filter(({ tone }) => compaction.rows.includes(tone));
  // Where few have a text, those without are told in a line.
  const inLines = !compaction.texts.includes('note');
  const blocks = rowsOf(kept, 2).map((row, index): Block => {
    const cells = row.map(each => {
      const shown = withText(each, compaction);
      return inLines && shown.text === null
        ? layOutNumberLine(measure, each, half)
        : layOutNumber(measure, shown, half);
    });
    const space = inLines ? 4 : 7;
    return rowBlock(cells, { gap: index === 0 ? 4 : space, first: index === 0, group });
  });
  const left = rows.length - kept.length;
  const more = { role: 'P', text: moreLine(left), style: styles.body, gap: 3 } as const;
  return {
    bookmark: heading,
    blocks: [
      headingBlock(measure, heading, gap),
      ...keepEnds(blocks),
      ...(left > 0 ? [textBlock(measure, more)] : []),
      ...(scores.length > 0 ? [scoresBlock(measure, scores)] : []),
    ],
  };
}

function withText(row: NumberRow, { texts }: Compaction): NumberRow {
  return texts.includes(row.tone) ? row : { ...row, text: null };
}

function rowBlock(
  cells: readonly Drawable[],
  { first, gap, group }: { first: boolean; gap: number; group: Group },
): Block {
  return {
    gap,
    height: Math.max(...cells.map(({ height }) => height)),
    group,
    draw: (sheet, table, { x, y }) => {
      for (const [place, cell] of cells.entries()) {
        const left = x + place * (half + gutter);
        if (!first) sheet.artifact(() => drawRule(sheet, left, y - gap / 2));
        cell.draw(sheet, table, { x: left, y });
      }
    },
  };
}

/** The scores of the published scales, side by side. */
function scoresBlock(measure: TextMeasurer, scores: readonly string[]): Block {
  const { height, places } = flowRow(measure, scores, styles.body, { between: 22, width: column.width });
  return {
    gap: 6,
    height,
    draw: (sheet, parent, { x, y }) => {
      for (const { text, ...place } of places) {
        sheet.write(parent, 'P', text, styles.body, { ...place, x: x + place.x, y: y + place.y });
      }
    },
  };
}

function drawRule({ pdf }: Sheet, x: number, y: number): void {
  pdf
    .lineWidth(0.75)
    .moveTo(x, y)
    .lineTo(x + half, y)
    .stroke(palette.line);
}
