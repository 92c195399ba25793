import { ArrowLeft, Info } from 'lucide-react';
import { Link } from 'wouter';
import { pillarTint } from '@/components/motif';
import { pathOf } from '@/paths';
import { PillarQuilt } from '../art/quilt.tsx';
import { articleCopy } from '../copy/article.ts';
import { tipDate, tipDateIso } from '../copy/pillars.ts';
import { TipsSection } from '../parts/pillar-sections.tsx';

/** The public article (s.2.1). */
export function BlogArticlePage() {
  const { topic, title, author, back, introduction, sections, note, related } = articleCopy;
  return (
    <>
      <article className="content grid gap-8 py-8 lg:py-12">
        <div className="mx-auto grid w-full max-w-reading gap-4">
          <Link
            href={pathOf('blog')}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold text-indigo underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden size={18} />
            {back}
          </Link>
          <p className="justify-self-start rounded-chip bg-health-tint px-2.5 py-1 text-meta font-bold text-health">
            {topic}
          </p>
          <h1 tabIndex={-1} className="display text-h1">
            {title}
          </h1>
          <p className="text-body text-ink-muted">
            {author} · <time dateTime={tipDateIso}>{tipDate}</time>
          </p>
        </div>
        <div
          className={`mx-auto h-40 w-full max-w-reading overflow-hidden rounded-card sm:h-64 lg:h-72 lg:max-w-4xl ${pillarTint('health')}`}
        >
          <PillarQuilt
            pillar="health"
            seed={4}
            columns={10}
            rows={3}
            className="size-full"
            highlight={{ x: 3, y: 0, size: 3 }}
          />
        </div>
        <div className="mx-auto grid w-full max-w-reading gap-8 text-lead text-ink">
          <p className="text-question font-semibold">{introduction}</p>
          {Object.entries(sections).map(([heading, text]) => (
            <section key={heading} className="grid gap-2">
              <h2 className="display text-h3">{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p className="flex items-start gap-3 rounded-card bg-indigo-tint p-5 text-body">
            <Info aria-hidden size={22} className="mt-0.5 shrink-0 text-indigo" />
            {note}
          </p>
        </div>
      </article>
      <TipsSection {...related} to="blog" />
    </>
  );
}
