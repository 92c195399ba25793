import { type Block, type Box, overlay, shifted } from './box.ts';
import { column, palette, paper, sectionGap } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** The heading of a section; it never stands at the foot of a page. */
export function headingBlock(sheet: Sheet, text: string): Block {
  return { gap: sectionGap, withNext: true, ...sheet.text('H2', text, styles.section, column.width) };
}

/** The heading of a section with a short sentence beside it that leads in. */
export function leadBlock(sheet: Sheet, heading: string, lead: string): Block {
  const title = headingBlock(sheet, heading);
  const indent = sheet.widthOf(heading, styles.section) + 10;
  const text = sheet.text('P', lead, styles.muted, column.width - indent);
  // On one baseline: the smaller letters stand lower in their line.
  return { ...title, ...overlay(title, shifted(text, { x: indent, y: 2.7 })) };
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

/** How a pill says what it is: by icon and word, never by colour alone. */
type PillLook = Readonly<Record<'colour' | 'tint' | 'icon', string>>;

// SVG paths of 12 by 12.
const alarm = 'M6 3v3.6M6 8.8v.1';
export const pillLooks = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.indigoTint, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: alarm },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: alarm },
} as const satisfies Record<string, PillLook>;

const pillIcon = 14;
/** At both ends. */
const pillPadding = 6;
const pillHeight = 16;
const pillStyle: TextStyle = { ...styles.smallStrong, leading: 12 };

/** A word with its icon on a tint. */
export function pill(sheet: Sheet, text: string, look: PillLook): Box & { readonly width: number } {
  const { colour, icon, tint } = look;
  const word = sheet.shortText('P', text, { ...pillStyle, colour }, Number.POSITIVE_INFINITY);
  const width = pillIcon + word.width + 2 * pillPadding;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tint);
    pdf.save().translate(x + pillPadding, y + 2);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  const box = overlay(ground, shifted(word, { x: pillPadding + pillIcon, y: 2 }));
  return { ...box, width, height: pillHeight };
}

/** Rows of a table: each value behind its label. All labels get the room that the widest one needs, up to a limit. */
export function labelledRows(
  sheet: Sheet,
  rows: readonly { readonly label: string; readonly value: string; readonly style: TextStyle }[],
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

interface Frame {
  readonly indent: number;
  readonly padding: number;
  /** Paints the frame over the width of the column, between two heights of the page. */
  readonly paint: (pdf: PDFKit.PDFDocument, top: number, bottom: number) => void;
}

/** A frame of one colour, with a stripe at its left edge where that has a colour. */
export function ground(tint: string, stripe?: string): Frame['paint'] {
  return (pdf, top, bottom) => {
    pdf.roundedRect(column.x, top, column.width, bottom - top, 12).fill(tint);
    if (stripe) pdf.roundedRect(column.x + 5, top + 12, 3.5, bottom - top - 24, 1.75).fill(stripe);
  };
}

/** How far an open end of a frame is painted beyond the page's edge of the slice, where nothing of it shows. */
const beyond = 40;

/** Blocks in one frame that goes on over the page where they do: each paints the slice of the frame around it. */
export function framed(sheet: Sheet, blocks: readonly Block[], { indent, padding, paint }: Frame): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const isFirst = index === 0;
    const content = shifted(block, { x: indent, y: isFirst ? padding : block.gap / 2 });
    const height = content.height + (next ? next.gap / 2 : padding);
    const slice = sheet.picture((pdf, { y }) => {
      // Slices overlap a little: edges that only touch show as a thin line.
      pdf
        .save()
        .rect(0, y, paper.width, height + (next ? 1 : 0))
        .clip();
      paint(pdf, isFirst ? y : y - beyond, y + height + (next ? beyond : 0));
      pdf.restore();
    });
    return { ...block, ...overlay(slice, content), height, gap: isFirst ? block.gap : 0 };
  });
}
