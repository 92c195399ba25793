import { Dumbbell, MonitorPlay } from 'lucide-react';
import { PillarQuilt } from '../art/pillar-quilt.tsx';
import { Quilt } from '../art/quilt.tsx';
import { fitnessCopy } from '../copy/fitness.ts';

const signs = { classes: MonitorPlay, trainers: Dumbbell };

const looks = {
  classes: { card: 'on-deep bg-indigo-deep text-on-deep', text: 'text-on-deep-muted' },
  trainers: { card: 'bg-fitness-tint text-fitness', text: 'text-ink' },
};

const quilt = { columns: 8, rows: 2, className: 'h-28 w-full sm:h-36' };

/** Classes with challenges, and trainers (s.2.1). */
export function Promos() {
  const { heading, items } = fitnessCopy.promos;
  return (
    <section aria-labelledby="promos" className="pb-16 lg:pb-24">
      <div className="content grid gap-8">
        <h2 id="promos" className="display text-h2">
          {heading}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {items.map(({ sign, title, text }) => {
            const Sign = signs[sign];
            const look = looks[sign];
            return (
              <li
                key={sign}
                className={`grid grid-rows-[auto_1fr] overflow-hidden rounded-card ${look.card}`}
              >
                {sign === 'classes' ? (
                  <Quilt {...quilt} />
                ) : (
                  <PillarQuilt pillar="fitness" seed={2} {...quilt} />
                )}
                <div className="grid content-start gap-3 p-6 sm:p-8">
                  <h3 className="display flex items-start gap-3 text-h3">
                    <Sign aria-hidden size={26} className="mt-0.5 shrink-0" />
                    {title}
                  </h3>
                  <p className={`max-w-md text-lead ${look.text}`}>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
