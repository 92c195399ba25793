import { Motif } from '../../../components/motif.tsx';
import { pillars } from '../../../components/pillar.ts';
import { Button } from '../../../components/ui/button.tsx';
import { dashboardCopy } from '../copy/home.ts';

const copy = dashboardCopy.explore;

/** A promo whose button does nothing (s.2.3). */
export function ExplorePromo() {
  return (
    <section
      aria-labelledby="explore"
      className="grid content-between gap-4 rounded-card bg-marigold-tint p-6 text-ink xl:col-start-2 xl:row-start-2"
    >
      <div aria-hidden="true" className="flex gap-3 text-warn">
        {pillars.map(pillar => (
          <Motif key={pillar} pillar={pillar} className="size-9" />
        ))}
      </div>
      <div className="grid gap-1">
        <h2 id="explore" className="display text-question">
          {copy.heading}
        </h2>
        <p className="text-body">{copy.body}</p>
      </div>
      <Button variant="outline" className="justify-self-start">
        {copy.action}
      </Button>
    </section>
  );
}
