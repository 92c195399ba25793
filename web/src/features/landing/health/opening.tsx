import { healthCopy } from '../copy/health.ts';
import { PillarHero } from '../parts/pillar-hero.tsx';

/** What the health page opens with. */
export function Opening() {
  return <PillarHero pillar="health" heading={healthCopy.heading} lead={healthCopy.lead} />;
}
