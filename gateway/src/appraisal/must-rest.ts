import { type UrgentId, type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { any, chose, describedAs, not, urgent, within } from './condition.ts';
import { bmi } from './quantities.ts';

/** The urgent situations of these topics that require action now or today. */
function rowsForToday(...topics: readonly UrgentRow['topic'][]): UrgentId[] {
  return urgentRows
    .filter(({ topic, urgency }) => topics.includes(topic) && (urgency === 'now' || urgency === 'today'))
    .map(({ id }) => id);
}

/** A blood pressure that requires action now or today. */
export const pressureToActOn = urgent(...rowsForToday('blood-pressure'));

/**
 * The person must rest or see a doctor first. The report then does not advise more exercise. `pulse-fast` and `weight-far-too-low` require
 * action only within a week, but exercise can harm with them too (our choice, docs/report.md).
 */
export const mustRest = describedAs(
  'a reason to rest: a fever, shortness of breath, or a weight, heart rate, blood pressure or blood sugar that requires action now or today (a very low weight or a fast heart rate: also within a week)',
  any(
    pressureToActOn,
    urgent(...rowsForToday('glucose', 'pulse', 'bmi'), 'pulse-fast', 'weight-far-too-low'),
    chose('chh_sbreath', 'yes'),
    chose('chh_fever', 'yes'),
  ),
);

/** A weight below the healthy range of the body mass index (CDC: 18.5). */
export const underweight = within(bmi, null, 18.5);

/** The report may advise more exercise, and the dashboard may show a step goal. */
export const mayMove = describedAs(
  'no reason to rest, and the weight is not below the healthy range',
  not(any(mustRest, underweight)),
);
