import type { AnswerKey } from '../hra/answer-groups.ts';

/** Answers that are asked for statistics alone: they never change a word or a number of a report. */
interface StatisticsRow {
  readonly keys: readonly AnswerKey[];
  /** Where the sentence of the report names them. */
  readonly about: 'you' | 'work and money' | 'places' | "women's health" | 'habits';
  /** As the sentence names them. */
  readonly words: string;
  /** Why nothing is read from them, for whoever reviews the report. */
  readonly reason: string;
}

const row = (
  about: StatisticsRow['about'],
  words: string,
  reason: string,
  ...keys: readonly AnswerKey[]
): StatisticsRow => ({ keys, about, words, reason });

const noPlace = 'The model has no place in it.';
const noSchool = 'The model has no schooling or work in it, and advice is the same for all.';
const noBreast = 'It belongs to models of breast cancer, which this report has none of.';
const noRace = 'A race term would count people, not their health. The model has none.';
const byEaten = 'Advice on food goes by what is eaten, not who cooked it.';
const byDriving = 'Advice on the road goes by how a person drives, not how far.';
const neverAsked = 'It is never asked on the pages; the advice is to stop, however often.';

/** The one table of answers that are for statistics only. */
export const statisticsOnly: readonly StatisticsRow[] = [
  row('you', 'race', noRace, 'race'),
  row('you', 'body frame', 'The body mass index knows no frame.', 'body_frame_size'),
  row('you', 'schooling', noSchool, 'highest_education_qualification'),
  row('you', 'marital status', 'The model has no family in it.', 'marital_status'),
  row('work and money', 'kind of work', noSchool, 'occupation'),
  row('work and money', 'paid work', noSchool, 'gainful_employment'),
  row('work and money', 'income', 'The model has no income in it.', 'household_income'),
  row('places', 'country and state of your home', noPlace, 'home_address_country', 'home_address_state'),
  row('places', 'country and state of your work', noPlace, 'office_address_country', 'office_address_state'),
  row("women's health", 'age at your first period', noBreast, 'age_at_menarche'),
  row("women's health", 'age at your first child', noBreast, 'age_of_bearing_first_child'),
  row('habits', 'how often you vape', neverAsked, 'vaping_freq'),
  row('habits', 'how far you go by car', byDriving, 'travel_by_automobile_km'),
  row('habits', 'where your meals come from', byEaten, 'food_prep_or_order', 'category_of_places_eaten'),
];

const allKeys: ReadonlySet<string> = new Set(statisticsOnly.flatMap(({ keys }) => keys));

export function isStatisticsOnly(key: string): boolean {
  return allKeys.has(key);
}

/** What the report says of the table: it names every row. */
export function statisticsSentence(): string {
  const abouts = [...new Set(statisticsOnly.map(({ about }) => about))];
  const named = abouts.map(about => {
    const words = statisticsOnly.filter(row => row.about === about).map(row => row.words);
    return `About ${about}: ${words.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
  });
  return `Some answers are for statistics only. They never change your result. ${named.join(' ')}`;
}
