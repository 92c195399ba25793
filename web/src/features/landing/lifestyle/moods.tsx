import { Info } from 'lucide-react';
import { LineDrawing } from '../../../components/motif.tsx';
import { lifestyleCopy } from '../copy/lifestyle.ts';
import { Section } from '../parts/section.tsx';

/** Five mood cards, and when to seek help (s.2.1). */
export function Moods() {
  const { heading, text, items, help } = lifestyleCopy.moods;
  return (
    <Section id="moods" heading={heading} lead={text}>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-5">
        {items.map(({ mood, name, text: about }) => (
          <li
            key={mood}
            className="grid grid-cols-[auto_1fr] content-start items-center gap-x-5 gap-y-1 rounded-card border border-line bg-surface p-5 md:max-lg:last:col-span-2 lg:grid-cols-1 lg:justify-items-center lg:p-6 lg:text-center"
          >
            <LineDrawing strokeWidth="3" className="row-span-2 size-16 text-lifestyle lg:mb-3 lg:size-24">
              <circle cx="32" cy="32" r="28" className="fill-current/8" />
              <path d={features[mood]} />
            </LineDrawing>
            <h3 className="display self-end text-question">{name}</h3>
            <p className="self-start text-body text-ink-muted">{about}</p>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-3 rounded-card bg-lifestyle-tint p-5 text-body text-ink">
        <Info aria-hidden size={22} className="mt-0.5 shrink-0 text-lifestyle" />
        {help}
      </p>
    </Section>
  );
}

type Mood = (typeof lifestyleCopy.moods.items)[number]['mood'];

/** Eyes and mouth of each mood, in a 64 by 64 box. */
const features: Record<Mood, string> = {
  sad: 'M22 26v3m20-3v3M22 46c5-7 15-7 20 0M17 21l8-4m22 4-8-4',
  unhappy: 'M22 27v3m20-3v3M23 44c6-4 12-4 18 0',
  detached: 'M18 28h8m12 0h8M24 43h16',
  confident: 'M22 26v3m20-3v3M22 40c5 6 13 7 20 1',
  excited: 'm17 29 5-5 5 5m10 0 5-5 5 5M20 38c2 13 22 13 24 0Z',
};
