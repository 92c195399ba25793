import { useEffect, useMemo, useState } from 'react';
import type { FindArticles, Found, SearchedItem } from './found.ts';
import { searchPlainly } from './plain-search.ts';

type Indexer = <Item extends SearchedItem>(items: readonly Item[]) => FindArticles<Item>;

interface Search<Item> {
  /** Undefined while there are no articles. */
  readonly found: readonly Found<Item>[] | undefined;
  /** Fetches the code of the index: somebody is about to type. */
  readonly prepare: () => void;
}

/** The articles found by the words typed. Until the index is there, and where its code does not come, words are compared plainly. */
export function useSearch<Item extends SearchedItem>(
  items: readonly Item[] | undefined,
  typed: string,
): Search<Item> {
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
  // Words may stand there before any focus: on the way back from an article.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whether there are words, and for nothing else.
  useEffect(() => {
    if (isTyped) prepare();
  }, [isTyped]);
  const find = useMemo(
    () => items && (indexer && isTyped ? indexer(items) : searchPlainly(items)),
    [items, indexer, isTyped],
  );
  const found = useMemo(() => find?.(typed), [find, typed]);
  return { found, prepare };
}
