import type { Box } from './box.ts';

/** A piece of a page that is never cut. */
export interface Block extends Box {
  /** Space to the block above; none at the head of a page. */
  readonly gap: number;
  /** Never the last on its page: a heading, or the first row of a table. */
  readonly withNext?: boolean;
  /** The list or table that it is a row of, together with its neighbours of the same. */
  readonly rowOf?: 'Table' | 'L' | 'numbered L';
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
