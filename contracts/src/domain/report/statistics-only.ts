import type { AnswerKey } from '../hra/answer-groups.ts';

/** An answer that is asked for statistics alone: it never changes a word or a number of a report. */
interface StatisticsRow {
  readonly key: AnswerKey;
  /** Where the sentence of the report names it. */
  readonly about: 'you' | 'work and money' | 'places' | "women's health" | 'habits';
  /** As the sentence names it; rows with the same words stand for one thing. */
  readonly words: string;
  /** Why nothing is read from it, for whoever reviews the report. */
  readonly reason: string;
}

const placeReason = 'The model has no place in it.';
const schoolReason = 'The model has no schooling or work in it, and advice is the same for all.';

/** The one table of answers that are for statistics only. */
export const statisticsOnly: readonly StatisticsRow[] = [
  {
    key: 'race',
    about: 'you',
    words: 'race',
    reason: 'A race term would count people, not their health. The model has none.',
  },
  {
    key: 'body_frame_size',
    about: 'you',
    words: 'body frame',
    reason: 'The body mass index knows no frame.',
  },
  { key: 'highest_education_qualification', about: 'you', words: 'schooling', reason: schoolReason },
  {
    key: 'marital_status',
    about: 'you',
    words: 'marital status',
    reason: 'The model has no family in it.',
  },
  { key: 'occupation', about: 'work and money', words: 'kind of work', reason: schoolReason },
  { key: 'gainful_employment', about: 'work and money', words: 'paid work', reason: schoolReason },
  {
    key: 'household_income',
    about: 'work and money',
    words: 'income',
    reason: 'The model has no income in it.',
  },
  {
    key: 'home_address_country',
    about: 'places',
    words: 'country and state of your home',
    reason: placeReason,
  },
  {
    key: 'home_address_state',
    about: 'places',
    words: 'country and state of your home',
    reason: placeReason,
  },
  {
    key: 'office_address_country',
    about: 'places',
    words: 'country and state of your work',
    reason: placeReason,
  },
  {
    key: 'office_address_state',
    about: 'places',
    words: 'country and state of your work',
    reason: placeReason,
  },
  {
    key: 'age_at_menarche',
    about: "women's health",
    words: 'age at your first period',
    reason: 'It belongs to models of breast cancer, which this report has none of.',
  },
  {
    key: 'age_of_bearing_first_child',
    about: "women's health",
    words: 'age at your first child',
    reason: 'It belongs to models of breast cancer, which this report has none of.',
  },
  {
    key: 'vaping_freq',
    about: 'habits',
    words: 'how often you vape',
    reason: 'It is never asked on the pages; the advice is to stop, however often.',
  },
  {
    key: 'travel_by_automobile_km',
    about: 'habits',
    words: 'how far you go by car',
    reason: 'Advice on the road goes by how a person drives, not how far.',
  },
  {
    key: 'food_prep_or_order',
    about: 'habits',
    words: 'where your meals come from',
    reason: 'Advice on food goes by what is eaten, not who cooked it.',
  },
  {
    key: 'category_of_places_eaten',
    about: 'habits',
    words: 'where your meals come from',
    reason: 'Advice on food goes by what is eaten, not who cooked it.',
  },
];

const keys: ReadonlySet<string> = new Set(statisticsOnly.map(({ key }) => key));

export function isStatisticsOnly(key: string): boolean {
  return keys.has(key);
}

/** What the report says of the table: it names every row. */
export function statisticsSentence(): string {
  const abouts = [...new Set(statisticsOnly.map(({ about }) => about))];
  const named = abouts.map(about => {
    const words = [...new Set(statisticsOnly.filter(row => row.about === about).map(row => row.words))];
    return `About ${about}: ${words.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
  });
  return `Some answers are for statistics only. They never change your result. ${named.join(' ')}`;
}
