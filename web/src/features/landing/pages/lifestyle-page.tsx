import { lifestyleCopy } from '../copy/lifestyle.ts';
import { Moods } from '../lifestyle/moods.tsx';
import { Specialists } from '../lifestyle/specialists.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

/** The lifestyle pillar (s.2.1). */
export function LifestylePage() {
  const { heading, lead, faq, tips } = lifestyleCopy;
  return (
    <>
      <PillarHero pillar="lifestyle" heading={heading} lead={lead} />
      <Moods />
      <Specialists />
      <FaqSection heading={faq.heading} items={faq.items} pillar="lifestyle" />
      <TipsSection heading={tips.heading} items={tips.items} />
    </>
  );
}
