import type { TextMeasurer } from './text-block.ts';
import type { TextStyle } from './typeface.ts';

/** A short text in its place, from the corner of the row. */
export interface InRow {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Short texts side by side, in as many lines as they need. */
export function flowRow(
  measure: TextMeasurer,
  texts: readonly string[],
  style: TextStyle,
  { between, width }: { between: number; width: number },
): { readonly places: readonly InRow[]; readonly height: number } {
  let x = 0;
  let y = 0;
  let lineHeight = style.leading;
  const places = texts.map(text => {
    const wide = Math.min(measure.widthOf(text, style) + 1, width);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += lineHeight;
    }
    const place = { text, x, y, width: wide };
    lineHeight = measure.heightOf(text, style, wide);
    x += wide + between;
    return place;
  });
  return { places, height: texts.length === 0 ? 0 : y + lineHeight };
}
