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
    /** Never a target below it: kg/m2. */
    readonly bmiMin: number;
    readonly sbpMaxUntreated: number;
    readonly sbpMaxTreated: number;
    /** From this untreated pressure on, living alone seldom reaches the target: mmHg. */
    readonly sbpNeedsTreatment: number;
    /** What living healthier takes off such a pressure, mmHg. */
    readonly sbpLivingDrop: number;
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
 * 2008;117:743-753. Guards, targets and bands are ours, from published borders (CDC, ACC/AHA 2017). That living healthier
 * takes off about 10 mmHg rests on the guideline's table of what single changes do in people with high pressure (4 to 11).
 */
export const framinghamOffice: RiskModel = {
  id: 'fhs_2008_office_bmi',
  version: '2',
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
  targets: {
    bmiMax: 24.9,
    bmiMin: 18.5,
    sbpMaxUntreated: 120,
    sbpMaxTreated: 130,
    sbpNeedsTreatment: 140,
    sbpLivingDrop: 10,
  },
  // The bands reach as far as the pressures that are accepted.
  estimates: {
    below_120: { min: 90, middle: 115, max: 119 },
    from_120_to_139: { min: 120, middle: 130, max: 139 },
    from_140: { min: 140, middle: 150, max: 200 },
  },
  unknownSbp: { min: 90, max: 200 },
  diabetesGlucose: 126,
};

/** The model's name and version, as a stored report is marked with it. */
export const modelVersion = `${framinghamOffice.id}/${framinghamOffice.version}`;

/** SHA-256 over the model in the order it is written: printed in every report, compared at every start. */
export function hashOfModel(model: RiskModel): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
