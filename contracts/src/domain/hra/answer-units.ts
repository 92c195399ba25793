import type { AnswerKey } from './answer-groups.ts';
import { expectedUnit } from './expected-unit.ts';

/** Units in words, of the numbers whose unit no questionnaire can change (s.7). */
const fixedUnits: { readonly [Key in AnswerKey]?: string } = {
  age_in_years: 'years',
  age_at_menarche: 'years',
  age_of_bearing_first_child: 'years',
  used_to_smoke: 'cigarettes a day',
  years_since_quitting: 'years',
  still_smoke: 'cigarettes a day',
  daily_cigars: 'cigars a day',
  daily_pipes: 'pipes a day',
  beer: 'drinks a week',
  wine: 'drinks a week',
  wine_coolers: 'drinks a week',
  mixed_drinks: 'drinks a week',
  travel_by_automobile_km: 'km a week',
  travel_by_motorcycle_km: 'km a week',
  safety_belt_usage: '%',
  resting_heart_rate: 'beats a minute',
};

/** The unit in which the contract means a number; null for a choice. */
export function unitOf(key: AnswerKey): string | null {
  return fixedUnits[key] ?? expectedUnit(key, null);
}
