import type { Tone } from '@choose-life/contracts/domain/report/report-details';
import { palette } from '../palette.ts';
import type { Place, Sheet } from '../sheet.ts';
import type { Structure } from '../structure.ts';
import type { TextMeasurer } from '../text-block.ts';
import { styles, type TextStyle } from '../typeface.ts';

const tones: Readonly<Record<Tone, { colour: string; tint: string; icon: string }>> = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.indigoTint, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: 'M6 3v3.6M6 8.8v.1' },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: 'M6 3v3.6M6 8.8v.1' },
};

export interface Band {
  readonly band: string;
  readonly tone: Tone;
}

const iconRoom = 14;
/** Of the pill, at both ends. */
const padding = 6;
const style: TextStyle = { ...styles.smallStrong, leading: 12 };

/** Height of a band, with its pill or without. */
export const bandHeight = 16;

/** Width of icon and word. */
export function wordWidth(measure: TextMeasurer, band: string): number {
  return iconRoom + measure.widthOf(band, style) + 1;
}

export function pillWidth(measure: TextMeasurer, band: string): number {
  return wordWidth(measure, band) + 2 * padding;
}

/** The band as icon and word, never colour alone. */
export function drawWord(sheet: Sheet, cell: Structure, { band, tone }: Band, { width, x, y }: Place): void {
  const { colour, icon } = tones[tone];
  sheet.artifact(() => {
    const { pdf } = sheet;
    pdf.save().translate(x, y + 2);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  sheet.write(cell, 'P', band, { ...style, colour }, { x: x + iconRoom, y: y + 2, width: width - iconRoom });
}

/** The same on a pill in its tint. */
export function drawPill(
  sheet: Sheet,
  cell: Structure,
  band: Band,
  { x, y }: { x: number; y: number },
): void {
  const width = pillWidth(sheet, band.band);
  sheet.artifact(() => {
    sheet.pdf.roundedRect(x, y, width, bandHeight, bandHeight / 2).fill(tones[band.tone].tint);
  });
  drawWord(sheet, cell, band, { x: x + padding, y, width: width - 2 * padding });
}
