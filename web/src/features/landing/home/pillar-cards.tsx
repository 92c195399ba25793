import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Motif, pillarTint } from '../../../components/motif.tsx';
import { pathOf } from '../../../paths.ts';
import { homeCopy } from '../copy/home.ts';
import { Section } from '../parts/section.tsx';

/** One card per pillar (s.2.1). */
export function PillarCards() {
  return (
    <Section id="pillars" heading={homeCopy.pillarsHeading} lead={homeCopy.pillarsLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {homeCopy.pillars.map(({ pillar, name, text, to }) => (
          <li
            key={pillar}
            className={`group relative isolate grid overflow-hidden rounded-card p-6 pt-36 sm:pt-44 ${pillarTint[pillar]}`}
          >
            <Motif
              pillar={pillar}
              className="absolute -end-9 -top-11 -z-10 size-44 transition-[rotate] duration-[180ms] ease-out group-hover:rotate-6 sm:size-52"
            />
            <div className="grid grid-rows-[auto_1fr_auto] gap-2">
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
