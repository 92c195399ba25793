import { Droplets, HeartPulse, ListChecks, Scale } from 'lucide-react';
import { healthCopy } from '../copy/health.ts';
import { FaqSection, PillarHero, TipsSection } from '../parts/pillar-sections.tsx';
import { Section, TakeAssessment } from '../parts/section.tsx';

/** The deferred part of the health page. */
export function BelowMyths() {
  const { faq, tips } = healthCopy;
  return (
    <>
      <HraExplainer />
      <FaqSection {...faq} pillar="health" />
      <TipsSection {...tips} to="blog" />
    </>
  );
}

/** The deferred hero of the health page. */
export function Opening() {
  return <PillarHero pillar="health" lead={healthCopy.lead} />;
}

/** One for each card, in their order. */
const signs = [HeartPulse, Scale, Droplets, ListChecks];

/** What the assessment covers (s.2.1). */
function HraExplainer() {
  const { heading, text, cards } = healthCopy.hra;
  return (
    <Section id="hra" heading={heading} lead={text} aside={<TakeAssessment variant="primary" />}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {Object.entries(cards).map(([title, about], at) => {
          const Sign = signs[at] ?? ListChecks;
          return (
            <li
              key={title}
              className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 sm:p-6"
            >
              <span className="grid size-14 place-items-center rounded-button bg-health-tint text-health sm:mb-3">
                <Sign aria-hidden size={26} />
              </span>
              <div className="grid content-start gap-2">
                <h3 className="display text-question">{title}</h3>
                <p className="text-body text-ink-muted">{about}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
