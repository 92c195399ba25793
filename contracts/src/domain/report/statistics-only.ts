import type { AnswerKey } from '../hra/answer-groups.ts';

/** Answers that are asked only for statistics. */
interface StatisticsRow {
  readonly keys: readonly AnswerKey[];
  /** Why the answers do not change a report, for docs/report.md. */
  readonly reason: string;
}

const row = (reason: string, ...keys: readonly AnswerKey[]): StatisticsRow => ({ keys, reason });

const noPlace = 'The model has no place in it.';
const noSchool = 'The model has no schooling or work in it, and advice is the same for all.';
const noBreast = 'It belongs to models of breast cancer, which this report has none of.';
const noRace = 'A race term would count people, not their health. The model has none.';
const byEaten = 'Advice on food goes by what is eaten, not who cooked it.';
const byDriving = 'Advice on the road goes by how a person drives, not how far.';
const neverAsked = 'It is never asked on the pages; the advice is to stop, however often.';

/** The answers that never change a word or a number of a report, each with the reason. A test of the gateway checks that they do not. */
export const statisticsOnly: readonly StatisticsRow[] = [
  row(noRace, 'race'),
  row('The body mass index knows no frame.', 'body_frame_size'),
  row(noSchool, 'highest_education_qualification'),
  row('The model has no family in it.', 'marital_status'),
  row(noSchool, 'occupation'),
  row(noSchool, 'gainful_employment'),
  row('The model has no income in it.', 'household_income'),
  row(noPlace, 'home_address_country', 'home_address_state'),
  row(noPlace, 'office_address_country', 'office_address_state'),
  row(noBreast, 'age_at_menarche'),
  row(noBreast, 'age_of_bearing_first_child'),
  row(neverAsked, 'vaping_freq'),
  row(byDriving, 'travel_by_automobile_km'),
  row(byEaten, 'food_prep_or_order', 'category_of_places_eaten'),
];

const allKeys: ReadonlySet<string> = new Set(statisticsOnly.flatMap(({ keys }) => keys));

/** Whether an answer is asked only for statistics. */
export function isStatisticsOnly(key: string): boolean {
  return allKeys.has(key);
}

/** The sentence about these answers in the limits of a report. */
export const statisticsSentence = 'Race, income and place never change it.';
