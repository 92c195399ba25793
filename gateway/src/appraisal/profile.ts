import type { Sex } from './model.ts';

/** What the model needs to know of a person: age in years, BMI in kg/m2, systolic blood pressure in mmHg. */
export interface Profile {
  readonly sex: Sex;
  readonly age: number;
  readonly bmi: number;
  readonly sbp: number;
  /** Takes medicine for high blood pressure. */
  readonly treated: boolean;
  readonly smoker: boolean;
  readonly diabetes: boolean;
}
