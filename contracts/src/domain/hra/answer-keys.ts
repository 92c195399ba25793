import { type AnswerKey, answerKeys } from './answer-groups.ts';

/** The questions with several inputs, each of which has its own answer key. */
export type MultiPartQuestion = 'blood_pressure_measured' | 'weekly_alcohol';

interface AnswerKeyRow {
  readonly kind: 'choice' | 'number';
  /** The multi-part question the key belongs to; without one the key is the question. */
  readonly partOf?: MultiPartQuestion;
  /** What follows `.a` on the wire: a unit, or the part. */
  readonly suffix: string;
  /** Other suffixes met on the wire. Read, never written. */
  readonly variants: readonly string[];
}

const choice: AnswerKeyRow = { kind: 'choice', suffix: '', variants: [] };

/** The bare form is read too: a suffix such as `.%` may get lost on the way. */
const number = (suffix = '', variants: readonly string[] = ['']): AnswerKeyRow => ({
  kind: 'number',
  suffix,
  variants,
});

/** The specification's list of suffixes can also be read as `.a.weekly_alcohol.beer`. */
const part = (question: MultiPartQuestion, id: string): AnswerKeyRow => ({
  kind: 'number',
  partOf: question,
  suffix: `.${id}`,
  variants: [`.${question}.${id}`],
});

/** How each answer travels: the one place that knows suffixes and which answers are numbers (s.7). */
const rows: Readonly<Record<AnswerKey, AnswerKeyRow>> = {
  app_units: choice,
  sex: choice,
  age_in_years: number('.years'),
  body_frame_size: choice,
  height: number('', ['.feet']),
  height_cm: number('.centimeters'),
  weight: number('.pounds'),
  weight_kg: number('.kilograms'),
  highest_education_qualification: choice,
  occupation: choice,
  home_address_country: choice,
  home_address_state: choice,
  office_address_country: choice,
  office_address_state: choice,
  race: choice,
  wash_hands_daily: choice,
  insurance_coverage: choice,
  chh_interact: choice,
  blood_pressure_medication: choice,
  high_number: part('blood_pressure_measured', 'high_number'),
  low_number: part('blood_pressure_measured', 'low_number'),
  blood_pressure_estimated: choice,
  cholesterol_check: choice,
  cholesterol_level: number('.mg_dl'),
  colon_cancer_screening: choice,
  age_at_menarche: number('.years'),
  age_of_bearing_first_child: number('.years'),
  family_breast_cancer_history: choice,
  hysterectomy: choice,
  pap_smear_test: choice,
  blood_glucose: number('.mg/dL'),
  chh_cough: choice,
  chh_fever: choice,
  chh_sbreath: choice,
  smoking: choice,
  vaping: choice,
  vaping_freq: choice,
  used_to_smoke: number('.cigarettes_day'),
  years_since_quitting: number('.years'),
  still_smoke: number('.cigarettes_day'),
  daily_cigars: number(),
  daily_pipes: number(),
  smokeless_tobacco: choice,
  beer: part('weekly_alcohol', 'beer'),
  wine: part('weekly_alcohol', 'wine'),
  wine_coolers: part('weekly_alcohol', 'wine_coolers'),
  mixed_drinks: part('weekly_alcohol', 'mixed_drinks'),
  use_of_seat_belt: choice,
  distracted_driving: choice,
  driving_speed: choice,
  work_mode_practiced: choice,
  means_of_transportation: choice,
  time_spent_in_traffic: choice,
  typical_travel_method: choice,
  drive_close_to_speed_limit: choice,
  travel_by_automobile_km: number('.kilometers'),
  travel_by_motorcycle_km: number('.kilometers'),
  safety_belt_usage: number('.%'),
  drinking_and_driving: choice,
  PHQa: choice,
  PHQb: choice,
  GADa: choice,
  GADb: choice,
  felt_confident: choice,
  going_your_way: choice,
  stress_GADa: choice,
  difficulties_piling_up: choice,
  work_life_balance: choice,
  manageable_workload: choice,
  professional_personal_balance: choice,
  fast_food: choice,
  vegetables: choice,
  food_prep_or_order: choice,
  category_of_places_eaten: choice,
  junk_food: choice,
  butter: choice,
  cook_with_oil: choice,
  amount_of_oil_cooked: choice,
  amount_of_mayo_consumed: choice,
  home_safety: choice,
  overall_health: choice,
  weekly_physical_activity: choice,
  resting_heart_rate: number(),
  bicycle_helmet_usage: choice,
  marital_status: choice,
  household_income: choice,
  gainful_employment: choice,
  have_health_insurance: choice,
  free_info_health_insurance: choice,
  sleep1: choice,
  sleep2: choice,
  sleep3: choice,
  sleep4: choice,
  readiness_to_eat_healthier: choice,
  readiness_to_exercise_more: choice,
  misfortune: choice,
};

/** Units are the one answer that travels outside `hra.q`. */
const unitsWireKey = 'hra.app.units';

/** The key of an answer in the flat map, for example `hra.q.age_in_years.a.years`. */
export function wireKeyOf(key: AnswerKey): string {
  if (key === 'app_units') return unitsWireKey;
  return wireKey(key, rows[key].suffix);
}

function wireKey(key: AnswerKey, suffix: string): string {
  return `hra.q.${rows[key].partOf ?? key}.a${suffix}`;
}

/** Letters and digits only, lower case: what all spellings of one wire key have in common. */
export function normalForm(key: string): string {
  return key.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** All spellings of an answer's key that are read: its wire key first, then the variants. */
export function spellingsOf(key: AnswerKey): readonly string[] {
  return [wireKeyOf(key), ...rows[key].variants.map(suffix => wireKey(key, suffix))];
}

const keysByNormalForm: ReadonlyMap<string, AnswerKey> = new Map(
  answerKeys.flatMap(key => spellingsOf(key).map(spelling => [normalForm(spelling), key] as const)),
);

/** The known answer whose key has this normal form, as in saved answers (`hraQSexA`). */
export function answerKeyOfNormalForm(form: string): AnswerKey | undefined {
  return keysByNormalForm.get(form);
}

/**
 * The known answer a wire key stands for, variants included (`.mg/dL` for `.mg_dl`), or undefined.
 * The question's id must be exact: only the suffix is read leniently.
 */
export function answerKeyOfWireKey(wire: string): AnswerKey | undefined {
  const key = keysByNormalForm.get(normalForm(wire));
  if (key === undefined) return undefined;
  return wire === unitsWireKey || wire.startsWith(wireKey(key, '')) ? key : undefined;
}

/** 'number' for numeric inputs, 'choice' for questions with options, as the contract knows them. */
export function kindOf(key: AnswerKey): 'choice' | 'number' {
  return rows[key].kind;
}

/** The answer keys of a multi-part question in order; empty for any other question. */
export function partKeysOf(questionId: string): readonly AnswerKey[] {
  return partKeys.get(questionId) ?? [];
}

const multiPart: readonly MultiPartQuestion[] = ['blood_pressure_measured', 'weekly_alcohol'];
const partKeys: ReadonlyMap<string, readonly AnswerKey[]> = new Map(
  multiPart.map(question => [question, answerKeys.filter(key => rows[key].partOf === question)]),
);

/** The answers that become numbers on Save, as far as the contract knows (s.5). */
export const contractNumericKeys: ReadonlySet<string> = new Set(
  answerKeys.filter(key => kindOf(key) === 'number'),
);
