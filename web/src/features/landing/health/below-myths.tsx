import { healthCopy } from '../copy/health.ts';
import { FaqSection } from '../parts/faq-section.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';
import { HraExplainer } from './hra-explainer.tsx';

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
