import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import type { RiskModel, RiskProfile } from './model.ts';

/** The factors of the model other than age and sex. */
export type FactorName = 'weight' | 'bloodPressure' | 'medicine' | 'smoking' | 'diabetes';

/** A factor of the risk age. */
export interface Factor {
  readonly name: FactorName;
  readonly label: string;
  readonly questions: readonly string[];
  /**
   * The log hazard ratio of this person to the healthy reference person of the model; 0 if both have the same value of the factor. The
   * reference person takes no medicine, does not smoke and has no diabetes.
   */
  logHazard(profile: RiskProfile, model: RiskModel): number;
}

/** The factors in the order of the report. */
export const factors: readonly Factor[] = [
  {
    name: 'weight',
    label: 'Weight',
    questions: heightAndWeightQuestions,
    logHazard: ({ sex, bmi }, model) => model.coefficients[sex].lnBmi * Math.log(bmi / model.reference.bmi),
  },
  // The log hazard ratio without medicine. The next factor adds the effect of medicine.
  {
    name: 'bloodPressure',
    label: 'Blood pressure',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    logHazard: ({ sex, sbp }, model) =>
      model.coefficients[sex].lnSbpUntreated * Math.log(sbp / model.reference.sbp),
  },
  // The model has a higher coefficient for a treated pressure, since the pressure was higher before treatment. This factor adds the difference
  // of the two coefficients times ln(sbp). The pressure is not divided by the reference here: the reference person is untreated, so the
  // reference pressure has only the coefficient of `bloodPressure`.
  {
    name: 'medicine',
    label: 'Blood pressure medicine',
    questions: ['blood_pressure_medication'],
    logHazard: ({ sex, sbp, treated }, model) => {
      const { lnSbpTreated, lnSbpUntreated } = model.coefficients[sex];
      return treated ? (lnSbpTreated - lnSbpUntreated) * Math.log(sbp) : 0;
    },
  },
  {
    name: 'smoking',
    label: 'Smoking',
    questions: ['smoking'],
    logHazard: ({ sex, smoker }, model) => (smoker ? model.coefficients[sex].smoker : 0),
  },
  {
    name: 'diabetes',
    label: 'Blood sugar',
    questions: ['blood_glucose'],
    logHazard: ({ diabetes, sex }, model) => (diabetes ? model.coefficients[sex].diabetes : 0),
  },
];
