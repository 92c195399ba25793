import { createHash } from 'node:crypto';

/** A range, with both ends. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The Framingham 2008 general cardiovascular model, office-based (BMI) form: D'Agostino and others, Circulation 2008;117:743-753. Guards,
 * targets and bands are our choice, from published limits (CDC, AHA/ACC 2025). A healthier life lowers a higher pressure by more: 5 mmHg
 * under 130, 10 at 140 to 149, 21 from 150 on (Juraschek, JACC 2017). Pressures are systolic, in mmHg; body mass indexes in kg/m2; sugar in
 * mg/dL.
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
  // The healthy person of the comparison: untreated, not smoking, without diabetes.
  reference: { sbp: 125, bmi: 22.5 },
  guards: {
    age: { min: 30, max: 74 },
    bmi: { min: 15, max: 50 },
    sbp: { min: 90, max: 200 },
    // The published heart-age tables end here.
    heartAge: { min: 30, max: 80 },
  },
  // The values that a person can reach by a healthier life. Diabetes and medicine do not change.
  targets: {
    bmiMax: 24.9,
    // No target is below it.
    bmiMin: 18.5,
    // The part of a weight, and of a pressure above its floor, that remains after a healthier life.
    bmiLivingFactor: 0.9,
    sbpLivingFactor: 12 / 13,
    sbpFloorUntreated: 120,
    // Also without treatment, from `gentlePressureAge` on, for underweight people, and with a diastolic pressure under `lowDiastolic`.
    sbpFloorTreated: 130,
    gentlePressureAge: 75,
    lowDiastolic: 60,
    // From this age on no target is below `bmiMaxOld`.
    gentleWeightAge: 70,
    bmiMaxOld: 30,
    // From this pressure on a report considers treatment, and the pressure that treatment reaches.
    sbpNeedsTreatment: 140,
    sbpWithTreatment: 130,
    // A person who stopped smoking more recently counts as smoking (WHO HEARTS; Wilson 1998).
    recentQuitterMonths: 12,
  },
  // The bands of the question for people who do not know their numbers, within the pressures that the model accepts.
  estimates: {
    below_120: { min: 90, middle: 115, max: 119 },
    from_120_to_139: { min: 120, middle: 130, max: 139 },
    from_140: { min: 140, middle: 150, max: 200 },
  },
  // The range of an unknown pressure.
  unknownSbp: { min: 90, max: 200 },
  // A fasting sugar from here on counts as diabetes.
  diabetesGlucose: 126,
};

/** All constants from which a risk age is computed. A change of one of them is a new version of the model. */
export type RiskModel = typeof framinghamOffice;
/** As registered at birth: the model has one set of coefficients for each. */
export type Sex = keyof RiskModel['coefficients'];
/** The published coefficients for one sex. */
export type Coefficients = RiskModel['coefficients'][Sex];
/** An option of the question on the estimated pressure. Each option is a band. */
export type EstimatedBand = keyof RiskModel['estimates'];

/** The inputs of the model: age in years, BMI in kg/m2, systolic blood pressure in mmHg. */
export interface Profile {
  readonly sex: Sex;
  readonly age: number;
  readonly bmi: number;
  readonly sbp: number;
  readonly treated: boolean;
  /** Whether the diastolic pressure is known and under 60 mmHg. It does not change the risk, but limits the target. */
  readonly lowDiastolic: boolean;
  readonly smoker: boolean;
  readonly diabetes: boolean;
}

/** The id and version of the model, which are stored with each report. */
export const modelVersion = `${framinghamOffice.id}/${framinghamOffice.version}`;

/** The SHA-256 of all constants, in the order of the source, in hex. Every report has it, and `checkModel` compares it at every start. */
export function hashOfModel(model: RiskModel): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
