import { healthCopy } from '../copy/health.ts';
import { PillarHero } from '../parts/pillar-hero.tsx';

/** The deferred hero of the health page. */
export function Opening() {
  return <PillarHero pillar="health" lead={healthCopy.lead} />;
}
