import type { ContentItem } from '@choose-life/client';
import { useEffect, useMemo, useState } from 'react';
import type { FindArticles, Found } from './found.ts';
import { searchPlainly } from './plain-search.ts';

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
  // Words may be there before any focus, after Back from an article.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether there are words matters.
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
