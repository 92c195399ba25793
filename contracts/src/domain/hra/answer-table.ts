/** One answer of the contract: how it is asked, its wire key and its unit (s.3, s.7). */
export interface AnswerRow {
  readonly kind: 'choice' | 'number';
  /** Id of the question if it has several parts. Without it the key of the answer is the id of the question. */
  readonly partOf?: string;
  /** The suffix after `.a` in the wire key: a unit or the name of the part (s.7); '' for none. */
  readonly suffix: string;
  /** Other suffixes that gateways may use. They are accepted and never sent. */
  readonly variants: readonly string[];
  /** The unit, as the form shows it. Missing for a choice, and for a number whose unit `expected-unit.ts` determines from the questionnaire. */
  readonly unit?: string;
}

const choice: AnswerRow = { kind: 'choice', suffix: '', variants: [] };

/** The wire key without a suffix is accepted too, because a gateway may drop a suffix such as `.%`. */
const number = (suffix = '', unit?: string): AnswerRow => ({
  kind: 'number',
  suffix,
  variants: [''],
  unit,
});

/** The list of suffixes in the specification (s.7) can also be read as `.a.weekly_alcohol.beer`, so that form is accepted too. */
const part = (question: string, id: string, unit?: string): AnswerRow => ({
  kind: 'number',
  partOf: question,
  suffix: `.${id}`,
  variants: [`.${question}.${id}`],
  unit,
});

/**
 * Every answer that the contract knows (s.3), by group, in the order of the pages. As in s.3, `distracted_driving` and
 * `category_of_places_eaten` are in two groups each.
 */
export const answerTable = {
  general: {
    app_units: choice,
    sex: choice,
    age_in_years: number('.years', 'years'),
    body_frame_size: choice,
    // The specification has no suffix for feet (s.7).
    height: { ...number(), variants: ['.feet'] },
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
  },
  bloodPressure: {
    blood_pressure_medication: choice,
    high_number: part('blood_pressure_measured', 'high_number'),
    low_number: part('blood_pressure_measured', 'low_number'),
    blood_pressure_estimated: choice,
    cholesterol_check: choice,
    // The specification contains both suffixes, `.mg_dl` and `.mg/dL` (s.7).
    cholesterol_level: number('.mg_dl'),
    colon_cancer_screening: choice,
    age_at_menarche: number('.years', 'years'),
    age_of_bearing_first_child: number('.years', 'years'),
    family_breast_cancer_history: choice,
    hysterectomy: choice,
    pap_smear_test: choice,
    blood_glucose: number('.mg/dL'),
  },
  coughHygiene: {
    chh_cough: choice,
    chh_fever: choice,
    chh_sbreath: choice,
  },
  smokingAndVaping: {
    smoking: choice,
    vaping: choice,
    vaping_freq: choice,
    used_to_smoke: number('.cigarettes_day', 'cigarettes a day'),
    years_since_quitting: number('.years', 'years'),
    still_smoke: number('.cigarettes_day', 'cigarettes a day'),
    daily_cigars: number('', 'cigars a day'),
    daily_pipes: number('', 'pipes a day'),
    smokeless_tobacco: choice,
    beer: part('weekly_alcohol', 'beer', 'drinks a week'),
    wine: part('weekly_alcohol', 'wine', 'drinks a week'),
    wine_coolers: part('weekly_alcohol', 'wine_coolers', 'drinks a week'),
    mixed_drinks: part('weekly_alcohol', 'mixed_drinks', 'drinks a week'),
  },
  safetyAndSpeed: {
    use_of_seat_belt: choice,
    distracted_driving: choice,
    driving_speed: choice,
  },
  workMode: {
    work_mode_practiced: choice,
    means_of_transportation: choice,
    time_spent_in_traffic: choice,
    typical_travel_method: choice,
    drive_close_to_speed_limit: choice,
    distracted_driving: choice,
    travel_by_automobile_km: number('.kilometers', 'km a week'),
    travel_by_motorcycle_km: number('.kilometers', 'km a week'),
    safety_belt_usage: number('.%', '%'),
    drinking_and_driving: choice,
  },
  mentalHealth: {
    PHQa: choice,
    PHQb: choice,
    GADa: choice,
    GADb: choice,
  },
  stress: {
    felt_confident: choice,
    going_your_way: choice,
    stress_GADa: choice,
    difficulties_piling_up: choice,
    work_life_balance: choice,
    manageable_workload: choice,
    professional_personal_balance: choice,
  },
  foodAndNutrition: {
    fast_food: choice,
    vegetables: choice,
    food_prep_or_order: choice,
    category_of_places_eaten: choice,
    junk_food: choice,
    butter: choice,
    cook_with_oil: choice,
    amount_of_oil_cooked: choice,
    amount_of_mayo_consumed: choice,
  },
  activityAndEnvironment: {
    home_safety: choice,
    overall_health: choice,
    weekly_physical_activity: choice,
    resting_heart_rate: number('', 'beats a minute'),
    bicycle_helmet_usage: choice,
  },
  demographics: {
    marital_status: choice,
    household_income: choice,
    gainful_employment: choice,
    have_health_insurance: choice,
    free_info_health_insurance: choice,
  },
  sleep: {
    sleep1: choice,
    sleep2: choice,
    sleep3: choice,
    sleep4: choice,
  },
  others: {
    readiness_to_eat_healthier: choice,
    readiness_to_exercise_more: choice,
    misfortune: choice,
    category_of_places_eaten: choice,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AnswerRow>>>>;
