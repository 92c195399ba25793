import { Motif, pillarTint } from '../../../components/motif.tsx';
import { pillars } from '../../../components/pillar.ts';
import { pathOf, routes } from '../../../paths.ts';
import { homeCopy } from '../copy/home.ts';
import { ReadMore } from '../parts/read-more.tsx';
import { Section } from '../parts/section.tsx';

/** One card per pillar (s.2.1). */
export function PillarCards() {
  return (
    <Section id="pillars" heading={homeCopy.pillarsHeading} lead={homeCopy.pillarsLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {pillars.map(pillar => (
          <li
            key={pillar}
            className={`group relative isolate grid overflow-hidden rounded-card p-6 pt-36 sm:pt-44 ${pillarTint(pillar)}`}
          >
            <Motif
              pillar={pillar}
              className="absolute -end-9 -top-11 -z-10 size-44 transition-[rotate] duration-[180ms] ease-out group-hover:rotate-6 sm:size-52"
            />
            <div className="grid grid-rows-[auto_1fr_auto] gap-2">
              <h3 className="display text-h3 text-ink">{routes[pillar].title}</h3>
              <p className="text-body text-ink">{homeCopy.pillars[pillar]}</p>
              <ReadMore href={pathOf(pillar)} about={routes[pillar].title} className="mt-1 text-current" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
