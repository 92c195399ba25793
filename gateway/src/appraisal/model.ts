import { createHash } from 'node:crypto';
import { framinghamModelId } from '@choose-life/contracts/domain/report/how-view';

/** A range, with both ends. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The Framingham 2008 general cardiovascular model, office-based (BMI) form: D'Agostino and others, Circulation 2008;117:743-753. The targets,
 * the bands, and the accepted ranges (`guards`) of body mass index and pressure are our choice, from published limits (CDC, AHA/ACC 2025). The
 * ranges of the age and the risk age are published. Pressures (`sbp`) are systolic, in mmHg; body mass indexes in kg/m2; sugar in mg/dL.
 *
 * The names of the properties are part of the hash in every report, so renaming one changes the hash. 'Living' in a name means a healthier
 * life.
 */
export const framinghamOffice = {
  id: framinghamModelId,
  version: '5',
  // By sex: the published regression weights (`ln` is the natural logarithm), the mean of the weighted sum (`mean`), and the 10-year survival
  // at that mean (`s0`).
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
  // The healthy person with whom the model compares (the values of the paper): untreated, not smoking, without diabetes.
  reference: { sbp: 125, bmi: 22.5 },
  // The ranges that the model accepts, and the range of the risk age (`heartAge`).
  guards: {
    // The ages of the Framingham study.
    age: { min: 30, max: 74 },
    bmi: { min: 15, max: 50 },
    sbp: { min: 90, max: 200 },
    // The published heart-age tables end here.
    heartAge: { min: 30, max: 80 },
  },
  // The values that a person can reach by a healthier life. Diabetes and medicine do not change.
  targets: {
    // The healthy range of the body mass index (CDC).
    bmiMax: 24.9,
    bmiMin: 18.5,
    // The body mass index and the pressure are multiplied by these factors. A year of effort can lower the weight by a tenth. In a diet
    // trial (Juraschek, JACC 2017) a higher pressure fell by more: 5 mmHg under 130, 10 at 140 to 149, 21 from 150 on. A thirteenth of the
    // pressure is our choice: 11 mmHg at 145.
    bmiLivingFactor: 0.9,
    sbpLivingFactor: 12 / 13,
    // The lowest target of the pressure without medicine. 120 is the limit of a healthy pressure (AHA/ACC 2025).
    sbpFloorUntreated: 120,
    // The lowest target with medicine: the goal of treatment (AHA/ACC 2025). It also applies to untreated people who are underweight, at least
    // `gentlePressureAge` years old, or have a diastolic pressure under `lowDiastolic`.
    sbpFloorTreated: 130,
    // From this age on the pressure is not lowered below 130. ESC 2024 has milder goals from 85 years on; 75 is our choice.
    gentlePressureAge: 75,
    // Our choice: no guideline has a limit for a low diastolic pressure.
    lowDiastolic: 60,
    // From this age on no target is below `bmiMaxOld`. From 65 years on mortality is lowest at 24 to 31 (Winter 2014); 70 and 30 are more
    // cautious, and our choice.
    gentleWeightAge: 70,
    bmiMaxOld: 30,
    // From this pressure on a report also shows the age with treatment, if it is lower.
    sbpNeedsTreatment: 140,
    // The pressure that treatment reaches.
    sbpWithTreatment: 130,
    // A person who stopped smoking more recently counts as smoking (WHO HEARTS; Wilson 1998).
    recentQuitterMonths: 12,
  },
  // The bands of the question for people who do not know their numbers, within the pressures that the model accepts. `middle` is the pressure
  // with which the risk age is computed. It is a usual value of the band (our choice), not the mean of `min` and `max`.
  estimates: {
    below_120: { min: 90, middle: 115, max: 119 },
    from_120_to_139: { min: 120, middle: 130, max: 139 },
    from_140: { min: 140, middle: 150, max: 200 },
  },
  // The range of an unknown pressure: all pressures that the model accepts.
  unknownSbp: { min: 90, max: 200 },
  // A fasting sugar from here on counts as diabetes (American Diabetes Association; Framingham 2008).
  diabetesGlucose: 126,
};

/** All constants from which a risk age is computed. A change of one of them is a new version of the model. */
export type RiskModel = typeof framinghamOffice;
/** The sex registered at birth. The model has one set of coefficients for each sex. */
export type Sex = keyof RiskModel['coefficients'];
/** The published coefficients for one sex. */
export type Coefficients = RiskModel['coefficients'][Sex];
/** An option of the question on the estimated pressure. Each option is a band. */
export type EstimatedBand = keyof RiskModel['estimates'];

/** The inputs of the model: age in years, BMI in kg/m2, systolic blood pressure in mmHg. */
export interface RiskProfile {
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

/** The SHA-256 of all constants, in the order of the source, in hex. Every new report has it, and `checkModel` compares it at every start. */
export function hashOfModel(model: RiskModel): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
