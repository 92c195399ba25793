import type { ContentItem } from '@choose-life/client';
import {
  blogFilters,
  type CategoryFilter,
  categories,
  inCategory,
  pictureUrlOf,
} from '@choose-life/contracts/domain/content';
import { blogDate } from '@choose-life/contracts/domain/dates';
import { useEffect, useState } from 'react';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { EmptyState, LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { type Pillar, pillarFromSeed, pillarOfCategory, pillarTint } from '@/components/motif';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { callWithLazyFaultHandling } from '@/feedback/show-lazily';
import { pathOf } from '@/paths';
import { Quilt } from '../parts/quilt.tsx';
import { PageHero, ReadMore } from '../parts/section.tsx';
import { readArticles } from './read-articles.ts';

/** The page /blog (s.2.1). */
export function BlogPage() {
  return (
    <>
      <PageHero
        heading="Wellness Blog"
        lead="Short reads on the four pillars. Log in to read an article in full."
      />
      <div className="content min-h-[32rem] py-10 lg:py-16">
        <Articles />
      </div>
    </>
  );
}

/** The list of articles, which the browser filters by category (s.4). */
function Articles() {
  const [filter, setFilter] = useState<CategoryFilter>('All');
  // Undefined while the articles are loading, null after an error.
  const [articles, setArticles] = useState<readonly ContentItem[] | null>();
  // On a public page, the code that shows errors is loaded only after an error.
  const load = () => void callWithLazyFaultHandling(readArticles).then(setArticles, () => setArticles(null));
  useEffect(load, []);
  const retry = () => {
    setArticles(undefined);
    load();
  };
  return (
    <Tabs value={filter} onValueChange={setFilter}>
      <TabsList aria-label="Show articles about" className="max-w-full sm:w-max">
        {blogFilters.map(name => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent className="pt-8">
        {articles && <Cards items={articles.filter(item => inCategory(item, filter))} />}
        {articles === undefined && <Loading>Loading...</Loading>}
        {articles === null && (
          <LoadError pillar="health" onRetry={retry}>
            The articles did not load.
          </LoadError>
        )}
      </TabsContent>
    </Tabs>
  );
}

function Cards({ items }: { items: readonly ContentItem[] }) {
  if (items.length === 0) return <EmptyState pillar="lifestyle">No articles here yet.</EmptyState>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, index) => (
        <ArticleCard key={item.contentId} item={item} index={index} />
      ))}
    </ul>
  );
}

interface ArticleCardProps {
  readonly item: ContentItem;
  /** The index in the list. The first picture is loaded with priority. The pattern of a card depends on the index, so neighbours differ. */
  readonly index: number;
}

function ArticleCard({ item, index }: ArticleCardProps) {
  const title = plainTitleOf(item.contentTitle);
  return (
    <li className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors duration-[120ms] hover:border-indigo">
      <Picture item={item} index={index} />
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-6">
        <p className="text-meta text-ink-subtle">{blogDate(item.contentCreatedAt)}</p>
        <h2 className="display-name line-clamp-3 text-h3 [overflow-wrap:anywhere]">{title}</h2>
        <p className="line-clamp-3 self-start text-body text-ink-muted [overflow-wrap:anywhere]">
          {plainTextOf(item.contentIntroduction)}
        </p>
        <ReadMore href={pathOf('login')} title={title} className="mt-2 text-indigo" />
      </div>
    </li>
  );
}

/** The picture of an article. A pattern of its pillar replaces a picture that is missing or cannot be loaded. */
function Picture({ item, index }: ArticleCardProps) {
  const [isBroken, setBroken] = useState(false);
  const url = pictureUrlOf(item.contentDisplayPictureUrl);
  if (url !== null && !isBroken) {
    return (
      <img
        src={url}
        alt=""
        width={384}
        height={192}
        {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        referrerPolicy="no-referrer"
        className="h-48 w-full bg-sunk object-cover"
        onError={() => setBroken(true)}
      />
    );
  }
  const pillar = pillarOfItem(item);
  return (
    <div className={`h-48 ${pillarTint(pillar)}`}>
      <Quilt pillar={pillar} seed={index} columns={5} rows={3} className="size-full" />
    </div>
  );
}

/** The pillar of the article's first category, in the order of `categories`. Without a category, a pillar that depends only on the article's id. */
function pillarOfItem(item: ContentItem): Pillar {
  const category = categories.find(name => inCategory(item, name));
  return category ? pillarOfCategory(category) : pillarFromSeed(String(item.contentId));
}
