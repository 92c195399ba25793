import { type Box, overlay, shifted } from './box.ts';
import type { Sheet } from './sheet.ts';
import type { TextStyle } from './typeface.ts';

/** An item of a list with a dot before its first line, which has this style. `room` and `radius` are the dot's, in points. */
export function listItem(
  sheet: Sheet,
  content: Box,
  { colour, radius = 1.6, room, style }: { style: TextStyle; colour: string; room: number; radius?: number },
): Box {
  const dot = sheet.picture((pdf, { x, y }) => {
    pdf.circle(x + 3, y + style.leading / 2, radius).fill(colour);
  });
  return overlay(dot, sheet.element('LI', shifted(content, { x: room, y: 0 })));
}
