// Generated from the table of calls by 'npm run generate'. Do not edit.

/** The answer keys of each group. */
export const groupKeys = {
  general:
    'app_units sex age_in_years body_frame_size height height_cm weight weight_kg highest_education_qualification occupation home_address_country home_address_state office_address_country office_address_state race wash_hands_daily insurance_coverage chh_interact',
  bloodPressure:
    'blood_pressure_medication high_number low_number blood_pressure_estimated cholesterol_check cholesterol_level colon_cancer_screening age_at_menarche age_of_bearing_first_child family_breast_cancer_history hysterectomy pap_smear_test blood_glucose',
  coughHygiene: 'chh_cough chh_fever chh_sbreath',
  smokingAndVaping:
    'smoking vaping vaping_freq used_to_smoke years_since_quitting still_smoke daily_cigars daily_pipes smokeless_tobacco beer wine wine_coolers mixed_drinks',
  safetyAndSpeed: 'use_of_seat_belt distracted_driving driving_speed',
  workMode:
    'work_mode_practiced means_of_transportation time_spent_in_traffic typical_travel_method drive_close_to_speed_limit distracted_driving travel_by_automobile_km travel_by_motorcycle_km safety_belt_usage drinking_and_driving',
  mentalHealth: 'PHQa PHQb GADa GADb',
  stress:
    'felt_confident going_your_way stress_GADa difficulties_piling_up work_life_balance manageable_workload professional_personal_balance',
  foodAndNutrition:
    'fast_food vegetables food_prep_or_order category_of_places_eaten junk_food butter cook_with_oil amount_of_oil_cooked amount_of_mayo_consumed',
  activityAndEnvironment:
    'home_safety overall_health weekly_physical_activity resting_heart_rate bicycle_helmet_usage',
  demographics:
    'marital_status household_income gainful_employment have_health_insurance free_info_health_insurance',
  sleep: 'sleep1 sleep2 sleep3 sleep4',
  others: 'readiness_to_eat_healthier readiness_to_exercise_more misfortune category_of_places_eaten',
} as const;

/** The answers that are numbers, with the keys of saved answers they come under, in small letters and digits. */
export const numberForms: Readonly<Record<string, string>> = {
  age_in_years: 'hraqageinyearsayears hraqageinyearsa',
  height: 'hraqheighta hraqheightafeet',
  height_cm: 'hraqheightcmacentimeters hraqheightcma',
  weight: 'hraqweightapounds hraqweighta',
  weight_kg: 'hraqweightkgakilograms hraqweightkga',
  high_number:
    'hraqbloodpressuremeasuredahighnumber hraqbloodpressuremeasuredabloodpressuremeasuredhighnumber',
  low_number: 'hraqbloodpressuremeasuredalownumber hraqbloodpressuremeasuredabloodpressuremeasuredlownumber',
  cholesterol_level: 'hraqcholesterollevelamgdl hraqcholesterollevela',
  age_at_menarche: 'hraqageatmenarcheayears hraqageatmenarchea',
  age_of_bearing_first_child: 'hraqageofbearingfirstchildayears hraqageofbearingfirstchilda',
  blood_glucose: 'hraqbloodglucoseamgdl hraqbloodglucosea',
  used_to_smoke: 'hraqusedtosmokeacigarettesday hraqusedtosmokea',
  years_since_quitting: 'hraqyearssincequittingayears hraqyearssincequittinga',
  still_smoke: 'hraqstillsmokeacigarettesday hraqstillsmokea',
  daily_cigars: 'hraqdailycigarsa',
  daily_pipes: 'hraqdailypipesa',
  beer: 'hraqweeklyalcoholabeer hraqweeklyalcoholaweeklyalcoholbeer',
  wine: 'hraqweeklyalcoholawine hraqweeklyalcoholaweeklyalcoholwine',
  wine_coolers: 'hraqweeklyalcoholawinecoolers hraqweeklyalcoholaweeklyalcoholwinecoolers',
  mixed_drinks: 'hraqweeklyalcoholamixeddrinks hraqweeklyalcoholaweeklyalcoholmixeddrinks',
  travel_by_automobile_km: 'hraqtravelbyautomobilekmakilometers hraqtravelbyautomobilekma',
  travel_by_motorcycle_km: 'hraqtravelbymotorcyclekmakilometers hraqtravelbymotorcyclekma',
  safety_belt_usage: 'hraqsafetybeltusagea',
  resting_heart_rate: 'hraqrestingheartratea',
};

/** The same of the one choice that stands outside of the questions. */
export const unitsForm = 'hraappunits';
