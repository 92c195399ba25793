import type { Block, Section } from './box.ts';

export interface PageArea {
  readonly top: number;
  readonly bottom: number;
}

export interface PageAreas {
  readonly first: PageArea;
  readonly following: PageArea;
}

export interface Placed {
  readonly block: Block;
  readonly section: Section;
  /** From 0. */
  readonly page: number;
  readonly y: number;
}

export interface Pages {
  readonly placed: readonly Placed[];
  readonly count: number;
}

/** Blocks that must stay together. */
type Chain = readonly { readonly block: Block; readonly section: Section }[];

export function paginate(sections: readonly Section[], { first, following }: PageAreas): Pages {
  const placed: Placed[] = [];
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
      placed.push({ block, section, page, y });
      y += block.height;
    }
  }
  return { placed, count: page + 1 };
}

function chainsOf(sections: readonly Section[]): Chain[] {
  const chains: { block: Block; section: Section }[][] = [[]];
  for (const section of sections) {
    for (const block of section.blocks) {
      chains.at(-1)?.push({ block, section });
      if (!block.withNext) chains.push([]);
    }
  }
  return chains;
}
