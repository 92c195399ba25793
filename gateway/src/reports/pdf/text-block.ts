import type { Block, Group } from './block.ts';
import { palette } from './palette.ts';
import { column } from './paper.ts';
import type { Sheet } from './sheet.ts';
import type { Role } from './structure.ts';
import { styles, type TextStyle } from './typeface.ts';

/** What measures a text before it is drawn. */
export type TextMeasurer = Pick<Sheet, 'heightOf' | 'widthOf'>;

interface TextBlock {
  readonly role: Role;
  readonly text: string;
  readonly style: TextStyle;
  readonly gap: number;
  readonly width?: number;
  readonly withNext?: boolean;
}

/** One paragraph or heading. */
export function textBlock(measure: TextMeasurer, given: TextBlock): Block {
  const { gap, role, style, text, width = column.width, withNext = false } = given;
  return {
    gap,
    withNext,
    height: measure.heightOf(text, style, width),
    draw: (sheet, parent, { x, y }) => sheet.write(parent, role, text, style, { x, y, width }),
  };
}

/** The heading of a section; it never stands at the foot of a page. */
export function headingBlock(measure: TextMeasurer, text: string, gap: number): Block {
  return textBlock(measure, { role: 'H2', text, style: styles.section, gap, withNext: true });
}

/** Something measured, to be drawn where there is room for it. */
export interface Drawable {
  readonly height: number;
  readonly draw: (
    sheet: Sheet,
    parent: Parameters<Block['draw']>[1],
    at: { readonly x: number; readonly y: number },
  ) => void;
}

/** A heading with a sentence that leads in: beside it where there is room, else below. */
export function headingWithLead(
  measure: TextMeasurer,
  heading: string,
  lead: string,
  width: number,
): Drawable {
  const style = styles.section;
  const indent = measure.widthOf(heading, style) + 10;
  const beside = indent + measure.widthOf(lead, styles.muted) <= width;
  const headingHeight = measure.heightOf(heading, style, width);
  return {
    height: headingHeight + (beside ? 0 : measure.heightOf(lead, styles.muted, width)),
    draw: (sheet, parent, { x, y }) => {
      sheet.write(parent, 'H2', heading, style, { x, y, width });
      // On one baseline: the smaller letters stand lower in their line.
      const place = beside
        ? { x: x + indent, y: y + 2.7, width: width - indent + 1 }
        : { x, y: y + headingHeight, width };
      sheet.write(parent, 'P', lead, styles.muted, place);
    },
  };
}

/** The heading of a section with its lead. */
export function leadBlock(measure: TextMeasurer, heading: string, lead: string, gap: number): Block {
  return { gap, withNext: true, ...headingWithLead(measure, heading, lead, column.width) };
}

const indent = 11;

/** One item of a list, with a dot before it. */
export function itemBlock(
  measure: TextMeasurer,
  {
    gap,
    group,
    style,
    text,
    width,
  }: { text: string; style: TextStyle; gap: number; group: Group; width: number },
): Block {
  return {
    gap,
    group,
    height: measure.heightOf(text, style, width - indent),
    draw: (sheet, list, { x, y }) => {
      sheet.artifact(() => sheet.pdf.circle(x + 3, y + style.leading / 2, 1.6).fill(palette.inkSubtle));
      const item = sheet.group(list, 'LI');
      sheet.write(item, 'LBody', text, style, { x: x + indent, y, width: width - indent });
    },
  };
}
