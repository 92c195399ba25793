import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';

/** Told to a woman who may be pregnant, once: before what it changes, else under the ages. */
export function pregnancyLine(hasNumber: boolean): string {
  return [
    'Pregnant, or could you be?',
    ...(hasNumber ? ['This number is not for you.'] : []),
    'A pressure of 140/90 or more: see a health worker today.',
    '160/110 or more, a bad headache, or trouble seeing: get emergency help now.',
    'Drink no alcohol, and do not slim.',
  ].join(' ');
}

/** Told to her first of all from a pressure of 160/110 on, whatever the level of the row. */
export const pregnancyNow = 'If you are or could be pregnant: get emergency help now.';

/** A woman of 18 to 50 whose womb was not removed. Nobody is asked for the change of life. */
export function mayBePregnant({ age_in_years: age, hysterectomy, sex }: Answers): boolean {
  const years = plainNumberOf(age);
  return sex === 'female' && years !== null && years >= 18 && years < 51 && hysterectomy !== 'yes';
}

/** Questions on what pregnancy changes the meaning of. */
export const pregnancyChanges: ReadonlySet<string> = new Set(['blood_pressure_measured', 'weekly_alcohol']);
