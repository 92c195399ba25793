import type { SinceLast } from '@choose-life/contracts/domain/report/report-details';
import { shownRiskAge } from '../appraisal/appraisal.ts';
import type { Report } from './report.ts';

/** Less than this is the rounding of both reports. */
const minMoved = 0.1;

/** What moved the risk age between two reports, by factor, most first. Only reports of one model can be compared so. */
export function sinceLastOf(before: Report, now: Report): SinceLast | null {
  const riskAge = shownRiskAge(before.appraisal);
  if (riskAge === null) return null;
  const then = new Map(before.appraisal.details.contributions.map(each => [each.factor, each.years]));
  const comparable =
    before.appraisal.details.model?.version === now.appraisal.details.model?.version &&
    now.appraisal.details.contributions.length > 0;
  const moved = comparable
    ? now.appraisal.details.contributions
        .map(({ factor, label, years }) => {
          return { factor, label, years: Math.round((years - (then.get(factor) ?? 0)) * 10) / 10 };
        })
        .filter(({ years }) => Math.abs(years) >= minMoved)
        .sort((one, other) => Math.abs(other.years) - Math.abs(one.years))
    : [];
  return { at: before.createdAt, riskAge, moved };
}
