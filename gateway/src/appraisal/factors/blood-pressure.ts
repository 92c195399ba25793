import type { Factor } from '../factor.ts';

/** The pressure itself, as if untreated: what medicine adds is a factor of its own. */
export const bloodPressure: Factor = {
  name: 'bloodPressure',
  label: 'Blood pressure',
  questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
  logHazard: ({ sex, sbp }, model) =>
    model.coefficients[sex].lnSbpUntreated * Math.log(sbp / model.reference.sbp),
};
