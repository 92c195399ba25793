import type { AdviceLine } from './report-details.ts';
import type { StepRow, StepsSection } from './report-view.ts';
import { yearsText } from './shown-age.ts';

/** Nobody changes twenty things at once. */
const maxFirst = 2;

/** The steps in the gateway's order: what is urgent first, then what wins most. */
export function stepsSectionOf(advice: readonly AdviceLine[], urgent: boolean): StepsSection | null {
  if (advice.length === 0) return null;
  const rows = advice.map(stepOf);
  return {
    heading: urgent ? 'After that' : 'Do this first',
    lead: rows.length === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.',
    first: rows.slice(0, maxFirst),
    moreHeading: 'When you are ready for more',
    more: rows.slice(maxFirst),
  };
}

function stepOf({ years, ...line }: AdviceLine): StepRow {
  const whole = Math.round(years ?? 0);
  return { ...line, yearsText: whole < 1 ? null : `Worth about ${yearsText(whole)} of your risk age.` };
}
