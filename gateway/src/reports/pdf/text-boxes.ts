import { type Block, type Box, overlay, shifted } from './box.ts';
import { column, sectionGap } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** The heading of a section; it never stands at the foot of a page. */
export function headingBlock(sheet: Sheet, text: string): Block {
  return { gap: sectionGap, withNext: true, ...sheet.text('H2', text, styles.section, column.width) };
}

/** The heading of a section with a sentence that leads in: beside it where there is room, else below. */
export function leadBlock(sheet: Sheet, heading: string, lead: string): Block {
  const title = headingBlock(sheet, heading);
  const indent = sheet.widthOf(heading, styles.section) + 10;
  const isBeside = indent + sheet.widthOf(lead, styles.muted) <= column.width;
  const x = isBeside ? indent : 0;
  const text = sheet.text('P', lead, styles.muted, column.width - x + 1);
  // On one baseline: the smaller letters stand lower in their line.
  return { ...title, ...overlay(title, shifted(text, { x, y: isBeside ? 2.7 : title.height })) };
}

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

interface LabelledRow {
  readonly label: string;
  readonly value: string;
  /** Of the value. */
  readonly style: TextStyle;
}

/** Rows of a table: each value behind its label. All labels get the room that the widest one needs, up to a limit. */
export function labelledRows(
  sheet: Sheet,
  rows: readonly LabelledRow[],
  options: { labelStyle: TextStyle; maxLabel: number; between: number; width: number },
): Box[] {
  const { between, labelStyle, maxLabel, width } = options;
  const widest = Math.max(0, ...rows.map(({ label }) => sheet.widthOf(label, labelStyle)));
  const labelWidth = Math.min(widest + 1, maxLabel);
  const x = labelWidth + between;
  return rows.map(({ label, style, value }) => {
    const head = sheet.text('TH', label, labelStyle, labelWidth);
    return sheet.element(
      'TR',
      overlay(head, shifted(sheet.text('TD', value, style, width - x), { x, y: 0 })),
    );
  });
}
