import { Dumbbell, MonitorPlay } from 'lucide-react';
import { pillarTone } from '../art/pillar-tone.ts';
import { deepTone, Quilt } from '../art/quilt.tsx';
import { clothCell, pillarCell } from '../art/weave.ts';
import { fitnessCopy } from '../copy/fitness.ts';

const signs = { classes: MonitorPlay, trainers: Dumbbell };

const looks = {
  classes: { card: 'on-deep bg-indigo-deep text-on-deep', text: 'text-on-deep-muted', tone: deepTone },
  trainers: { card: 'bg-fitness-tint text-fitness', text: 'text-ink', tone: pillarTone('fitness') },
};

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
                <Quilt
                  columns={8}
                  rows={2}
                  cellAt={sign === 'classes' ? clothCell : pillarCell('fitness', 2)}
                  tone={look.tone}
                  className="h-28 w-full sm:h-36"
                />
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
