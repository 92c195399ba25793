import type { Tone } from '@choose-life/contracts/domain/report/report-details';
import { type Box, overlay, shifted } from '../box.ts';
import { palette } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
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
export function bandWord(sheet: Sheet, { band, tone }: Band): Box & { readonly width: number } {
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
export function bandPill(sheet: Sheet, band: Band): Box & { readonly width: number } {
  const word = bandWord(sheet, band);
  const width = word.width + 2 * padding;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tones[band.tone].tint);
  });
  return { ...overlay(ground, shifted(word, { x: padding, y: 0 })), width, height: pillHeight };
}
