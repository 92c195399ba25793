import type { Contribution, ReportDetails, ShownAge } from './report-details.ts';
import type { WhyRow, WhySection } from './report-view.ts';
import { textOfAge } from './shown-age.ts';

/** Years by factor, those that add most first; they add up to the difference of risk age and age. */
export function whySectionOf(
  risk: ShownAge | null,
  real: ShownAge | null,
  details: ReportDetails | null,
): WhySection | null {
  const contributions = details?.contributions ?? [];
  if (risk === null || real === null || contributions.length === 0) return null;
  const sorted = [...contributions].sort((one, other) => other.years - one.years);
  const open = risk.bound !== null;
  const added = sorted.reduce((sum, { years }) => sum + Math.max(0, years), 0);
  const same = risk.years === real.years;
  return {
    heading: same
      ? `What makes up your ${textOfAge(risk)}`
      : `Why ${textOfAge(risk)}, not ${textOfAge(real)}`,
    lead: 'What each part adds to your age, or takes from it.',
    rows: sorted.map(each => rowOf(each, open ? added : null)),
    total: open ? totalBeyond(risk, real) : totalOf(sorted, real.years, risk.years),
  };
}

/** @param added the years added in all, where the sum lies beyond the scale and its parts are told as shares */
function rowOf({ gain, ...each }: Contribution, added: number | null): WhyRow {
  const { years } = each;
  return {
    ...each,
    yearsText: added === null ? signedYears(years) : shareText(years, added),
    gainText: gainTextOf(gain, years, added !== null),
  };
}

/** '+12.6 years', '−0.4 years', 'no years'; the minus is the real one, which is read aloud as such. */
function signedYears(years: number): string {
  if (years === 0) return 'no years';
  const size = Math.abs(years);
  return `${years > 0 ? '+' : '−'}${size.toFixed(1)} ${size === 1 ? 'year' : 'years'}`;
}

function shareText(years: number, added: number): string {
  if (years < 0) return 'takes some off';
  if (years === 0) return 'nothing';
  return `about ${Math.max(1, Math.round((100 * years) / added))} of every 100 parts`;
}

function gainTextOf(gain: number, years: number, open: boolean): string {
  if (gain > 0)
    return open
      ? 'Changing this brings the number down.'
      : `Changing this is worth ${gain.toFixed(1)} ${gain === 1 ? 'year' : 'years'}.`;
  return years > 0 ? 'Nothing to change on your own here.' : 'Nothing to change here.';
}

/** @param shown the age of the cards: rounded once, from the unrounded one */
function totalOf(rows: readonly Contribution[], age: number, shown: number): string {
  const sum = Math.round(rows.reduce((total, { years }) => total + years, 0) * 10) / 10;
  const end = Math.round((age + sum) * 10) / 10;
  return `${age} ${sum < 0 ? '−' : '+'} ${Math.abs(sum).toFixed(1)} = ${end.toFixed(1)} years, shown as ${shown}.`;
}

function totalBeyond(risk: ShownAge, real: ShownAge): string {
  return `Together with your ${real.years} years that is beyond ${risk.years}, where the scale ends.`;
}
