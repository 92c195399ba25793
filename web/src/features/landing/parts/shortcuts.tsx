import { Link } from 'wouter';
import { Motif, type Pillar, pillarTint } from '../../../components/motif.tsx';
import { pathOf } from '../../../paths.ts';
import { pillarInk } from '../art/pillar-tone.ts';
import { shortcuts, shortcutsLabel } from '../copy/pillars.ts';

/** Links between the pillars' pages; the current one is inverted (s.2.1). */
export function Shortcuts({ current }: { current: Pillar }) {
  return (
    <nav aria-label={shortcutsLabel}>
      <ul className="flex max-w-md justify-between gap-2 sm:justify-start sm:gap-7">
        {shortcuts.map(({ pillar, name, to }) => (
          <li key={pillar} className="w-16 sm:w-20">
            <Link
              href={pathOf(to)}
              aria-current={pillar === current ? 'page' : undefined}
              className="group grid justify-items-center gap-2 rounded-card py-1 text-meta font-bold text-ink no-underline sm:text-body"
            >
              <span
                className={`grid size-16 place-items-center rounded-pill border-2 sm:size-20 ${
                  pillar === current
                    ? `border-transparent ${pillarInk[pillar]}`
                    : `border-transparent group-hover:border-current ${pillarTint[pillar]} ring-2 ring-surface`
                }`}
              >
                <Motif pillar={pillar} className="size-9 sm:size-11" />
              </span>
              <span className="underline-offset-4 group-hover:underline group-aria-[current]:underline group-aria-[current]:decoration-2">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
