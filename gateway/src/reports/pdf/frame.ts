import { type Block, overlay, shifted } from './box.ts';
import { column, paper } from './paper.ts';
import type { Sheet } from './sheet.ts';

export interface Frame {
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
