import { useEffect, useMemo, useState } from 'react';
import type { FindArticles, Found, SearchedItem } from './found.ts';
import { searchPlainly } from './plain-search.ts';

type Indexer = <Item extends SearchedItem>(items: readonly Item[]) => FindArticles<Item>;

interface Search<Item> {
  /** Undefined while the articles load. */
  readonly found: readonly Found<Item>[] | undefined;
  /** Loads the index. */
  readonly prepare: () => void;
}

/** Searches the articles. Until the index is loaded, and if it cannot be, with a plain comparison. */
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
  // Words may be there before any focus, after Back from an article.
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
