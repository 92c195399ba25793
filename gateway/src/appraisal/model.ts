import { createHash } from 'node:crypto';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The Framingham 2008 general cardiovascular model, office-based (BMI) form: D'Agostino and others, Circulation
 * 2008;117:743-753. Guards, targets and bands are ours, from published borders (CDC, AHA/ACC 2025). That living healthier
 * lowers a higher pressure by more rests on Juraschek, JACC 2017: 5 mmHg under 130, 10 at 140 to 149, 21 from 150 on.
 * Pressures are systolic, in mmHg; weights in kg/m2; sugar in mg/dL.
 */
export const framinghamOffice = {
  id: 'fhs_2008_office_bmi',
  version: '5',
  // By sex: the published regression weights (natural logarithms), the mean and the 10-year baseline survival.
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
  // The healthy person a heart age is compared with: untreated, not smoking, without diabetes.
  reference: { sbp: 125, bmi: 22.5 },
  guards: {
    age: { min: 30, max: 74 },
    bmi: { min: 15, max: 50 },
    sbp: { min: 90, max: 200 },
    // The published heart-age tables end here.
    heartAge: { min: 30, max: 80 },
  },
  // The values that a person can reach by living healthier. Diabetes and medicine stay as they are.
  targets: {
    bmiMax: 24.9,
    // Never a target below it.
    bmiMin: 18.5,
    // Living leaves so much of a weight, and so much of a pressure above the floor.
    bmiLivingFactor: 0.9,
    sbpLivingFactor: 12 / 13,
    sbpFloorUntreated: 120,
    // Also from `gentlePressureAge` on, and with a diastolic pressure under `lowDiastolic`.
    sbpFloorTreated: 130,
    gentlePressureAge: 75,
    lowDiastolic: 60,
    // From this age on a weight is not lowered below `bmiMaxOld`.
    gentleWeightAge: 70,
    bmiMaxOld: 30,
    // From this pressure on treatment is in question; it reaches so much.
    sbpNeedsTreatment: 140,
    sbpWithTreatment: 130,
    // A person who stopped smoking more recently counts as smoking (WHO HEARTS; Wilson 1998).
    recentQuitterMonths: 12,
  },
  // Bands of the question for people who do not know their numbers. They reach as far as the pressures that are accepted.
  estimates: {
    below_120: { min: 90, middle: 115, max: 119 },
    from_120_to_139: { min: 120, middle: 130, max: 139 },
    from_140: { min: 140, middle: 150, max: 200 },
  },
  // All that a pressure can be when nothing is known of it.
  unknownSbp: { min: 90, max: 200 },
  // Fasting sugar that counts as the diabetes range, from here on.
  diabetesGlucose: 126,
};

/** Everything the appraisal's numbers rest on. A change of any of them is another model. */
export type RiskModel = typeof framinghamOffice;
export type Sex = keyof RiskModel['coefficients'];
export type Coefficients = RiskModel['coefficients'][Sex];
export type EstimatedBand = keyof RiskModel['estimates'];

/** A person as the model needs to know them: age in years, BMI in kg/m2, systolic blood pressure in mmHg. */
export interface Profile {
  readonly sex: Sex;
  readonly age: number;
  readonly bmi: number;
  readonly sbp: number;
  readonly treated: boolean;
  /** Diastolic pressure under 60 mmHg; false where it is unknown. No factor of the risk: it limits the target. */
  readonly lowDiastolic: boolean;
  readonly smoker: boolean;
  readonly diabetes: boolean;
}

/** The model's name and version, as a stored report is marked with it. */
export const modelVersion = `${framinghamOffice.id}/${framinghamOffice.version}`;

/** SHA-256 over the model in the order it is written: printed in every report, compared at every start. */
export function hashOfModel(model: RiskModel): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
