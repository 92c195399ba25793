import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';
import type { Drawable, TextMeasurer } from '../text-block.ts';
import { styles } from '../typeface.ts';
import { drawWord, wordWidth } from './band.ts';

const between = 7;

/** One row of the table of numbers in as few lines as it goes: label, value and band one behind the other. */
export function layOutNumberLine(measure: TextMeasurer, row: NumberRow, width: number): Drawable {
  const { band, label, value } = row;
  const line = measure.heightOf(label, styles.strong, width);
  const labelWidth = Math.min(measure.widthOf(label, styles.strong) + 1, width);
  const bandWidth = wordWidth(measure, band);
  const valueRoom = width - labelWidth - between;
  const valueWide = measure.widthOf(value, styles.muted) + 1;
  const behind = valueWide <= valueRoom;
  const valueAt = behind ? { x: labelWidth + between, y: 0, width: valueWide } : { x: 0, y: line, width };
  const valueHeight = measure.heightOf(value, styles.muted, valueAt.width);
  const valueEnd = valueAt.x + (behind ? valueWide : Math.min(valueWide, width));
  const bandRoom = valueEnd + between + bandWidth <= width;
  const bandY = valueAt.y + valueHeight - (bandRoom ? line : 0) - 1;
  return {
    height: Math.max(line, valueAt.y + valueHeight, bandRoom ? 0 : valueAt.y + valueHeight + line),
    draw: (sheet, table, { x, y }) => {
      const tr = sheet.group(table, 'TR');
      sheet.write(tr, 'TH', label, styles.strong, { x, y, width: labelWidth });
      sheet.write(tr, 'TD', value, styles.muted, {
        x: x + valueAt.x,
        y: y + valueAt.y,
        width: valueAt.width,
      });
      const cell = sheet.group(tr, 'TD');
      drawWord(sheet, cell, row, { x: x + width - bandWidth, y: y + bandY, width: bandWidth });
    },
  };
}
