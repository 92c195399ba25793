import type { AnswerKey } from '../hra/answer-groups.ts';

/** Answers that do not change a report. The pages ask these questions for statistics, and never ask `vaping_freq`. */
interface StatisticsRow {
  readonly keys: readonly AnswerKey[];
  /** Why the answers do not change a report. docs/report.md contains this sentence. */
  readonly reason: string;
}

const row = (reason: string, ...keys: readonly AnswerKey[]): StatisticsRow => ({ keys, reason });

const placeReason = 'The model does not use where a person lives or works.';
const educationReason = 'The model does not use education or work, and the advice is the same for everybody.';
const breastCancerReason = 'It is used in models of breast cancer, and this report contains none.';
const raceReason = 'A race term would describe groups of people, not their health. The model has none.';
const foodReason = 'Advice on food depends on what is eaten, not on who cooked it.';
const drivingReason = 'Advice on the road depends on how a person drives, not on how far.';
const vapingReason =
  'The pages do not ask this question. The advice is to stop, however often a person vapes.';

/** The answers that never change a word or a number of a report, each with the reason. A test of the gateway checks this. */
export const statisticsOnly: readonly StatisticsRow[] = [
  row(raceReason, 'race'),
  row('The body mass index does not use the body frame.', 'body_frame_size'),
  row(educationReason, 'highest_education_qualification'),
  row('The model does not use the marital status.', 'marital_status'),
  row(educationReason, 'occupation', 'gainful_employment'),
  row('The model does not use the income.', 'household_income'),
  row(placeReason, 'home_address_country', 'home_address_state'),
  row(placeReason, 'office_address_country', 'office_address_state'),
  row(breastCancerReason, 'age_at_menarche', 'age_of_bearing_first_child'),
  row(vapingReason, 'vaping_freq'),
  row(drivingReason, 'travel_by_automobile_km'),
  row(foodReason, 'food_prep_or_order', 'category_of_places_eaten'),
];

const allKeys: ReadonlySet<string> = new Set(statisticsOnly.flatMap(({ keys }) => keys));

/** Whether an answer never changes a report. */
export function isStatisticsOnly(key: string): boolean {
  return allKeys.has(key);
}

/** The sentence about these answers in the list of limits of a report (`how-view.ts`). */
export const statisticsSentence = 'Race, income and where you live never change it.';
