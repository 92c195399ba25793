// Generated from the table of calls by 'npm run generate'. Do not edit.

/** The id of an option of the questionnaire. A missing key and null both mean unanswered. */
export type ChoiceAnswer = string | number | null | undefined;

/** A number, or a number as it was typed: '5.5'. A missing key, null and a blank text mean unanswered. */
export type NumberAnswer = number | string | null | undefined;

/**
 * The answers of an assessment (s.3), with one group for each section. Groups and keys may be missing. A key that is in two groups is
 * one answer.
 */
export interface AnswerGroups {
  /** Answers of the section 'General'. */
  readonly general?:
    | {
        /** The units of the person: the id of an option. */
        readonly app_units?: string | null | undefined;
        /** The id of an option. */
        readonly sex?: ChoiceAnswer;
        /** In years. */
        readonly age_in_years?: NumberAnswer;
        /** The id of an option. */
        readonly body_frame_size?: ChoiceAnswer;
        /** In ft. */
        readonly height?: NumberAnswer;
        /** In cm. */
        readonly height_cm?: NumberAnswer;
        /** In lb. */
        readonly weight?: NumberAnswer;
        /** In kg. */
        readonly weight_kg?: NumberAnswer;
        /** The id of an option. */
        readonly highest_education_qualification?: ChoiceAnswer;
        /** The id of an option. */
        readonly occupation?: ChoiceAnswer;
        /** The id of an option. */
        readonly home_address_country?: ChoiceAnswer;
        /** The id of an option. */
        readonly home_address_state?: ChoiceAnswer;
        /** The id of an option. */
        readonly office_address_country?: ChoiceAnswer;
        /** The id of an option. */
        readonly office_address_state?: ChoiceAnswer;
        /** The id of an option. */
        readonly race?: ChoiceAnswer;
        /** The id of an option. */
        readonly wash_hands_daily?: ChoiceAnswer;
        /** The id of an option. */
        readonly insurance_coverage?: ChoiceAnswer;
        /** The id of an option. */
        readonly chh_interact?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Blood pressure'. */
  readonly bloodPressure?:
    | {
        /** The id of an option. */
        readonly blood_pressure_medication?: ChoiceAnswer;
        /** In mmHg. */
        readonly high_number?: NumberAnswer;
        /** In mmHg. */
        readonly low_number?: NumberAnswer;
        /** The id of an option. */
        readonly blood_pressure_estimated?: ChoiceAnswer;
        /** The id of an option. */
        readonly cholesterol_check?: ChoiceAnswer;
        /** In mg/dL. */
        readonly cholesterol_level?: NumberAnswer;
        /** The id of an option. */
        readonly colon_cancer_screening?: ChoiceAnswer;
        /** In years. */
        readonly age_at_menarche?: NumberAnswer;
        /** In years. */
        readonly age_of_bearing_first_child?: NumberAnswer;
        /** The id of an option. */
        readonly family_breast_cancer_history?: ChoiceAnswer;
        /** The id of an option. */
        readonly hysterectomy?: ChoiceAnswer;
        /** The id of an option. */
        readonly pap_smear_test?: ChoiceAnswer;
        /** In mg/dL. */
        readonly blood_glucose?: NumberAnswer;
      }
    | undefined;
  /** Answers of the section 'Cough hygiene'. */
  readonly coughHygiene?:
    | {
        /** The id of an option. */
        readonly chh_cough?: ChoiceAnswer;
        /** The id of an option. */
        readonly chh_fever?: ChoiceAnswer;
        /** The id of an option. */
        readonly chh_sbreath?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Smoking and vaping'. */
  readonly smokingAndVaping?:
    | {
        /** The id of an option. */
        readonly smoking?: ChoiceAnswer;
        /** The id of an option. */
        readonly vaping?: ChoiceAnswer;
        /** The id of an option. */
        readonly vaping_freq?: ChoiceAnswer;
        /** In cigarettes a day. */
        readonly used_to_smoke?: NumberAnswer;
        /** In years. */
        readonly years_since_quitting?: NumberAnswer;
        /** In cigarettes a day. */
        readonly still_smoke?: NumberAnswer;
        /** In cigars a day. */
        readonly daily_cigars?: NumberAnswer;
        /** In pipes a day. */
        readonly daily_pipes?: NumberAnswer;
        /** The id of an option. */
        readonly smokeless_tobacco?: ChoiceAnswer;
        /** In drinks a week. */
        readonly beer?: NumberAnswer;
        /** In drinks a week. */
        readonly wine?: NumberAnswer;
        /** In drinks a week. */
        readonly wine_coolers?: NumberAnswer;
        /** In drinks a week. */
        readonly mixed_drinks?: NumberAnswer;
      }
    | undefined;
  /** Answers of the section 'Safety and speed'. */
  readonly safetyAndSpeed?:
    | {
        /** The id of an option. */
        readonly use_of_seat_belt?: ChoiceAnswer;
        /** The id of an option. */
        readonly distracted_driving?: ChoiceAnswer;
        /** The id of an option. */
        readonly driving_speed?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Work mode'. */
  readonly workMode?:
    | {
        /** The id of an option. */
        readonly work_mode_practiced?: ChoiceAnswer;
        /** The id of an option. */
        readonly means_of_transportation?: ChoiceAnswer;
        /** The id of an option. */
        readonly time_spent_in_traffic?: ChoiceAnswer;
        /** The id of an option. */
        readonly typical_travel_method?: ChoiceAnswer;
        /** The id of an option. */
        readonly drive_close_to_speed_limit?: ChoiceAnswer;
        /** The id of an option. */
        readonly distracted_driving?: ChoiceAnswer;
        /** In km a week. */
        readonly travel_by_automobile_km?: NumberAnswer;
        /** In km a week. */
        readonly travel_by_motorcycle_km?: NumberAnswer;
        /** In %. */
        readonly safety_belt_usage?: NumberAnswer;
        /** The id of an option. */
        readonly drinking_and_driving?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Mental health'. */
  readonly mentalHealth?:
    | {
        /** The id of an option. */
        readonly PHQa?: ChoiceAnswer;
        /** The id of an option. */
        readonly PHQb?: ChoiceAnswer;
        /** The id of an option. */
        readonly GADa?: ChoiceAnswer;
        /** The id of an option. */
        readonly GADb?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Stress'. */
  readonly stress?:
    | {
        /** The id of an option. */
        readonly felt_confident?: ChoiceAnswer;
        /** The id of an option. */
        readonly going_your_way?: ChoiceAnswer;
        /** The id of an option. */
        readonly stress_GADa?: ChoiceAnswer;
        /** The id of an option. */
        readonly difficulties_piling_up?: ChoiceAnswer;
        /** The id of an option. */
        readonly work_life_balance?: ChoiceAnswer;
        /** The id of an option. */
        readonly manageable_workload?: ChoiceAnswer;
        /** The id of an option. */
        readonly professional_personal_balance?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Food and nutrition'. */
  readonly foodAndNutrition?:
    | {
        /** The id of an option. */
        readonly fast_food?: ChoiceAnswer;
        /** The id of an option. */
        readonly vegetables?: ChoiceAnswer;
        /** The id of an option. */
        readonly food_prep_or_order?: ChoiceAnswer;
        /** The id of an option. */
        readonly category_of_places_eaten?: ChoiceAnswer;
        /** The id of an option. */
        readonly junk_food?: ChoiceAnswer;
        /** The id of an option. */
        readonly butter?: ChoiceAnswer;
        /** The id of an option. */
        readonly cook_with_oil?: ChoiceAnswer;
        /** The id of an option. */
        readonly amount_of_oil_cooked?: ChoiceAnswer;
        /** The id of an option. */
        readonly amount_of_mayo_consumed?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Activity and environment'. */
  readonly activityAndEnvironment?:
    | {
        /** The id of an option. */
        readonly home_safety?: ChoiceAnswer;
        /** The id of an option. */
        readonly overall_health?: ChoiceAnswer;
        /** The id of an option. */
        readonly weekly_physical_activity?: ChoiceAnswer;
        /** In beats a minute. */
        readonly resting_heart_rate?: NumberAnswer;
        /** The id of an option. */
        readonly bicycle_helmet_usage?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Demographics'. */
  readonly demographics?:
    | {
        /** The id of an option. */
        readonly marital_status?: ChoiceAnswer;
        /** The id of an option. */
        readonly household_income?: ChoiceAnswer;
        /** The id of an option. */
        readonly gainful_employment?: ChoiceAnswer;
        /** The id of an option. */
        readonly have_health_insurance?: ChoiceAnswer;
        /** The id of an option. */
        readonly free_info_health_insurance?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Sleep'. */
  readonly sleep?:
    | {
        /** The id of an option. */
        readonly sleep1?: ChoiceAnswer;
        /** The id of an option. */
        readonly sleep2?: ChoiceAnswer;
        /** The id of an option. */
        readonly sleep3?: ChoiceAnswer;
        /** The id of an option. */
        readonly sleep4?: ChoiceAnswer;
      }
    | undefined;
  /** Answers of the section 'Others'. */
  readonly others?:
    | {
        /** The id of an option. */
        readonly readiness_to_eat_healthier?: ChoiceAnswer;
        /** The id of an option. */
        readonly readiness_to_exercise_more?: ChoiceAnswer;
        /** The id of an option. */
        readonly misfortune?: ChoiceAnswer;
        /** The id of an option. */
        readonly category_of_places_eaten?: ChoiceAnswer;
      }
    | undefined;
  /** Answers to questions that are in no group, by wire key, for example `hra.q.new_question.a.hours`. */
  readonly additional?: { readonly [wireKey: string]: NumberAnswer } | undefined;
}
