import type { LibraryItem } from '../library-item.ts';

/** An article with the parts that are searched. A gateway may omit any of them. */
export interface SearchedItem extends LibraryItem {
  readonly contentBody?: string | null | undefined;
  readonly contentConclusion?: string | null | undefined;
}

export interface Found<Item> {
  readonly item: Item;
  /** The matched words, normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** Finds articles for a typed text, best first; all articles for an empty text. */
export type FindArticles<Item> = (typed: string) => readonly Found<Item>[];
