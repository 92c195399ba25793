import { isAdditionalKey } from './additional-key.ts';
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

/** As they may be sent: a missing group is unanswered, like a missing key. */
export type AnswerGroupsInput = {
  readonly [Name in keyof AnswerGroups]?:
    | { readonly [key: string]: AnswerValue | null | undefined }
    | undefined;
};

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

/**
 * Every group with its answered keys. A key that stands in two groups fills both. What stands under a key that is neither
 * known nor additional cannot be sent (only a damaged draft holds such a key), so it is left out.
 */
export function toGroups(answers: Answers): AnswerGroups {
  const group = (keys: readonly string[]) =>
    Object.fromEntries(keys.filter(key => isAnswered(answers[key])).map(key => [key, answers[key]]));
  const groups = answerGroupNames.map(name => [name, group(answerGroups[name])]);
  const additional = group(Object.keys(answers).filter(isAdditionalKey));
  // fromEntries forgets that the names are complete.
  return { ...Object.fromEntries(groups), additional } as AnswerGroups;
}
