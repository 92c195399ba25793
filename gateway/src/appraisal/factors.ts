import { sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import type { Profile, RiskModel } from './model.ts';

export type FactorName = 'weight' | 'bloodPressure' | 'medicine' | 'smoking' | 'diabetes';

/** One thing that makes the heart age differ from the age in years. */
export interface Factor {
  readonly name: FactorName;
  readonly label: string;
  readonly questions: readonly string[];
  /** Log hazard against the model's healthy reference person; 0 where the two are alike. */
  logHazard(profile: Profile, model: RiskModel): number;
}

export const factors: readonly Factor[] = [
  {
    name: 'weight',
    label: 'Weight',
    questions: sizeQuestions,
    logHazard: ({ sex, bmi }, model) => model.coefficients[sex].lnBmi * Math.log(bmi / model.reference.bmi),
  },
  // The pressure itself, as if untreated: what medicine adds is a factor of its own.
  {
    name: 'bloodPressure',
    label: 'Blood pressure',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    logHazard: ({ sex, sbp }, model) =>
      model.coefficients[sex].lnSbpUntreated * Math.log(sbp / model.reference.sbp),
  },
  // The same reading counts a little more on medicine: the pressure was higher before.
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
