import { Dumbbell, Footprints, HeartPulse, MonitorPlay, StretchHorizontal } from 'lucide-react';
import { LineDrawing } from '@/components/motif';
import { PillarQuilt, Quilt } from '../art/quilt.tsx';
import { fitnessCopy } from '../copy/fitness.ts';
import { FaqSection, PillarHero, TipsSection } from '../parts/pillar-sections.tsx';
import { Section } from '../parts/section.tsx';

/** The fitness pillar (s.2.1). */
export function FitnessPage() {
  const { lead, faq, tips } = fitnessCopy;
  return (
    <>
      <PillarHero pillar="fitness" lead={lead} />
      <Week />
      <Promos />
      <FaqSection {...faq} pillar="fitness" />
      <TipsSection {...tips} to="blog" />
    </>
  );
}

const quilt = { columns: 8, rows: 2, className: 'h-28 w-full sm:h-36' };

const offers = [
  {
    ...fitnessCopy.promos.classes,
    Sign: MonitorPlay,
    art: <Quilt {...quilt} />,
    card: 'on-deep bg-indigo-deep text-on-deep',
    ink: 'text-on-deep-muted',
  },
  {
    ...fitnessCopy.promos.trainers,
    Sign: Dumbbell,
    art: <PillarQuilt pillar="fitness" seed={2} {...quilt} />,
    card: 'bg-fitness-tint text-fitness',
    ink: 'text-ink',
  },
];

/** Classes with challenges, and trainers (s.2.1). */
function Promos() {
  return (
    <section aria-labelledby="promos" className="pb-16 lg:pb-24">
      <div className="content grid gap-8">
        <h2 id="promos" className="display text-h2">
          {fitnessCopy.promos.heading}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {offers.map(({ title, text, Sign, art, card, ink }) => (
            <li key={title} className={`grid grid-rows-[auto_1fr] overflow-hidden rounded-card ${card}`}>
              {art}
              <div className="grid content-start gap-3 p-6 sm:p-8">
                <h3 className="display flex items-start gap-3 text-h3">
                  <Sign aria-hidden size={26} className="mt-0.5 shrink-0" />
                  {title}
                </h3>
                <p className={`max-w-md text-lead ${ink}`}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One for each recommendation, in their order. */
const signs = [Footprints, HeartPulse, StretchHorizontal];

/** Three static recommendations for the week (s.2.1). */
function Week() {
  const { heading, text, label, items, average } = fitnessCopy.track;
  return (
    <Section id="track" heading={heading} lead={text}>
      <ul aria-label={label} className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {items.map((title, at) => {
          const Sign = signs[at] ?? Footprints;
          return (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] grid-rows-[1fr_auto] items-center gap-5 rounded-card border border-line bg-surface p-6"
            >
              <span className="grid size-16 place-items-center rounded-pill bg-fitness text-fitness-tint">
                <Sign aria-hidden size={28} />
              </span>
              <div className="grid gap-1">
                <h3 className="display text-question">{title}</h3>
                <p className="text-body text-ink-muted">{average}</p>
              </div>
              <LineDrawing
                viewBox="0 0 280 16"
                strokeWidth="3"
                className="col-span-2 mt-1 w-full text-fitness"
              >
                <path d={track} />
              </LineDrawing>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Seven steps, one per day. */
const track = Array.from({ length: 7 }, (_, day) => `M${day * 40 + 12} 2l6 6-6 6m8-12 6 6-6 6`).join('');
