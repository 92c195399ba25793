import type { ContentItem } from '@choose-life/client';
import { plainTextOf, plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FindArticles, type Found, folded, wordsOf } from './words.ts';

type Indexer = (items: readonly ContentItem[]) => FindArticles;

interface Search {
  /** Undefined while the articles load. */
  readonly found: readonly Found[] | undefined;
  /** Loads the index. */
  readonly prepare: () => void;
}

/** Searches the articles. Until the index is loaded, and if it cannot be, with a plain comparison. */
export function useSearch(items: readonly ContentItem[] | undefined, typed: string): Search {
  const [indexer, setIndexer] = useState<Indexer | null>(null);
  const prepare = () => {
    if (indexer) return;
    import('./library-index.ts').then(
      code => setIndexer(() => code.indexLibrary),
      // The next focus tries again.
      () => {},
    );
  };
  const isTyped = typed.trim() !== '';
  const prepareTyped = useEffectEvent(prepare);
  // Words may be there before any focus, after Back from an article.
  useEffect(() => {
    if (isTyped) prepareTyped();
  }, [isTyped]);
  const find = useMemo(
    () => items && (indexer && isTyped ? indexer(items) : searchPlainly(items)),
    [items, indexer, isTyped],
  );
  const found = useMemo(() => find?.(typed), [find, typed]);
  return { found, prepare };
}

/** Articles with all words in title, introduction or author: the search until the index is loaded. */
export function searchPlainly(items: readonly ContentItem[]): FindArticles {
  return typed => {
    const parts = folded(typed)
      .split(/\s+/)
      .filter(part => part !== '');
    const words = wordsOf(typed);
    return items
      .filter(item => parts.every(part => folded(searchedText(item)).includes(part)))
      .map(item => ({ item, words }));
  };
}

function searchedText({ contentTitle, contentIntroduction, contentAuthorName }: ContentItem): string {
  return [plainTitleOf(contentTitle), plainTextOf(contentIntroduction), contentAuthorName].join('\n');
}
