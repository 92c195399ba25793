import { type Pillar, pillarTint } from '../../../components/motif.tsx';
import { PillarQuilt } from '../art/pillar-quilt.tsx';
import { Shortcuts } from './shortcuts.tsx';

interface PillarHeroProps {
  readonly pillar: Pillar;
  readonly heading: string;
  readonly lead: string;
}

/** The hero of a pillar's page, with its quilt. */
export function PillarHero({ pillar, heading, lead }: PillarHeroProps) {
  return (
    <section className={`relative isolate overflow-hidden ${pillarTint[pillar]}`}>
      <PillarQuilt
        pillar={pillar}
        seed={1}
        columns={7}
        rows={3}
        lit={{ x: 4, y: 0, size: 3 }}
        className="h-40 w-full sm:h-72 lg:hidden"
      />
      <PillarQuilt
        pillar={pillar}
        seed={1}
        columns={9}
        rows={6}
        lit={{ x: 2, y: 1, size: 4 }}
        className="absolute inset-y-0 end-0 h-full w-1/2 max-lg:hidden"
      />
      <div className="content grid gap-8 py-10 lg:min-h-[30rem] lg:content-center lg:py-16">
        <div className="grid gap-8 lg:w-1/2 lg:pe-10">
          <div className="grid gap-4">
            <h1 tabIndex={-1} className="display text-hero">
              {heading}
            </h1>
            <p className="max-w-md text-lead text-ink">{lead}</p>
          </div>
          <Shortcuts current={pillar} />
        </div>
      </div>
    </section>
  );
}
