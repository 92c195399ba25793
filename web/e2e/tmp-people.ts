import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

const well: Answers = {
  pap_smear_test: '3y', use_of_seat_belt: 'always', safety_belt_usage: 100, beer: 0, wine: 0, wine_coolers: 0, mixed_drinks: 0,
  vegetables: '5_or_more', fast_food: 'never', junk_food: 'never', distracted_driving: 'never', cook_with_oil: 'olive_canola', amount_of_oil_cooked: 'little',
  weekly_physical_activity: '3', sleep1: '7_9', sleep2: 'rarely', sleep3: 'rarely', sleep4: 'no', stress_GADa: '0', chh_fever: 'no', chh_sbreath: 'no', chh_cough: 'no', hysterectomy: 'no',
};
export const tmpPeople: Record<string, Answers> = {
  healthy30: { ...well, age_in_years: 30, height_cm: 165, weight_kg: 59, high_number: 112, low_number: 72, blood_glucose: 88, cholesterol_level: 170 },
  smoker52: { sex: 'male', age_in_years: 52, height_cm: 176, weight_kg: 88, high_number: 158, low_number: 96, smoking: 'still_smoke', still_smoke: 15, cholesterol_level: 222, blood_glucose: 104 },
  crowded48: {
    age_in_years: 48, height_cm: 163, weight_kg: 86, high_number: 138, low_number: 88, hysterectomy: 'no', drinking_and_driving: 'once', travel_by_motorcycle_km: 40,
    means_of_transportation: 'motorcycle', typical_travel_method: 'motorcycle', bicycle_helmet_usage: 'never', use_of_seat_belt: 'sometimes', safety_belt_usage: 50,
    distracted_driving: 'often', driving_speed: 'up_to_20', sleep4: 'yes', sleep1: 'under_5', sleep3: '3_or_more', sleep2: '3_or_more', smokeless_tobacco: 'daily', vaping: 'yes',
    beer: 6, wine: 4, cholesterol_level: 228, blood_glucose: 108, weekly_physical_activity: '1', fast_food: 'daily', junk_food: 'daily', vegetables: '0', butter: 'daily',
  },
  urgent41: { age_in_years: 41, height_cm: 164, weight_kg: 78, high_number: 188, low_number: 118, blood_glucose: 312, blood_pressure_medication: 'yes', hysterectomy: 'no' },
  man78: { ...well, sex: 'male', age_in_years: 78, height_cm: 172, weight_kg: 77, high_number: 132, low_number: 74, blood_glucose: 96, pap_smear_test: null, hysterectomy: null },
  fever30: { ...well, age_in_years: 30, height_cm: 165, weight_kg: 59, high_number: 112, low_number: 72, blood_glucose: 88, chh_fever: 'yes' },
  young25: { ...well, age_in_years: 25, height_cm: 165, weight_kg: 59, high_number: 112, low_number: 72, blood_glucose: 88 },
  medicine27: { ...well, age_in_years: 27, height_cm: 165, weight_kg: 59, high_number: 128, low_number: 78, blood_pressure_medication: 'yes' },
  drinks33: { ...well, age_in_years: 33, height_cm: 165, weight_kg: 64, high_number: 118, low_number: 76, beer: 18, wine: 6 },
  glucose22: { ...well, age_in_years: 38, height_cm: 165, weight_kg: 64, high_number: 118, low_number: 76, blood_glucose: 22 },
  fournotices: { age_in_years: 46, height_cm: 164, weight_kg: 44, high_number: 182, low_number: 112, blood_glucose: 268, blood_pressure_medication: 'yes', cholesterol_level: 362, resting_heart_rate: 114, chh_fever: 'yes', chh_cough: 'yes', PHQa: '3', PHQb: '2', GADa: '3', GADb: '3', beer: 24, hysterectomy: 'no' },
  demo: {},
};
