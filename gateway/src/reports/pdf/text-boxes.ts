import { type Block, type Box, overlay, shiftBox } from './box.ts';
import { contentArea, palette, paper, sectionGap } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** The heading of a section, on the same page as the next block. */
export function headingBlock(sheet: Sheet, text: string): Block {
  return { gap: sectionGap, withNext: true, ...sheet.text('H2', text, styles.section, contentArea.width) };
}

/** The heading of a section with a short introduction to the right of it. */
export function leadBlock(sheet: Sheet, heading: string, lead: string): Block {
  const title = headingBlock(sheet, heading);
  const indent = sheet.widthOf(heading, styles.section) + 10;
  const text = sheet.text('P', lead, styles.muted, contentArea.width - indent);
  // The smaller text is shifted down, so that both texts share a baseline.
  return { ...title, ...overlay(title, shiftBox(text, { x: indent, y: 2.7 })) };
}

/** How a list item and its dot look. */
interface ListItemStyle {
  /** The style of the item's first line. The dot is drawn at the middle of this line's height. */
  readonly style: TextStyle;
  readonly colour: string;
  /** The distance from the left edge of the item to its content, in points. */
  readonly indent: number;
}

/** An item of a list, with a dot before its first line. */
export function listItem(sheet: Sheet, content: Box, { colour, indent, style }: ListItemStyle): Box {
  const dot = sheet.picture((pdf, { x, y }) => {
    pdf.circle(x + 3, y + style.leading / 2, 1.6).fill(colour);
  });
  return overlay(dot, sheet.element('LI', shiftBox(content, { x: indent, y: 0 })));
}

/** How a pill looks. Its meaning is also in the icon and the text, so that nobody depends on the colour. */
type PillLook = Readonly<Record<'colour' | 'tint' | 'icon', string>>;

const exclamationIcon = 'M6 3v3.6M6 8.8v.1';
/** The looks of pills by tone. The icons are SVG paths in a square of 12 by 12. */
export const pillLooks = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.indigoTint, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: exclamationIcon },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: exclamationIcon },
} as const satisfies Record<string, PillLook>;

/** The width of a pill's icon and the space before the text, in points. */
const pillIconWidth = 14;
/** The space to the left of the icon, and to the right of the text, in points. */
const pillPadding = 6;
const pillHeight = 16;
const pillStyle: TextStyle = { ...styles.smallStrong, leading: 12 };

/** A text with an icon on a coloured background, such as the band of a measured value. */
export function pill(sheet: Sheet, text: string, look: PillLook): Box & { readonly width: number } {
  const { colour, icon, tint } = look;
  // A point more than the text, so that a rounding error does not break the line.
  const textWidth = sheet.widthOf(text, pillStyle) + 1;
  const textBox = sheet.text('P', text, { ...pillStyle, colour }, textWidth);
  const width = pillIconWidth + textWidth + 2 * pillPadding;
  const background = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tint);
    pdf.save().translate(x + pillPadding, y + 2);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  const box = overlay(background, shiftBox(textBox, { x: pillPadding + pillIconWidth, y: 2 }));
  return { ...box, width, height: pillHeight };
}

interface Frame {
  /** The distance from the left edge of the frame to its content, in points. */
  readonly indent: number;
  /** The space above the first and below the last block, in points. */
  readonly padding: number;
  /** Draws the frame over the width of the column, from `top` to `bottom` on the page. */
  readonly paint: (pdf: PDFKit.PDFDocument, top: number, bottom: number) => void;
}

/** Draws a frame filled with one colour. @param stripe the colour of a stripe at its left edge; without it no stripe is drawn */
export function filledFrame(tint: string, stripe?: string): Frame['paint'] {
  return (pdf, top, bottom) => {
    pdf.roundedRect(contentArea.x, top, contentArea.width, bottom - top, 12).fill(tint);
    if (stripe) pdf.roundedRect(contentArea.x + 5, top + 12, 3.5, bottom - top - 24, 1.75).fill(stripe);
  };
}

/**
 * The slice of a frame is the part that one block draws (`frameBlocks`). If the frame continues in another slice, it is drawn beyond the
 * edge of this slice by this length in points, and clipped there. The length must exceed the rounded corners, so that no corner is visible
 * between two slices.
 */
const overdraw = 40;

/**
 * Puts blocks into one frame. Each block draws its own slice of the frame, so that the frame continues where a page break splits the blocks.
 * The gap between two blocks is inside the frame, so each of their slices contains half of it.
 */
export function frameBlocks(
  sheet: Sheet,
  blocks: readonly Block[],
  { indent, padding, paint }: Frame,
): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const isFirst = index === 0;
    const content = shiftBox(block, { x: indent, y: isFirst ? padding : block.gap / 2 });
    const height = content.height + (next ? next.gap / 2 : padding);
    const slice = sheet.picture((pdf, { y }) => {
      // The slices overlap by a point, since a thin line is visible between edges that only touch.
      pdf
        .save()
        .rect(0, y, paper.width, height + (next ? 1 : 0))
        .clip();
      paint(pdf, isFirst ? y : y - overdraw, y + height + (next ? overdraw : 0));
      pdf.restore();
    });
    return { ...block, ...overlay(slice, content), height, gap: isFirst ? block.gap : 0 };
  });
}
