import type { Structure } from './tagged-pdf.ts';

/** Points to the right of and below a corner: of the page, or of the box that holds this one. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that is measured, to be drawn where there is room for it. */
export interface Box {
  readonly height: number;
  /** Draws it below and to the right of a point of the page; its text belongs to `parent` in the structure tree. */
  readonly draw: (parent: Structure, corner: Point) => void;
}

/** A box away from the corner of the one that holds it. */
export function shifted({ draw, height }: Box, { x, y }: Point): Box {
  return { height: y + height, draw: (parent, corner) => draw(parent, { x: corner.x + x, y: corner.y + y }) };
}

/** Boxes of one corner, drawn in their order. */
export function overlay(...boxes: readonly (Box | null)[]): Box {
  const there = boxes.filter(box => box !== null);
  return {
    height: Math.max(0, ...there.map(({ height }) => height)),
    draw: (parent, corner) => {
      for (const box of there) box.draw(parent, corner);
    },
  };
}

export function stack(...boxes: readonly (Box | null)[]): Box {
  let height = 0;
  const there = boxes.map(box => {
    const placed = box && shifted(box, { x: 0, y: height });
    height = placed?.height ?? height;
    return placed;
  });
  return overlay(...there);
}

/** Boxes side by side, their left edges `pitch` apart. */
export function beside(boxes: readonly Box[], pitch: number): Box {
  return overlay(...boxes.map((box, index) => shifted(box, { x: index * pitch, y: 0 })));
}

export function inPairs(boxes: readonly Box[], pitch: number): Box[] {
  return boxes.flatMap((_, index) => (index % 2 === 0 ? [beside(boxes.slice(index, index + 2), pitch)] : []));
}

/** A piece of a page that is never cut. */
export interface Block extends Box {
  /** Space to the block above; none at the head of a page. */
  readonly gap: number;
  /** Never the last on its page: a heading, or the first row of a table. */
  readonly withNext?: boolean;
  /** The list or table that it is a row of, together with its neighbours of the same. */
  readonly rowOf?: 'Table' | 'L' | 'numbered L';
}

/** A section of the report, with its entry in the list of bookmarks; null where it has no heading. */
export interface Section {
  readonly bookmark: string | null;
  readonly blocks: readonly Block[];
}

/** The rows of a list or table, with the space above the first and above each other row. */
export function rowBlocks(
  rowOf: NonNullable<Block['rowOf']>,
  rows: readonly Box[],
  [first, others]: readonly [number, number],
): Block[] {
  return rows.map((row, index) => ({ ...row, rowOf, gap: index === 0 ? first : others }));
}

/** A list or table is never cut behind its first block, nor before its last. */
export function keepEnds(blocks: readonly Block[]): Block[] {
  const beforeLast = blocks.length - 2;
  return blocks.map((block, index) =>
    index < blocks.length - 1 && (index === 0 || index === beforeLast) ? { ...block, withNext: true } : block,
  );
}
