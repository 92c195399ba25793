import { fitnessCopy } from '../copy/fitness.ts';
import { Promos } from '../fitness/promos.tsx';
import { Week } from '../fitness/week.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

/** The fitness pillar (s.2.1). */
export function FitnessPage() {
  const { heading, lead, faq, tips } = fitnessCopy;
  return (
    <>
      <PillarHero pillar="fitness" heading={heading} lead={lead} />
      <Week />
      <Promos />
      <FaqSection heading={faq.heading} items={faq.items} pillar="fitness" />
      <TipsSection heading={tips.heading} items={tips.items} to="blog" />
    </>
  );
}
