import { lifestyleCopy } from '../copy/lifestyle.ts';
import { Moods } from '../lifestyle/moods.tsx';
import { Specialists } from '../lifestyle/specialists.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

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
