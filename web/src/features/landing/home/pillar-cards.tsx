import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Motif } from '../../../components/motif.tsx';
import { pathOf } from '../../../paths.ts';
import { pillarGround } from '../art/pillar-tone.ts';
import { homeCopy } from '../copy/home.ts';
import { Section } from '../parts/section.tsx';

/** Four cards, one a pillar; each card and its 'Read more' leads to the pillar's page (s.2.1). */
export function PillarCards() {
  return (
    <Section id="pillars" heading={homeCopy.pillarsHeading} lead={homeCopy.pillarsLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {homeCopy.pillars.map(({ pillar, name, text, to }) => (
          <li
            key={pillar}
            className={`group relative isolate grid min-h-72 grid-rows-[1fr_auto] overflow-hidden rounded-card p-6 lg:min-h-88 ${pillarGround[pillar]}`}
          >
            <Motif
              pillar={pillar}
              className="absolute -end-10 -top-10 -z-10 size-48 transition-[rotate] duration-[180ms] ease-out group-hover:rotate-6 lg:size-56"
            />
            <div className="row-start-2 grid gap-2">
              <h3 className="display text-h3 text-ink">{name}</h3>
              <p className="text-body text-ink">{text}</p>
              <Link
                href={pathOf(to)}
                className="mt-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold text-current no-underline after:absolute after:inset-0 after:rounded-card"
              >
                {homeCopy.readMore}
                <span className="sr-only">: {name}</span>
                <ArrowRight
                  aria-hidden
                  size={18}
                  className="transition-transform duration-[180ms] group-hover:translate-x-1"
                />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
