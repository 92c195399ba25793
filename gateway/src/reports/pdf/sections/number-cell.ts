import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';
import type { Drawable, TextMeasurer } from '../text-block.ts';
import { styles } from '../typeface.ts';
import { bandHeight, drawPill, pillWidth } from './band.ts';

/**
 * One row of the table of numbers, which stands beside others like a card: label and value with the band at their right, or
 * below where it has no room there, and the text under all.
 */
export function layOutNumber(measure: TextMeasurer, row: NumberRow, width: number): Drawable {
  const { band, label, text, value } = row;
  const pill = pillWidth(measure, band);
  const room = width - pill - 8;
  const beside = [measure.widthOf(label, styles.strong), measure.widthOf(value, styles.muted)].every(
    wide => wide <= room,
  );
  const own = beside ? room : width;
  const valueTop = measure.heightOf(label, styles.strong, own);
  const valueFoot = valueTop + measure.heightOf(value, styles.muted, own);
  const foot = beside ? valueFoot : valueFoot + bandHeight;
  const bandAt = beside ? { x: width - pill, y: 1 } : { x: 0, y: valueFoot };
  return {
    height: foot + (text === null ? 0 : measure.heightOf(text, styles.small, width)),
    draw: (sheet, table, { x, y }) => {
      const line = sheet.group(table, 'TR');
      sheet.write(line, 'TH', label, styles.strong, { x, y, width: own });
      sheet.write(line, 'TD', value, styles.muted, { x, y: y + valueTop, width: own });
      const cell = sheet.group(line, 'TD');
      drawPill(sheet, cell, row, { x: x + bandAt.x, y: y + bandAt.y });
      if (text !== null) sheet.write(cell, 'P', text, styles.small, { x, y: y + foot, width });
    },
  };
}
