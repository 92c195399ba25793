import type { Tone } from '@choose-life/contracts/domain/report/report-details';
import type { NumberRow, NumbersSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, inPairs, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import { gutter, half, palette } from '../paper.ts';
import { isPrinted, type Printed } from '../printed.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const tones: Readonly<Record<Tone, { colour: string; tint: string; icon: string }>> = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.indigoTint, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: 'M6 3v3.6M6 8.8v.1' },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: 'M6 3v3.6M6 8.8v.1' },
};

const iconRoom = 14;
/** Of the pill, at both ends. */
const padding = 6;
const pillHeight = 16;
/** Above and below the line between two rows. */
const space = 3.5;
const style: TextStyle = { ...styles.smallStrong, leading: 12 };

/** The band as icon and word on a pill in its tint, never by colour alone. */
function bandPill(sheet: Sheet, { band, tone }: NumberRow): Box & { readonly width: number } {
  const { colour, icon, tint } = tones[tone];
  const word = sheet.shortText('P', band, { ...style, colour }, Number.POSITIVE_INFINITY);
  const width = iconRoom + word.width + 2 * padding;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tint);
    pdf.save().translate(x + padding, y + 2);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  const box = overlay(ground, shifted(word, { x: padding + iconRoom, y: 2 }));
  return { ...box, width, height: pillHeight };
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

/** Every answer that was compared with published limits: label, value, band, and what it means. */
export function numbersSection(sheet: Sheet, { heading, rows }: NumbersSection, printed: Printed): Section {
  const cards = rows.map(row =>
    numberCard(sheet, isPrinted(row, printed) ? row : { ...row, text: null }, half),
  );
  const pairs = inPairs(cards, half + gutter);
  const lines = pairs.map((pair, index) =>
    index < pairs.length - 1 ? overlay(pair, shifted(rule(sheet), { x: 0, y: pair.height + space })) : pair,
  );
  return {
    bookmark: heading,
    blocks: [headingBlock(sheet, heading), ...rowBlocks('Table', lines, [4, space])],
  };
}

/** Below both cards of a row. */
function rule(sheet: Sheet): Box {
  return sheet.picture((pdf, { x, y }) => {
    pdf.lineWidth(0.75);
    for (const left of [x, x + half + gutter]) {
      pdf
        .moveTo(left, y)
        .lineTo(left + half, y)
        .stroke(palette.line);
    }
  });
}
