import type { LibraryItem } from '../library-item.ts';

/** An article with the parts that are searched. A gateway may leave any of them out of its list. */
export interface SearchedItem extends LibraryItem {
  readonly contentBody?: string | null | undefined;
  readonly contentConclusion?: string | null | undefined;
}

/** An article that was found. */
export interface Found<Item> {
  readonly item: Item;
  /** The words in it that were looked for, as `wordsOf` writes them. */
  readonly words: readonly string[];
}

/** Finds articles, best first, by the words typed; every article while there are none. */
export type FindArticles<Item> = (typed: string) => readonly Found<Item>[];
