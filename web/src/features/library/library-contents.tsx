import { wireCategories } from '@choose-life/contracts/domain/content';
import { atom, useAtom } from 'jotai';
import { trpc } from '../../api/trpc.ts';
import { LoadError } from '../../components/empty-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import { whenLoggingOut } from '../../session/log-out.ts';
import { sessionStore } from '../../session/stored-atoms.ts';
import { CategoryChips } from './category-chips.tsx';
import { libraryCopy as copy } from './copy.ts';
import { FeaturedShelf } from './featured-shelf.tsx';
import { inChosenCategories, noFilter, withToggled } from './filter.ts';
import { FoundShelf } from './found-shelf.tsx';
import { RecommendedShelf } from './recommended-shelf.tsx';
import { useSearch } from './search/use-search.ts';
import { SearchBar } from './search-bar.tsx';
import { shelvesOf } from './shelves.ts';

/** The library below its heading. The call carries only the categories (s.7); the search runs here. */
export function LibraryContents() {
  const [filter, setFilter] = useAtom(libraryFilterAtom);
  const library = trpc.content.readContentLibrary.useQuery({ categories: wireCategories });
  const items = library.data?.contentLibrary.data;
  const search = useSearch(items, filter.words);
  const found = search.found?.filter(({ item }) => inChosenCategories(item, filter.categories));
  const isSearched = filter.words.trim() !== '';
  const shelves = found && shelvesOf(found.map(({ item }) => item));
  const showAll = () => setFilter(noFilter);
  return (
    <>
      <div className="grid gap-3">
        <SearchBar
          words={filter.words}
          onType={words => setFilter({ ...filter, words })}
          onFocus={search.prepare}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CategoryChips
            pressed={filter.categories}
            onToggle={category => setFilter(withToggled(filter, category))}
          />
          <p role="status" className="text-meta font-semibold text-ink-muted">
            {found && copy.found(found.length)}
          </p>
        </div>
      </div>
      {library.isError && !items ? (
        <LoadError pillar="lifestyle" onRetry={() => void library.refetch()}>
          {copy.failed}
        </LoadError>
      ) : isSearched && found ? (
        <FoundShelf found={found} words={filter.words} onShowAll={showAll} />
      ) : (
        <>
          <FeaturedShelf items={shelves?.featured} />
          <RecommendedShelf items={shelves?.recommended} />
        </>
      )}
      {items && items.length > 0 && found?.length === 0 && !isSearched && (
        <Button variant="outline" className="justify-self-center" onClick={showAll}>
          {copy.showAll}
        </Button>
      )}
    </>
  );
}

/** The filter, kept in memory so that Back from an article shows the same list. */
const libraryFilterAtom = atom(noFilter);

whenLoggingOut(() => sessionStore.set(libraryFilterAtom, noFilter));
