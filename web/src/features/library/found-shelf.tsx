import { EmptyState } from '../../components/empty-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ArticleRow } from './article-row.tsx';
import { libraryCopy } from './copy.ts';
import type { Found } from './search/found.ts';
import { snippetOf } from './search/snippet.ts';

const copy = libraryCopy.results;

interface FoundShelfProps {
  readonly found: readonly Found[];
  readonly words: string;
  readonly onShowAll: () => void;
}

/** Search results, best first. */
export function FoundShelf({ found, words, onShowAll }: FoundShelfProps) {
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h2 id="results" className="display text-question">
        {copy.heading}
      </h2>
      {found.length === 0 ? (
        <EmptyState
          pillar="lifestyle"
          action={
            <Button variant="outline" onClick={onShowAll}>
              {libraryCopy.showAll}
            </Button>
          }
        >
          <span className="[overflow-wrap:anywhere]">{copy.none(words.trim())}</span>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {found.map(article => (
            <li key={article.item.contentId}>
              <ArticleRow item={article.item} words={article.words} text={snippetOf(article)} snippet />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
