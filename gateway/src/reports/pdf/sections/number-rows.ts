import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';
import { type Box, overlay, shifted, stack } from '../box.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';
import { bandPill, bandWord } from './band.ts';

/**
 * One row of the table of numbers as a card: label and value, the band to their right or, where it has no room there, below
 * them, and the text under all.
 */
export function numberCard(sheet: Sheet, row: NumberRow, width: number): Box {
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
export function numberLine(sheet: Sheet, row: NumberRow, width: number): Box {
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
