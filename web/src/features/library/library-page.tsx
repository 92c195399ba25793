import { type Category, categories } from '@choose-life/contracts/domain/content';
import { atom, useAtom } from 'jotai';
import { Check, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { libraryInput } from '@/api/library';
import { trpc } from '@/api/trpc';
import { LoadError } from '@/components/empty-state';
import { SearchField } from '@/components/forms/field';
import { Loading } from '@/components/loading';
import { Motif, pillarOfCategory } from '@/components/motif';
import { PageHeading } from '@/components/page-heading';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { onForget } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';
import { SearchResults, Shelf, Shelves } from './article-shelves.tsx';
import { indexLibrary } from './search/library-index.ts';
import { isInChosenCategories, noFilter, toggleCategory } from './shelves.ts';

/** The page /library (s.2.3). The search runs in the browser, because the call cannot send a search text (s.7). */
export function LibraryPage() {
  const [filter, setFilter] = useAtom(libraryFilterAtom);
  const library = trpc.content.readContentLibrary.useQuery(libraryInput);
  const items = library.data?.contentLibrary.data;
  const isSearching = filter.query.trim() !== '';
  // The index is created only when a search begins.
  const findArticles = useMemo(
    () => (isSearching && items ? indexLibrary(items) : null),
    [isSearching, items],
  );
  const matchingArticles = useMemo(() => findArticles?.(filter.query), [findArticles, filter.query]);
  const shownResults = matchingArticles?.filter(({ item }) => isInChosenCategories(item, filter.categories));
  const shownItems = items?.filter(item => isInChosenCategories(item, filter.categories));
  const shownCount = (shownResults ?? shownItems)?.length;
  const showAll = () => setFilter(noFilter);
  let content: ReactNode;
  if (library.isError && !items) {
    content = (
      <LoadError pillar="lifestyle" onRetry={() => void library.refetch()}>
        The library could not be loaded.
      </LoadError>
    );
  } else if (!shownItems) {
    content = <LoadingShelves />;
  } else if (shownResults) {
    content = <SearchResults articles={shownResults} query={filter.query} onShowAll={showAll} />;
  } else {
    content = <Shelves items={shownItems} />;
  }
  return (
    <div className="content grid gap-6">
      <PageHeading lead="Short reads on health, lifestyle, fitness and nutrition.">Library</PageHeading>
      <div className="grid gap-3">
        <SearchBar query={filter.query} onQueryChange={query => setFilter({ ...filter, query })} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CategoryChips
            pressed={filter.categories}
            onToggle={category => setFilter(toggleCategory(filter, category))}
          />
          <p role="status" className="text-meta font-semibold text-ink-muted">
            {shownCount !== undefined && (shownCount === 1 ? '1 article' : `${shownCount} articles`)}
          </p>
        </div>
      </div>
      {content}
      {/* `SearchResults` has its own button, and an empty library needs none. */}
      {items && items.length > 0 && shownCount === 0 && !isSearching && (
        <Button variant="outline" className="justify-self-center" onClick={showAll}>
          Show all articles
        </Button>
      )}
    </div>
  );
}

function LoadingShelves() {
  return (
    <>
      <Shelf id="featured" heading="Recent featured content">
        <Loading />
        <Skeleton className="h-96 rounded-card" />
      </Shelf>
      <Shelf id="recommended" heading="Recommendations for you">
        <Loading />
      </Shelf>
    </>
  );
}

/** The filter. An atom keeps it while an article is open, so that the list is the same after 'Back to library'. */
const libraryFilterAtom = atom(noFilter);

// The next person in this browser must not see the filter of this person.
onForget(() => jotaiStore.set(libraryFilterAtom, noFilter));

interface CategoryChipsProps {
  readonly pressed: readonly Category[];
  readonly onToggle: (category: Category) => void;
}

/** A toggle button for each category (s.2.3). If none is pressed, articles of all categories are shown. */
function CategoryChips({ pressed, onToggle }: CategoryChipsProps) {
  return (
    <ul
      aria-label="Categories"
      className="grid grid-cols-4 gap-2 large-text:grid-cols-2 max-sm:w-full sm:flex sm:flex-wrap"
    >
      {categories.map(category => {
        const pillar = pillarOfCategory(category);
        const isPressed = pressed.includes(category);
        return (
          <li key={category}>
            <button
              type="button"
              aria-pressed={isPressed}
              onClick={() => onToggle(category)}
              className={`pillar-${pillar} flex min-h-11 w-full items-center gap-2 rounded-input border border-line-strong bg-surface text-caption font-bold text-ink transition-colors duration-[120ms] hover:border-indigo max-sm:flex-col max-sm:gap-1 max-sm:py-2 sm:ps-3 sm:pe-3.5 sm:text-body aria-pressed:border-pillar aria-pressed:bg-pillar-tint aria-pressed:text-pillar`}
            >
              {/* The icon becomes a tick, so that the state does not depend on colour. */}
              {isPressed ? (
                <Check aria-hidden size={20} strokeWidth={2.5} />
              ) : (
                <Motif pillar={pillar} className="size-5 text-ink-muted" />
              )}
              <span>{category}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The search field, and 'Add Filter', which does nothing, because the specification gives it no effect (decision 0004). */
function SearchBar({ query, onQueryChange }: { query: string; onQueryChange: (query: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQueryChange('');
    input.current?.focus();
  };
  return (
    <search className="flex gap-2 sm:gap-3">
      <label htmlFor={id} className="sr-only">
        Search the library
      </label>
      <SearchField
        ref={input}
        id={id}
        value={query}
        placeholder="Title, topic or author"
        enterKeyHint="search"
        className="pe-12 [&::-webkit-search-cancel-button]:hidden"
        onChange={event => onQueryChange(event.target.value)}
      >
        {query !== '' && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Clear search"
            className="absolute inset-y-0 end-0.5 my-auto"
            onClick={clear}
          >
            <X aria-hidden size={20} />
          </Button>
        )}
      </SearchField>
      <Button variant="outline" className="shrink-0 max-sm:px-3.5">
        <SlidersHorizontal aria-hidden size={20} />
        <span className="max-sm:sr-only">Add Filter</span>
      </Button>
    </search>
  );
}
