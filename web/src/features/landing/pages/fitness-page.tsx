import { fitnessCopy } from '../copy/fitness.ts';
import { Promos } from '../fitness/promos.tsx';
import { Week } from '../fitness/week.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

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
