import { Link } from 'wouter';
import { Motif, type Pillar, pillarTint } from '../../../components/motif.tsx';
import { pathOf, routes } from '../../../paths.ts';
import { PillarQuilt } from '../art/quilt.tsx';
import { shortcuts, shortcutsLabel } from '../copy/pillars.ts';

const narrow = { columns: 7, rows: 3, highlight: { x: 4, y: 0, size: 3 } };
const wide = { columns: 9, rows: 6, highlight: { x: 2, y: 1, size: 4 } };

/** The hero of a pillar's page, with its quilt. */
export function PillarHero({ pillar, lead }: { pillar: Pillar; lead: string }) {
  return (
    <section className={`relative isolate overflow-hidden ${pillarTint(pillar)}`}>
      <PillarQuilt {...narrow} pillar={pillar} seed={1} className="h-40 w-full sm:h-72 lg:hidden" />
      <PillarQuilt
        {...wide}
        pillar={pillar}
        seed={1}
        className="absolute inset-y-0 end-0 h-full w-1/2 max-lg:hidden"
      />
      <div className="content grid gap-8 py-10 lg:min-h-[30rem] lg:content-center lg:py-16">
        <div className="grid gap-8 lg:w-1/2 lg:pe-10">
          <div className="grid gap-4">
            <h1 tabIndex={-1} className="display text-hero">
              {routes[pillar].title}
            </h1>
            <p className="max-w-md text-lead text-ink">{lead}</p>
          </div>
          <Shortcuts current={pillar} />
        </div>
      </div>
    </section>
  );
}

/** Links between the pillars' pages; the current one is inverted (s.2.1). */
function Shortcuts({ current }: { current: Pillar }) {
  return (
    <nav aria-label={shortcutsLabel}>
      <ul className="flex max-w-md justify-between gap-2 sm:justify-start sm:gap-7">
        {shortcuts.map(pillar => (
          <li key={pillar} className="w-16 sm:w-20">
            <Link
              href={pathOf(pillar)}
              aria-current={pillar === current ? 'page' : undefined}
              className="group grid justify-items-center gap-2 rounded-card py-1 text-meta font-bold text-ink no-underline sm:text-body"
            >
              <span
                className={`pillar-${pillar} grid size-16 place-items-center rounded-pill border-2 border-transparent sm:size-20 ${
                  pillar === current
                    ? 'bg-pillar text-pillar-tint'
                    : 'bg-pillar-tint text-pillar ring-2 ring-surface group-hover:border-current'
                }`}
              >
                <Motif pillar={pillar} className="size-9 sm:size-11" />
              </span>
              <span className="underline-offset-4 group-hover:underline group-aria-[current]:underline group-aria-[current]:decoration-2">
                {routes[pillar].title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
