import type { ContentItem } from '@choose-life/client';
import { categories, inCategory, pictureUrlOf } from '@choose-life/contracts/domain/content';
import { blogDate } from '@choose-life/contracts/domain/dates';
import { plainTextOf, plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { type Pillar, pillarOf, pillarOfCategory } from '../../../components/pillar.ts';
import { pathOf } from '../../../paths.ts';
import { blogCopy } from '../copy/blog.ts';

/** Loaded on demand: most articles have a picture. */
const cloth = lazyPart(async () => (await import('./pillar-cloth.tsx')).PillarCloth, { optional: true });

interface ArticleCardProps {
  readonly item: ContentItem;
  /** Index in the list: the first picture is loaded with priority. */
  readonly at: number;
}

/** Picture, title, introduction, date and a link to the login page (s.2.1, s.6). */
export function ArticleCard({ item, at }: ArticleCardProps) {
  const title = plainTitleOf(item.contentTitle);
  return (
    <li className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors duration-[120ms] hover:border-indigo">
      <Picture item={item} at={at} />
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-6">
        <p className="text-meta text-ink-subtle">{blogDate(item.contentCreatedAt)}</p>
        <h2 className="display-name line-clamp-3 text-h3 [overflow-wrap:anywhere]">{title}</h2>
        <p className="line-clamp-3 self-start text-body text-ink-muted [overflow-wrap:anywhere]">
          {plainTextOf(item.contentIntroduction)}
        </p>
        <Link
          href={pathOf('login')}
          className="mt-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold text-indigo no-underline after:absolute after:inset-0 after:rounded-card"
        >
          {blogCopy.readMore}
          <span className="sr-only">: {title}</span>
          <ArrowRight
            aria-hidden
            size={18}
            className="transition-transform duration-[180ms] group-hover:translate-x-1"
          />
        </Link>
      </div>
    </li>
  );
}

/** The article's picture; a pattern of its pillar where there is none or it does not load. */
function Picture({ item, at }: ArticleCardProps) {
  const [broken, setBroken] = useState(false);
  const address = pictureUrlOf(item.contentDisplayPictureUrl);
  if (address !== null && !broken) {
    return (
      <img
        src={address}
        alt=""
        width={384}
        height={192}
        {...(at === 0 ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        referrerPolicy="no-referrer"
        className="h-48 w-full bg-sunk object-cover"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <div className="h-48 bg-sunk">
      <cloth.Component pillar={pillarOfItem(item)} seed={at} />
    </div>
  );
}

/** The pillar of the first known category, else one chosen by the id. */
function pillarOfItem(item: ContentItem): Pillar {
  const known = categories.find(category => inCategory(item, category));
  return known ? pillarOfCategory(known) : pillarOf(String(item.contentId));
}
