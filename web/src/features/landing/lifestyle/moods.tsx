import { Info } from 'lucide-react';
import { lifestyleCopy } from '../copy/lifestyle.ts';
import { Section } from '../parts/section.tsx';
import { MoodFace } from './mood-face.tsx';

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
            <MoodFace mood={mood} className="row-span-2 size-16 text-lifestyle lg:mb-3 lg:size-24" />
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
