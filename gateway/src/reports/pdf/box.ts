import type { Structure } from './tagged-pdf.ts';

// The layout of a report. Sections (`sections/`) build boxes, which know their height before they are drawn. `paginate.ts` assigns blocks,
// boxes that are never split, to pages. `render-report.ts` then draws each block at its place.

/** A position in points, to the right of and below the top left corner of the page, or of an outer box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a page with a known height, in points, which can be drawn anywhere. */
export interface Box {
  readonly height: number;
  /** Draws the box with its top left corner at a point of the page. Its elements are added to `parent` in the structure tree. */
  readonly draw: (parent: Structure, corner: Point) => void;
}

/** A box that draws `box` to the right of and below its own corner. */
export function shiftBox({ draw, height }: Box, { x, y }: Point): Box {
  return { height: y + height, draw: (parent, corner) => draw(parent, { x: corner.x + x, y: corner.y + y }) };
}

/** Boxes with the same top left corner, drawn in order. Nulls are ignored. */
export function overlay(...boxes: readonly (Box | null)[]): Box {
  const present = boxes.filter(box => box !== null);
  return {
    height: Math.max(0, ...present.map(({ height }) => height)),
    draw: (parent, corner) => {
      for (const box of present) box.draw(parent, corner);
    },
  };
}

/** Boxes below each other. Nulls are ignored. */
export function stack(...boxes: readonly (Box | null)[]): Box {
  let height = 0;
  const placedBoxes: Box[] = [];
  for (const box of boxes) {
    if (box === null) continue;
    const placedBox = shiftBox(box, { x: 0, y: height });
    placedBoxes.push(placedBox);
    // The height of a shifted box includes the space above it.
    height = placedBox.height;
  }
  return overlay(...placedBoxes);
}

/** Boxes side by side. @param pitch the distance from one left edge to the next, in points */
export function sideBySide(boxes: readonly Box[], pitch: number): Box {
  return overlay(...boxes.map((box, index) => shiftBox(box, { x: index * pitch, y: 0 })));
}

/** Rows of two boxes side by side; the last row may have one. @param pitch as in `sideBySide` */
export function pairBoxes(boxes: readonly Box[], pitch: number): Box[] {
  const rows: Box[] = [];
  for (let index = 0; index < boxes.length; index += 2) {
    rows.push(sideBySide(boxes.slice(index, index + 2), pitch));
  }
  return rows;
}

/** A box that is never split between pages. */
export interface Block extends Box {
  /** Space to the block above, in points; not used at the top of a page. */
  readonly gap: number;
  /** Whether it must be on the same page as the next block: a heading, or the first row of a table. */
  readonly withNext?: boolean;
  /**
   * Set for a row of a list or table: the PDF structure type of the element that contains the rows. `L` is a list, and
   * `numbered L` a list with numbers as labels. Consecutive blocks with the same value are rows of one element.
   */
  readonly rowOf?: 'Table' | 'L' | 'numbered L';
}

/** A section of the report. */
export interface Section {
  /** The title of its bookmark; null for a section without a heading. */
  readonly bookmark: string | null;
  readonly blocks: readonly Block[];
}

/** The rows of a list or table as blocks. The gaps are in points, `gapBefore` is above the first row. */
export function rowBlocks(
  rowOf: NonNullable<Block['rowOf']>,
  rows: readonly Box[],
  { gapBefore, gapBetween }: { readonly gapBefore: number; readonly gapBetween: number },
): Block[] {
  return rows.map((row, index) => ({ ...row, rowOf, gap: index === 0 ? gapBefore : gapBetween }));
}

/** Keeps the first two blocks of a list or table on one page, and also the last two, so that no page has a single row. */
export function keepEndsTogether(blocks: readonly Block[]): Block[] {
  const last = blocks.length - 1;
  return blocks.map((block, index) => {
    const isFirstOfTwo = index < last && (index === 0 || index === last - 1);
    return isFirstOfTwo ? { ...block, withNext: true } : block;
  });
}
