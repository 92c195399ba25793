import { longDate } from '../dates.ts';
import type { ShownAge, SinceLast } from './report-details.ts';
import type { SinceSection } from './report-view.ts';
import { textOfAge } from './shown-age.ts';

/** How the risk age went since the report before, and what moved it. */
export function sinceSectionOf(
  since: SinceLast | null,
  risk: ShownAge | null,
  timeZone: string | undefined,
): SinceSection | null {
  if (since === null || risk === null) return null;
  return {
    heading: 'Since last time',
    sentence: sentenceOf(since, risk, longDate(since.at, timeZone)),
    rows: since.moved.map(({ label, years }) => ({ label, years, text: movedText(years) })),
  };
}

function sentenceOf({ riskAge }: SinceLast, now: ShownAge, date: string): string {
  const before = textOfAge(riskAge);
  if (riskAge.bound !== null && riskAge.bound === now.bound) {
    return `On ${date} your risk age was ${before}, as it is now. What changed beyond the end of the scale cannot be seen.`;
  }
  if (before === textOfAge(now)) return `Your risk age is the same as on ${date}: ${before}.`;
  const way = now.years < riskAge.years || now.bound === 'below' || riskAge.bound === 'above' ? 'down' : 'up';
  return `Your risk age went ${way} from ${before} on ${date} to ${textOfAge(now)}.`;
}

function movedText(years: number): string {
  const size = Math.abs(years).toFixed(1);
  return `${years > 0 ? 'added' : 'took off'} ${size} ${size === '1.0' ? 'year' : 'years'}`;
}
