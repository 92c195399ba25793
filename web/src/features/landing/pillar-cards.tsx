import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { MotifTile } from '../../components/motif.tsx';
import { pathOf } from '../../paths.ts';
import { homeCopy } from './copy/home.ts';

/** Four cards, one a pillar; each card and its 'Read more' leads to the pillar's page (s.2.1). */
export function PillarCards() {
  return (
    <section aria-labelledby="pillars" className="content grid gap-8 py-16 lg:py-24">
      <h2 id="pillars" className="display text-h2">
        {homeCopy.pillarsHeading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {homeCopy.pillars.map(({ pillar, name, text, to }) => (
          <li
            key={pillar}
            className="relative grid content-start justify-items-start gap-2 rounded-card border border-line bg-surface p-6 transition-colors duration-[120ms] hover:border-indigo"
          >
            <MotifTile pillar={pillar} size="lg" className="mb-3" />
            <h3 className="display text-h3">{name}</h3>
            <p className="text-body text-ink-muted">{text}</p>
            <Link
              href={pathOf(to)}
              aria-label={`${homeCopy.readMore}: ${name}`}
              className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-chip font-bold text-indigo no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {homeCopy.readMore}
              <ArrowRight aria-hidden size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
