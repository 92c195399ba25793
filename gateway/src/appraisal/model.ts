import { createHash } from 'node:crypto';

export type Sex = 'male' | 'female';

/** One sex's published numbers: natural-log regression weights, mean and 10-year baseline survival. */
export interface Coefficients {
  readonly lnAge: number;
  readonly lnBmi: number;
  readonly lnSbpUntreated: number;
  readonly lnSbpTreated: number;
  readonly smoker: number;
  readonly diabetes: number;
  readonly mean: number;
  readonly s0: number;
}

/** Everything the appraisal's numbers rest on. A change of any of them is another model. */
export interface RiskModel {
  readonly id: string;
  readonly version: string;
  readonly coefficients: Readonly<Record<Sex, Coefficients>>;
  /** The healthy person a heart age is compared with: untreated, non-smoking, without diabetes. */
  readonly reference: { readonly sbp: number; readonly bmi: number };
  readonly guards: {
    readonly age: Bounds;
    readonly bmi: Bounds;
    readonly sbp: Bounds;
    /** The published heart-age tables end here. */
    readonly heartAge: Bounds;
  };
  /** What a person can reach by living healthier. Diabetes and medicine stay as they are. */
  readonly targets: {
    readonly bmiMax: number;
    readonly sbpMaxUntreated: number;
    readonly sbpMaxTreated: number;
  };
  /** Systolic bands of the question for people who do not know their numbers, in mmHg. */
  readonly estimates: Readonly<Record<EstimatedBand, SystolicBand>>;
  /** All a systolic number can be when nothing is known of it, in mmHg. */
  readonly unknownSbp: Bounds;
  /** Fasting sugar from here on counts as the diabetes range, in mg/dL. */
  readonly diabetesGlucose: number;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export type EstimatedBand = 'below_120' | 'from_120_to_139' | 'from_140';

export interface SystolicBand extends Bounds {
  readonly middle: number;
}

/**
 * The Framingham 2008 general cardiovascular model, office-based (BMI) form: D'Agostino and others, Circulation
 * 2008;117:743-753. Guards, targets and bands are ours, from published borders (CDC, ACC/AHA 2017).
 */
export const framinghamOffice: RiskModel = {
  id: 'fhs_2008_office_bmi',
  version: '1',
  coefficients: {
    male: {
      lnAge: 3.11296,
      lnBmi: 0.79277,
      lnSbpUntreated: 1.85508,
      lnSbpTreated: 1.92672,
      smoker: 0.70953,
      diabetes: 0.5316,
      mean: 23.9388,
      s0: 0.88431,
    },
    female: {
      lnAge: 2.72107,
      lnBmi: 0.51125,
      lnSbpUntreated: 2.81291,
      lnSbpTreated: 2.88267,
      smoker: 0.61868,
      diabetes: 0.77763,
      mean: 26.0145,
      s0: 0.94833,
    },
  },
  reference: { sbp: 125, bmi: 22.5 },
  guards: {
    age: { min: 30, max: 74 },
    bmi: { min: 15, max: 50 },
    sbp: { min: 90, max: 200 },
    heartAge: { min: 30, max: 80 },
  },
  targets: { bmiMax: 24.9, sbpMaxUntreated: 120, sbpMaxTreated: 130 },
  estimates: {
    below_120: { min: 100, middle: 115, max: 119 },
    from_120_to_139: { min: 120, middle: 130, max: 139 },
    from_140: { min: 140, middle: 150, max: 179 },
  },
  unknownSbp: { min: 100, max: 179 },
  diabetesGlucose: 126,
};

/** SHA-256 over the model in the order it is written: printed in every report, compared at every start. */
export function hashOfModel(model: RiskModel): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
