import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Group, keepEnds, type Section } from '../block.ts';
import type { Economy } from '../economy.ts';
import { flowRow } from '../flow-row.ts';
import { moreLine } from '../more-line.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock, type Measure, type Measured, textBlock } from '../text-block.ts';
import { styles } from '../typeface.ts';
import { layOutNumber } from './number-cell.ts';
import { layOutNumberLine } from './number-line.ts';

/** Every answer that was held against a published border: label, value, band, and what it means. */
export function numbersSection(
  measure: Measure,
  { heading, rows, scores }: NumbersSection,
  { economy, gap }: { economy: Economy; gap: number },
): Section {
  const group: Group = { role: 'Table' };
  const kept = rows.filter(({ tone }) => economy.rows.includes(tone));
  // Where few have a text, those without are told in a line.
  const inLines = !economy.texts.includes('note');
  const blocks = rowsOf(kept, 2).map((row, index): Block => {
    const cells = row.map(each => {
      const shown = withText(each, economy);
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

function withText(row: NumberRow, { texts }: Economy): NumberRow {
  return texts.includes(row.tone) ? row : { ...row, text: null };
}

function rowBlock(
  cells: readonly Measured[],
  { first, gap, group }: { first: boolean; gap: number; group: Group },
): Block {
  return {
    gap,
    height: Math.max(...cells.map(({ height }) => height)),
    group,
    draw: (sheet, table, { x, y }) => {
      for (const [place, cell] of cells.entries()) {
        const left = x + place * (half + gutter);
        if (!first) sheet.ornament(() => drawRule(sheet, left, y - gap / 2));
        cell.draw(sheet, table, { x: left, y });
      }
    },
  };
}

/** The scores of the published scales, side by side. */
function scoresBlock(measure: Measure, scores: readonly string[]): Block {
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
