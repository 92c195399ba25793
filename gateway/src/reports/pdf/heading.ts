import type { Block } from './block.ts';
import { type Box, overlay, shifted } from './box.ts';
import { column } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './typeface.ts';

/** The heading of a section; it never stands at the foot of a page. */
export function headingBlock(sheet: Sheet, text: string, gap: number): Block {
  return { gap, withNext: true, ...sheet.text('H2', text, styles.section, column.width) };
}

/** The heading of a section with a sentence that leads in: beside it where there is room, else below. */
export function headingWithLead(sheet: Sheet, heading: string, lead: string, width: number): Box {
  const title = sheet.text('H2', heading, styles.section, width);
  const indent = sheet.widthOf(heading, styles.section) + 10;
  if (indent + sheet.widthOf(lead, styles.muted) > width) {
    return overlay(title, shifted(sheet.text('P', lead, styles.muted, width), { x: 0, y: title.height }));
  }
  // On one baseline: the smaller letters stand lower in their line.
  const place = { x: indent, y: 2.7 };
  return overlay(title, shifted(sheet.text('P', lead, styles.muted, width - indent + 1), place));
}

export function leadBlock(sheet: Sheet, heading: string, lead: string, gap: number): Block {
  return { gap, withNext: true, ...headingWithLead(sheet, heading, lead, column.width) };
}
