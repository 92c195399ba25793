import type { Block, Part, Section } from './box.ts';
import { column, gutter, half } from './paper.ts';

/** Where a page's content begins and ends, in points from its top. */
export interface PageArea {
  readonly top: number;
  readonly bottom: number;
}

export interface PageAreas {
  readonly first: PageArea;
  readonly following: PageArea;
}

/** A block in its place. */
export interface Placed {
  readonly block: Block;
  readonly section: Section;
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface Pages {
  readonly placed: readonly Placed[];
  readonly count: number;
}

/** Blocks that must stay together. */
type Chain = readonly { readonly block: Block; readonly section: Section }[];

/** Gives every block its place, in order; columns are made equally long. */
export function paginate(parts: readonly Part[], rooms: PageAreas): Pages {
  const pages = new PageFiller(rooms);
  for (const { columns, sections } of parts) {
    const chains = chainsOf(sections);
    if (columns === 1) for (const chain of chains) pages.add(chain);
    else pages.addInColumns(chains);
  }
  return { placed: pages.placed, count: pages.page + 1 };
}

/** Pages that are filled from top to bottom. */
class PageFiller {
  readonly placed: Placed[] = [];
  page = 0;
  readonly #rooms: PageAreas;
  #y: number;

  constructor(rooms: PageAreas) {
    this.#rooms = rooms;
    this.#y = rooms.first.top;
  }

  /** Over the whole width, on the next page where this one has no room. */
  add(chain: Chain): void {
    if (!this.#atTop && this.#y + heightOf(chain, false) > this.#room.bottom) this.#turn();
    this.#y = this.#put([chain], column.x, this.#y, this.#atTop);
  }

  /** In two columns of one length; where this page has no room for all, both are filled to its foot and go on over the page. */
  addInColumns(chains: readonly Chain[]): void {
    let rest = chains;
    while (rest.length > 0) {
      const top = this.#y + (this.#atTop ? 0 : (rest[0]?.[0]?.block.gap ?? 0));
      const height = this.#room.bottom - top;
      const left = balance(rest, height) ?? fitting(rest, height);
      const right = fitting(rest.slice(left), height);
      if (left > 0 || this.#atTop) {
        this.#y = top;
        const cut = Math.max(1, left);
        this.#putPair([rest.slice(0, cut), rest.slice(cut, cut + right)]);
        rest = rest.slice(cut + right);
      }
      if (rest.length > 0) this.#turn();
    }
  }

  #putPair(columns: readonly (readonly Chain[])[]): void {
    const top = this.#y;
    const ends = columns.map((chains, index) =>
      this.#put(chains, column.x + index * (half + gutter), top, true),
    );
    this.#y = Math.max(...ends);
  }

  /** Returns the y below. */
  #put(chains: readonly Chain[], x: number, top: number, atTop: boolean): number {
    let y = top;
    for (const [index, { block, section }] of chains.flat().entries()) {
      if (index > 0 || !atTop) y += block.gap;
      this.placed.push({ block, section, page: this.page, x, y });
      y += block.height;
    }
    return y;
  }

  get #room(): PageArea {
    return this.page === 0 ? this.#rooms.first : this.#rooms.following;
  }

  get #atTop(): boolean {
    return this.#y === this.#room.top;
  }

  #turn(): void {
    this.page += 1;
    this.#y = this.#rooms.following.top;
  }
}

function chainsOf(sections: readonly Section[]): Chain[] {
  const chains: { block: Block; section: Section }[][] = [[]];
  for (const section of sections) {
    for (const block of section.blocks) {
      chains.at(-1)?.push({ block, section });
      if (!block.withNext) chains.push([]);
    }
  }
  return chains.filter(chain => chain.length > 0);
}

function heightOf(chain: Chain, atTop: boolean): number {
  return chain.reduce(
    (sum, { block }, index) => sum + block.height + (index === 0 && atTop ? 0 : block.gap),
    0,
  );
}

function lengthOf(chains: readonly Chain[]): number {
  return heightOf(chains.flat(), true);
}

/** How many chains go into the left column so that the longer column is shortest; null where it is longer than `max`. */
function balance(chains: readonly Chain[], max: number): number | null {
  let best = { cut: 0, length: Number.POSITIVE_INFINITY };
  for (let cut = 1; cut <= chains.length; cut += 1) {
    const length = Math.max(lengthOf(chains.slice(0, cut)), lengthOf(chains.slice(cut)));
    if (length < best.length) best = { cut, length };
  }
  return best.length <= max ? best.cut : null;
}

/** How many chains fit into a column of this height. */
function fitting(chains: readonly Chain[], height: number): number {
  const over = chains.findIndex((_, index) => lengthOf(chains.slice(0, index + 1)) > height);
  return over < 0 ? chains.length : over;
}
