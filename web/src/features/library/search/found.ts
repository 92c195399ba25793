import type { ContentItem } from '@choose-life/client';

export interface Found {
  readonly item: ContentItem;
  /** The matched words, normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** Finds articles for a typed text, best first; all articles for an empty text. */
export type FindArticles = (typed: string) => readonly Found[];
