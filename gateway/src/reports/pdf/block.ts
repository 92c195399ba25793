import type { Sheet } from './sheet.ts';
import type { Structure } from './structure.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element that several blocks share, such as the table of its rows. */
export interface Group {
  readonly role: 'Table' | 'L' | 'numbered L';
}

/** A piece of a page that is never cut. */
export interface Block {
  readonly height: number;
  /** Space to the block above; none at the head of a page. */
  readonly gap: number;
  /** Never the last on its page: a heading, or the first row of a table. */
  readonly withNext?: boolean;
  readonly group?: Group;
  readonly draw: (sheet: Sheet, parent: Structure, at: Point) => void;
}

/** A section of the report, with its entry in the list of bookmarks. */
export interface Section {
  readonly bookmark: string;
  readonly blocks: readonly Block[];
}

/** What follows on one another: sections over the whole width, or sections that run through two columns. */
export interface Part {
  readonly columns: 1 | 2;
  readonly sections: readonly Section[];
}

/** A list or table is never cut behind its first block, nor before its last. */
export function keepEnds(blocks: readonly Block[]): Block[] {
  const beforeLast = blocks.length - 2;
  return blocks.map((block, index) =>
    index < blocks.length - 1 && (index === 0 || index === beforeLast) ? { ...block, withNext: true } : block,
  );
}
