import type { ContentItem } from '@choose-life/client';
import { categories, inCategory } from '@choose-life/contracts/domain/content';
import { longDate } from '@choose-life/contracts/domain/dates';
import { Motif } from '../../components/motif.tsx';
import { pillarOfCategory } from '../../components/pillar.ts';

export function CategoryNames({ item }: { item: ContentItem }) {
  const names = categories.filter(category => inCategory(item, category));
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-caption font-bold sm:gap-x-3">
      {names.map(name => (
        <span
          key={name}
          className={`pillar-${pillarOfCategory(name)} inline-flex items-center gap-1 text-pillar`}
        >
          <Motif pillar={pillarOfCategory(name)} className="size-4" />
          {name}
        </span>
      ))}
    </p>
  );
}

/** Author and date, separated by a dot. The dot at the start of a line is cut off. */
export function Byline({ item }: { item: ContentItem }) {
  const author = item.contentAuthorName?.trim();
  return (
    <p className="overflow-clip text-caption text-ink-subtle [overflow-wrap:anywhere]">
      <span className="-ms-3 flex flex-wrap *:before:inline-block *:before:w-3 *:before:text-center *:before:content-['·']">
        {author && <span>{author}</span>}
        <span>{longDate(item.contentCreatedAt)}</span>
      </span>
    </p>
  );
}
