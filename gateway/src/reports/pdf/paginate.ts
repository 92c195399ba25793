import type { Block, Section } from './box.ts';

/** The top and bottom of the content, on the first page and on the following ones, in points from the top of the page. */
export type PageAreas = Readonly<
  Record<'first' | 'following', { readonly top: number; readonly bottom: number }>
>;

/** A block with its page and position. */
export interface PlacedBlock {
  readonly block: Block;
  readonly section: Section;
  /** The index of the page, from 0. */
  readonly page: number;
  /** The top edge, in points from the top of the page. */
  readonly y: number;
}

/** The placed blocks of a document, in order, and the number of its pages. */
export interface Pages {
  readonly placedBlocks: readonly PlacedBlock[];
  readonly count: number;
}

/**
 * Assigns blocks to pages. Blocks that must stay together form a chain. A chain begins a new page if it does not fit on the current one. A
 * chain higher than a page is not split, and would run over the bottom of the page.
 */
export function paginate(sections: readonly Section[], { first, following }: PageAreas): Pages {
  const placedBlocks: PlacedBlock[] = [];
  let page = 0;
  let area = first;
  let y = area.top;
  for (const chain of chainsOf(sections)) {
    const height = chain.reduce((sum, { block }) => sum + block.gap + block.height, 0);
    if (y > area.top && y + height > area.bottom) {
      page += 1;
      area = following;
      y = area.top;
    }
    for (const { block, section } of chain) {
      if (y > area.top) y += block.gap;
      placedBlocks.push({ block, section, page, y });
      y += block.height;
    }
  }
  return { placedBlocks, count: page + 1 };
}

/** Groups of blocks that must be on one page (`withNext`). */
function chainsOf(sections: readonly Section[]) {
  const chains: Pick<PlacedBlock, 'block' | 'section'>[][] = [[]];
  for (const section of sections) {
    for (const block of section.blocks) {
      chains.at(-1)?.push({ block, section });
      if (!block.withNext) chains.push([]);
    }
  }
  return chains;
}
