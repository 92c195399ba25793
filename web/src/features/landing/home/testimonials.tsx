import { MotifTile } from '../../../components/motif.tsx';
import { homeCopy } from '../copy/home.ts';
import { Section } from '../parts/section.tsx';

/** Quotes with a role and a sector. No person or organisation is invented (s.1). */
export function Testimonials() {
  const { heading, note, quotes } = homeCopy.testimonials;
  return (
    <Section id="testimonials" heading={heading} lead={note}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {quotes.map(({ pillar, quote, role, sector }) => (
          <li key={role}>
            <figure className="grid h-full grid-rows-[1fr_auto] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
              <blockquote className="text-question leading-snug font-semibold text-ink">“{quote}”</blockquote>
              <figcaption className="flex items-center gap-4 border-t border-line pt-5">
                <MotifTile pillar={pillar} />
                <span className="grid">
                  <span className="font-bold text-ink">{role}</span>
                  <span className="text-meta text-ink-muted">{sector}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
