import type { ContentItem } from '@choose-life/client';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { libraryInput } from '@/api/library';
import { trpc } from '@/api/trpc';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { ArticlePicture } from '@/components/article-picture';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Scroller } from '@/components/scroller';
import { Card } from '@/components/ui/card';
import { pathOf } from '@/paths';

/**
 * 'Resources for you': the articles of the library (s.2.3). Errors are only logged (s.8).
 * @param mustWait true while the report is loading, because the long list of articles would delay the report on a slow network
 */
export function Resources({ mustWait }: { mustWait: boolean }) {
  const library = trpc.content.readContentLibrary.useQuery(libraryInput, {
    enabled: !mustWait,
    meta: { onFault: 'log' },
  });
  const items = library.data?.contentLibrary.data ?? [];
  const heading = <h2 className="display text-question">Resources for you</h2>;
  if (items.length === 0) {
    return (
      <section className="grid gap-4">
        {heading}
        {library.isPending ? (
          <Loading>Loading...</Loading>
        ) : (
          <EmptyState pillar="lifestyle">No Resources</EmptyState>
        )}
      </section>
    );
  }
  return (
    <Scroller label="Resources for you" heading={heading}>
      {items.map(item => (
        <li key={item.contentId} className="w-66 shrink-0 xl:w-[calc((100%-3rem)/4)]">
          <Resource item={item} />
        </li>
      ))}
    </Scroller>
  );
}

function Resource({ item }: { item: ContentItem }) {
  const title = plainTitleOf(item.contentTitle);
  return (
    <Card className="flex h-full flex-col p-3">
      <ArticlePicture seed={String(item.contentId)} url={item.contentDisplayPictureUrl} />
      <div className="flex flex-1 flex-col gap-1 px-1 pt-3">
        <h3 className="line-clamp-2 text-body leading-snug font-bold">{title}</h3>
        <p className="line-clamp-2 text-meta text-ink-muted">{plainTextOf(item.contentIntroduction)}</p>
        {/* Opens the library and not the article, as s.2.3 specifies. */}
        <Link
          href={pathOf('library')}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start rounded-chip text-meta font-bold text-indigo no-underline hover:underline"
        >
          Read More
          <span className="sr-only">: {title}</span>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </Card>
  );
}
