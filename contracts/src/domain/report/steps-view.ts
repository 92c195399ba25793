import type { AdviceLine } from './report-details.ts';
import type { StepRow, StepsSection } from './report-view.ts';

/** Nobody changes twenty things at once. */
const maxFirst = 2;

/** The steps in the gateway's order: what is urgent first, then what wins most. */
export function stepsSectionOf(advice: readonly AdviceLine[], urgent: boolean): StepsSection | null {
  if (advice.length === 0) return null;
  const rows = advice.map(stepOf);
  const more = rows.slice(maxFirst);
  return {
    heading: urgent ? 'After that' : 'Do this first',
    lead: rows.length === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.',
    first: rows.slice(0, maxFirst),
    moreHeading: 'When you are ready for more',
    more,
  };
}

function stepOf({ article, id, questions, source, text, title, years }: AdviceLine): StepRow {
  const whole = years === null ? 0 : Math.round(years);
  const yearsText =
    whole >= 1 ? `Worth about ${whole} ${whole === 1 ? 'year' : 'years'} of your risk age.` : null;
  return { id, title, text, yearsText, source, questions, article };
}
