import { isAnswered } from './answered.ts';

/** The answer groups and their keys (s.3), in the order of the pages. */
export const answerGroups = {
  general: [
    'app_units',
    'sex',
    'age_in_years',
    'body_frame_size',
    'height',
    'height_cm',
    'weight',
    'weight_kg',
    'highest_education_qualification',
    'occupation',
    'home_address_country',
    'home_address_state',
    'office_address_country',
    'office_address_state',
    'race',
    'wash_hands_daily',
    'insurance_coverage',
    'chh_interact',
  ],
  bloodPressure: [
    'blood_pressure_medication',
    'high_number',
    'low_number',
    'blood_pressure_estimated',
    'cholesterol_check',
    'cholesterol_level',
    'colon_cancer_screening',
    'age_at_menarche',
    'age_of_bearing_first_child',
    'family_breast_cancer_history',
    'hysterectomy',
    'pap_smear_test',
    'blood_glucose',
  ],
  coughHygiene: ['chh_cough', 'chh_fever', 'chh_sbreath'],
  smokingAndVaping: [
    'smoking',
    'vaping',
    'vaping_freq',
    'used_to_smoke',
    'years_since_quitting',
    'still_smoke',
    'daily_cigars',
    'daily_pipes',
    'smokeless_tobacco',
    'beer',
    'wine',
    'wine_coolers',
    'mixed_drinks',
  ],
  safetyAndSpeed: ['use_of_seat_belt', 'distracted_driving', 'driving_speed'],
  workMode: [
    'work_mode_practiced',
    'means_of_transportation',
    'time_spent_in_traffic',
    'typical_travel_method',
    'drive_close_to_speed_limit',
    'distracted_driving',
    'travel_by_automobile_km',
    'travel_by_motorcycle_km',
    'safety_belt_usage',
    'drinking_and_driving',
  ],
  mentalHealth: ['PHQa', 'PHQb', 'GADa', 'GADb'],
  stress: [
    'felt_confident',
    'going_your_way',
    'stress_GADa',
    'difficulties_piling_up',
    'work_life_balance',
    'manageable_workload',
    'professional_personal_balance',
  ],
  foodAndNutrition: [
    'fast_food',
    'vegetables',
    'food_prep_or_order',
    'category_of_places_eaten',
    'junk_food',
    'butter',
    'cook_with_oil',
    'amount_of_oil_cooked',
    'amount_of_mayo_consumed',
  ],
  activityAndEnvironment: [
    'home_safety',
    'overall_health',
    'weekly_physical_activity',
    'resting_heart_rate',
    'bicycle_helmet_usage',
  ],
  demographics: [
    'marital_status',
    'household_income',
    'gainful_employment',
    'have_health_insurance',
    'free_info_health_insurance',
  ],
  sleep: ['sleep1', 'sleep2', 'sleep3', 'sleep4'],
  others: [
    'readiness_to_eat_healthier',
    'readiness_to_exercise_more',
    'misfortune',
    'category_of_places_eaten',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AnswerGroupName = keyof typeof answerGroups;

/** An answer key the contract knows. */
export type AnswerKey = (typeof answerGroups)[AnswerGroupName][number];

/** An option's id, or a number, or a number as it was typed. */
export type AnswerValue = string | number;

/**
 * One slot per key: the state that is edited. Absent and null both mean unanswered.
 * Answers of questions the contract does not know stand under their whole wire key.
 */
export type Answers = Readonly<Record<string, AnswerValue | null>>;

/**
 * One answer group per section (s.3), as answers travel between front end and adapter. `additional` holds the
 * answers of questions the contract does not know, by wire key (`hra.q.new_question.a.hours`).
 */
export type AnswerGroups = {
  readonly [Name in AnswerGroupName]: { readonly [key: string]: AnswerValue | null };
} & { readonly additional: { readonly [wireKey: string]: AnswerValue | null } };

// Object.keys forgets the literal types; the record is closed, so nothing else can stand in it.
export const answerGroupNames = Object.keys(answerGroups) as AnswerGroupName[];

/** Every answer key once, in the order of the pages. */
export const answerKeys: readonly AnswerKey[] = [
  ...new Set(answerGroupNames.flatMap((name): readonly AnswerKey[] => answerGroups[name])),
];

const known: ReadonlySet<string> = new Set(answerKeys);

export function isAnswerKey(key: string): key is AnswerKey {
  return known.has(key);
}

/** Every group with all its keys, null where unanswered. A key that stands in two groups fills both. */
export function toGroups(answers: Answers): AnswerGroups {
  const group = (keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, answers[key] ?? null]));
  const additional = Object.entries(answers).filter(([key, value]) => !isAnswerKey(key) && isAnswered(value));
  const groups = answerGroupNames.map(name => [name, group(answerGroups[name])]);
  // fromEntries forgets that the names are complete.
  return { ...Object.fromEntries(groups), additional: Object.fromEntries(additional) } as AnswerGroups;
}

/**
 * The one slot per key. Where a key stands in several groups with different answers, the later group in the
 * order of `answerGroups` wins, unless it is unanswered there. A known key is taken from any group, because
 * some are asked on other pages in variants of the questionnaire (s.3).
 */
export function fromGroups(groups: AnswerGroups): Answers {
  const entries = answerGroupNames.flatMap(name => Object.entries(groups[name]));
  const answered = entries.filter(([key, value]) => isAnswerKey(key) && isAnswered(value));
  const additional = Object.entries(groups.additional).filter(([, value]) => isAnswered(value));
  return Object.fromEntries([...additional, ...answered]);
}
