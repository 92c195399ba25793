import { blogFilters, inCategory } from '@choose-life/contracts/domain/content';
import { useState } from 'react';
import { libraryCategories } from '../../../api/library-categories.ts';
import { trpc } from '../../../api/trpc.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { pillarOf } from '../../../components/motif.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { blogCopy } from '../copy/blog.ts';
import { ArticleCard, type ArticleItem } from './article-card.tsx';

/** The call's fixed page (s.9): everything there is, filtered here. */
const everything = { categories: libraryCategories, pageNumber: 1, pageSize: 100 };

/** Five filters, exactly one active, over one list: filtering happens here (s.4). A failure opens the error modal. */
export function Articles() {
  const [filter, setFilter] = useState<string>('All');
  const library = trpc.content.readContentLibrary.useQuery(everything);
  const items: readonly ArticleItem[] = library.data?.contentLibrary.data ?? [];
  return (
    <Tabs value={filter} onValueChange={setFilter}>
      <TabsList aria-label={blogCopy.filter} className="max-w-full sm:w-max">
        {blogFilters.map(name => (
          <TabsTrigger key={name} value={name} className="max-sm:flex-auto max-sm:px-2 max-sm:text-meta">
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {blogFilters.map(name => (
        <TabsContent key={name} value={name} className="pt-8">
          {library.isPending && <Loading>{blogCopy.loading}</Loading>}
          {library.isError && <NotLoaded again={() => void library.refetch()} />}
          {library.isSuccess && <Cards items={items.filter(item => inCategory(item, name))} />}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function Cards({ items }: { items: readonly ArticleItem[] }) {
  if (items.length === 0) return <EmptyState pillar="lifestyle">{blogCopy.none}</EmptyState>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, at) => (
        <ArticleCard key={item.contentId} item={item} seed={at} />
      ))}
    </ul>
  );
}

function NotLoaded({ again }: { again: () => void }) {
  return (
    <EmptyState
      pillar={pillarOf('not-loaded')}
      action={
        <Button variant="outline" onClick={again}>
          {blogCopy.again}
        </Button>
      }
    >
      {blogCopy.failed}
    </EmptyState>
  );
}
