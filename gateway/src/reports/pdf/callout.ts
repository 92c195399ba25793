import { column, type Sheet, type Structure } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

interface Callout {
  readonly title: string;
  readonly lines: readonly string[];
  readonly colour: string;
  readonly tint: string;
}

const padding = 12;
const width = column.width - 2 * padding - 6;

/** A tinted box with a bar at its side: something to read before anything else. Moves the sheet below it. */
export function drawCallout(sheet: Sheet, parent: Structure, { colour, lines, tint, title }: Callout): void {
  const titleStyle: TextStyle = { ...styles.strong, size: 11, colour };
  const inner = [title, ...lines].reduce(
    (sum, text, index) => sum + 3 + sheet.heightOf(text, index === 0 ? titleStyle : styles.body, width),
    0,
  );
  const height = inner + 2 * padding - 3;
  sheet.need(height);
  const top = sheet.y;
  sheet.ornament(() => {
    sheet.pdf.roundedRect(column.x, top, column.width, height, 12).fill(tint);
    sheet.pdf.roundedRect(column.x, top + 10, 4, height - 20, 2).fill(colour);
  });
  const place = { x: column.x + padding + 6, width };
  let y = sheet.write(parent, 'P', title, titleStyle, { ...place, y: top + padding }) + 3;
  for (const line of lines) y = sheet.write(parent, 'P', line, styles.body, { ...place, y }) + 3;
  sheet.y = top + height + 10;
}
