import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import { keepEnds, rowBlocks, type Section } from '../block.ts';
import { flow, inPairs, overlay } from '../box.ts';
import { type Compaction, moreLine } from '../compaction.ts';
import { headingBlock } from '../heading.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';
import { numberCard, numberLine } from './number-rows.ts';

/** Every answer that was compared with published limits: label, value, band, and what it means. */
export function numbersSection(
  sheet: Sheet,
  { heading, rows, scores }: NumbersSection,
  { gap, rows: tones, texts }: Compaction,
): Section {
  const shown = rows.filter(({ tone }) => tones.includes(tone));
  // Where few have a text, those without stand in a line each.
  const inLines = !texts.includes('note');
  const space = inLines ? 4 : 7;
  const rule = sheet.picture((pdf, { x, y }) => {
    pdf
      .lineWidth(0.75)
      .moveTo(x, y - space / 2)
      .lineTo(x + half, y - space / 2)
      .stroke(palette.line);
  });
  const cells = shown.map((each, index) => {
    const row: NumberRow = texts.includes(each.tone) ? each : { ...each, text: null };
    const cell = inLines && row.text === null ? numberLine(sheet, row, half) : numberCard(sheet, row, half);
    return index < 2 ? cell : overlay(rule, cell);
  });
  const left = rows.length - shown.length;
  const scoreTexts = scores.map(score => sheet.shortText('P', score, styles.body, column.width));
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading, gap),
      ...keepEnds(rowBlocks('Table', inPairs(cells, half + gutter), [4, space])),
      ...(left > 0 ? [{ gap: 3, ...sheet.text('P', moreLine(left), styles.body, column.width) }] : []),
      ...(scores.length > 0 ? [{ gap: 6, ...flow(scoreTexts, { between: 22, width: column.width }) }] : []),
    ],
  };
}
