import { Footprints, HeartPulse, StretchHorizontal } from 'lucide-react';
import { LineDrawing } from '../../../components/motif.tsx';
import { fitnessCopy } from '../copy/fitness.ts';
import { Section } from '../parts/section.tsx';

const signs = { running: Footprints, cardio: HeartPulse, stretch: StretchHorizontal };

/** Three static recommendations for the week (s.2.1). */
export function Week() {
  const { heading, text, label, items, average } = fitnessCopy.track;
  return (
    <Section id="track" heading={heading} lead={text}>
      <ul aria-label={label} className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {items.map(({ sign, title }) => {
          const Sign = signs[sign];
          return (
            <li
              key={sign}
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
