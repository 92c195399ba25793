import { CalendarCheck, GraduationCap, Info, PhoneCall } from 'lucide-react';
import { ContactLinks } from '@/components/contact-links';
import { LineDrawing } from '@/components/motif';
import { Quilt } from '../art/quilt.tsx';
import { lifestyleCopy } from '../copy/lifestyle.ts';
import { FaqSection, PillarHero, TipsSection } from '../parts/pillar-sections.tsx';
import { Section } from '../parts/section.tsx';

/** The lifestyle pillar (s.2.1). */
export function LifestylePage() {
  const { lead, faq, tips } = lifestyleCopy;
  return (
    <>
      <PillarHero pillar="lifestyle" lead={lead} />
      <Moods />
      <Specialists />
      <FaqSection {...faq} pillar="lifestyle" />
      <TipsSection {...tips} />
    </>
  );
}

/** Five mood cards, and when to seek help (s.2.1). */
function Moods() {
  const { heading, text, items, help } = lifestyleCopy.moods;
  return (
    <Section id="moods" heading={heading} lead={text}>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-5">
        {Object.entries(items).map(([name, about], at) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr] content-start items-center gap-x-5 gap-y-1 rounded-card border border-line bg-surface p-5 md:max-lg:last:col-span-2 lg:grid-cols-1 lg:justify-items-center lg:p-6 lg:text-center"
          >
            <LineDrawing strokeWidth="3" className="row-span-2 size-16 text-lifestyle lg:mb-3 lg:size-24">
              <circle cx="32" cy="32" r="28" className="fill-current/8" />
              <path d={features[at]} />
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

/** Eyes and mouth of each mood, in their order, in a 64 by 64 box. */
const features = [
  'M22 26v3m20-3v3M22 46c5-7 15-7 20 0M17 21l8-4m22 4-8-4',
  'M22 27v3m20-3v3M23 44c6-4 12-4 18 0',
  'M18 28h8m12 0h8M24 43h16',
  'M22 26v3m20-3v3M22 40c5 6 13 7 20 1',
  'm17 29 5-5 5 5m10 0 5-5 5 5M20 38c2 13 22 13 24 0Z',
];

const { heading, text, professionals, support, followUps } = lifestyleCopy.support;

const helpers = [
  { ...professionals, Sign: GraduationCap },
  { ...support, Sign: PhoneCall },
  { ...followUps, Sign: CalendarCheck },
];

/** Who helps, and how to reach them (s.2.1). */
function Specialists() {
  return (
    <section
      aria-labelledby="support"
      className="on-deep relative isolate overflow-hidden bg-indigo-deep py-16 text-on-deep lg:py-24"
    >
      <Quilt columns={24} rows={1} className="absolute inset-x-0 top-0 -z-10 h-15 w-full max-lg:hidden" />
      <div className="content grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-10">
        <div className="grid content-start gap-4">
          <h2 id="support" className="display text-h2">
            {heading}
          </h2>
          <p className="max-w-md text-lead text-on-deep-muted">{text}</p>
        </div>
        <ul className="grid">
          {helpers.map(({ title, text: about, Sign }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-5 border-t border-on-deep/20 py-6 first:border-t-0 first:pt-0 last:pb-0"
            >
              <span className="grid size-14 place-items-center rounded-button bg-on-deep/10">
                <Sign aria-hidden size={26} />
              </span>
              <div className="grid gap-1">
                <h3 className="display text-h3">{title}</h3>
                <p className="text-body text-on-deep-muted">{about}</p>
                {title === support.title && (
                  <p className="flex flex-wrap gap-x-6">
                    <ContactLinks
                      iconSize={null}
                      className="inline-flex min-h-11 items-center rounded-chip font-bold text-on-deep underline decoration-2 underline-offset-4"
                    />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
