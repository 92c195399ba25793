import type { Tone } from '@choose-life/contracts/domain/report/report-details';
import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import {
  type Box,
  flow,
  inPairs,
  keepEnds,
  overlay,
  rowBlocks,
  type Section,
  shifted,
  stack,
} from '../box.ts';
import { type Compaction, moreLine } from '../compaction.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const tones: Readonly<Record<Tone, { colour: string; tint: string; icon: string }>> = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.indigoTint, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: 'M6 3v3.6M6 8.8v.1' },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: 'M6 3v3.6M6 8.8v.1' },
};

interface Band {
  readonly band: string;
  readonly tone: Tone;
}

const iconRoom = 14;
/** Of the pill, at both ends. */
const padding = 6;
const pillHeight = 16;
const style: TextStyle = { ...styles.smallStrong, leading: 12 };

/** The band as icon and word, never colour alone. */
function bandWord(sheet: Sheet, { band, tone }: Band): Box & { readonly width: number } {
  const { colour, icon } = tones[tone];
  const word = sheet.shortText('P', band, { ...style, colour }, Number.POSITIVE_INFINITY);
  const picture = sheet.picture((pdf, { x, y }) => {
    pdf.save().translate(x, y + 2);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  return { width: iconRoom + word.width, ...overlay(picture, shifted(word, { x: iconRoom, y: 2 })) };
}

/** The same on a pill in its tint. */
function bandPill(sheet: Sheet, band: Band): Box & { readonly width: number } {
  const word = bandWord(sheet, band);
  const width = word.width + 2 * padding;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tones[band.tone].tint);
  });
  return { ...overlay(ground, shifted(word, { x: padding, y: 0 })), width, height: pillHeight };
}

/**
 * One row of the table of numbers as a card: label and value, the band to their right or, where it has no room there, below
 * them, and the text under all.
 */
function numberCard(sheet: Sheet, row: NumberRow, width: number): Box {
  const { label, text, value } = row;
  const pill = bandPill(sheet, row);
  const room = width - pill.width - 8;
  const fits = sheet.widthOf(label, styles.strong) <= room && sheet.widthOf(value, styles.muted) <= room;
  const own = fits ? room : width;
  const words = stack(
    sheet.text('TH', label, styles.strong, own),
    sheet.text('TD', value, styles.muted, own),
  );
  const band = shifted(pill, fits ? { x: width - pill.width, y: 1 } : { x: 0, y: words.height });
  const foot = fits ? words.height : band.height;
  const note = text === null ? null : shifted(sheet.text('P', text, styles.small, width), { x: 0, y: foot });
  return sheet.element('TR', overlay(words, sheet.element('TD', overlay(band, note))));
}

const between = 7;

/** One row of the table of numbers in as few lines as possible: label, value, band. */
function numberLine(sheet: Sheet, row: NumberRow, width: number): Box {
  const label = sheet.shortText('TH', row.label, styles.strong, width);
  const band = bandWord(sheet, row);
  const room = width - label.width - between;
  const fits = sheet.widthOf(row.value, styles.muted) + 1 <= room;
  const value = sheet.shortText('TD', row.value, styles.muted, width);
  const valueX = fits ? label.width + between : 0;
  const placed = shifted(value, { x: valueX, y: fits ? 0 : label.height });
  const bandFits = valueX + value.width + between + band.width <= width;
  const bandY = placed.height - (bandFits ? label.height : 0) - 1;
  const words = overlay(label, placed);
  const cell = sheet.element('TD', shifted(band, { x: width - band.width, y: bandY }));
  const height = Math.max(label.height, placed.height + (bandFits ? 0 : label.height));
  return { ...sheet.element('TR', overlay(words, cell)), height };
}

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
