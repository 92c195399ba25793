import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import type { UrgentRow } from './urgent-rows.ts';

/** Told to a woman who may be pregnant: under the ages, and before what pregnancy changes. */
export const pregnancyLine =
  'Pregnant, or could you be? Then 140/90 or more is for today; no alcohol; no slimming; this number is not for you.';

/** A woman of 18 to 50 whose womb was not removed. Nobody is asked for the change of life. */
export function mayBePregnant({ age_in_years: age, hysterectomy, sex }: Answers): boolean {
  const years = plainNumberOf(age);
  return sex === 'female' && years !== null && years >= 18 && years < 51 && hysterectomy !== 'yes';
}

const topics: readonly UrgentRow['topic'][] = ['blood-pressure', 'alcohol'];

/** Urgent topics and steps that pregnancy changes. */
export const pregnancyChanges: ReadonlySet<string> = new Set([...topics, 'drink-less', 'healthy-weight']);
