import { healthCopy } from '../copy/health.ts';
import { HraExplainer } from '../health/hra-explainer.tsx';
import { Myths } from '../health/myths.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

/** The health pillar (s.2.1). */
export function HealthPage() {
  const { heading, lead, faq, tips } = healthCopy;
  return (
    <>
      <PillarHero pillar="health" heading={heading} lead={lead} />
      <Myths />
      <HraExplainer />
      <FaqSection heading={faq.heading} items={faq.items} pillar="health" />
      <TipsSection heading={tips.heading} items={tips.items} to="blog" />
    </>
  );
}
