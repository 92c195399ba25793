import type { Block, Section } from './box.ts';

/** Where a page's content begins and ends, in points from its top. */
export type PageAreas = Readonly<
  Record<'first' | 'following', { readonly top: number; readonly bottom: number }>
>;

export interface Placed {
  readonly block: Block;
  readonly section: Section;
  /** From 0. */
  readonly page: number;
  readonly y: number;
}

export type Pages = ReturnType<typeof paginate>;

export function paginate(sections: readonly Section[], { first, following }: PageAreas) {
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

/** Blocks that must stay together. */
function chainsOf(sections: readonly Section[]) {
  const chains: Pick<Placed, 'block' | 'section'>[][] = [[]];
  for (const section of sections) {
    for (const block of section.blocks) {
      chains.at(-1)?.push({ block, section });
      if (!block.withNext) chains.push([]);
    }
  }
  return chains;
}
