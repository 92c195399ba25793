// Generated from the table of calls by 'npm run client'. Do not edit.

/** Answers by answer key: an option's id, or a number. Absent and null both mean unanswered. */
export type AnswerGroup = { readonly [key: string]: string | number | null };

/**
 * The answers of an assessment (s.3): one group for each section, of which any may be missing. A key that stands in two
 * groups counts once; one that no group has is refused, but in `additional`.
 */
export interface AnswerGroups {
  /** Its keys: `app_units`, `sex`, `age_in_years`, `body_frame_size`, `height`, `height_cm`, `weight`, `weight_kg`, `highest_education_qualification`, `occupation`, `home_address_country`, `home_address_state`, `office_address_country`, `office_address_state`, `race`, `wash_hands_daily`, `insurance_coverage`, `chh_interact`. */
  readonly general?: AnswerGroup;
  /** Its keys: `blood_pressure_medication`, `high_number`, `low_number`, `blood_pressure_estimated`, `cholesterol_check`, `cholesterol_level`, `colon_cancer_screening`, `age_at_menarche`, `age_of_bearing_first_child`, `family_breast_cancer_history`, `hysterectomy`, `pap_smear_test`, `blood_glucose`. */
  readonly bloodPressure?: AnswerGroup;
  /** Its keys: `chh_cough`, `chh_fever`, `chh_sbreath`. */
  readonly coughHygiene?: AnswerGroup;
  /** Its keys: `smoking`, `vaping`, `vaping_freq`, `used_to_smoke`, `years_since_quitting`, `still_smoke`, `daily_cigars`, `daily_pipes`, `smokeless_tobacco`, `beer`, `wine`, `wine_coolers`, `mixed_drinks`. */
  readonly smokingAndVaping?: AnswerGroup;
  /** Its keys: `use_of_seat_belt`, `distracted_driving`, `driving_speed`. */
  readonly safetyAndSpeed?: AnswerGroup;
  /** Its keys: `work_mode_practiced`, `means_of_transportation`, `time_spent_in_traffic`, `typical_travel_method`, `drive_close_to_speed_limit`, `distracted_driving`, `travel_by_automobile_km`, `travel_by_motorcycle_km`, `safety_belt_usage`, `drinking_and_driving`. */
  readonly workMode?: AnswerGroup;
  /** Its keys: `PHQa`, `PHQb`, `GADa`, `GADb`. */
  readonly mentalHealth?: AnswerGroup;
  /** Its keys: `felt_confident`, `going_your_way`, `stress_GADa`, `difficulties_piling_up`, `work_life_balance`, `manageable_workload`, `professional_personal_balance`. */
  readonly stress?: AnswerGroup;
  /** Its keys: `fast_food`, `vegetables`, `food_prep_or_order`, `category_of_places_eaten`, `junk_food`, `butter`, `cook_with_oil`, `amount_of_oil_cooked`, `amount_of_mayo_consumed`. */
  readonly foodAndNutrition?: AnswerGroup;
  /** Its keys: `home_safety`, `overall_health`, `weekly_physical_activity`, `resting_heart_rate`, `bicycle_helmet_usage`. */
  readonly activityAndEnvironment?: AnswerGroup;
  /** Its keys: `marital_status`, `household_income`, `gainful_employment`, `have_health_insurance`, `free_info_health_insurance`. */
  readonly demographics?: AnswerGroup;
  /** Its keys: `sleep1`, `sleep2`, `sleep3`, `sleep4`. */
  readonly sleep?: AnswerGroup;
  /** Its keys: `readiness_to_eat_healthier`, `readiness_to_exercise_more`, `misfortune`, `category_of_places_eaten`. */
  readonly others?: AnswerGroup;
  /** Answers of questions that stand in no group, by wire key, for example `hra.q.new_question.a.hours`. */
  readonly additional?: AnswerGroup;
}
