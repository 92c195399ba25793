import type { Factor } from '../factor.ts';

/** The same reading counts a little more on medicine: it tells of a higher pressure before. */
export const medicine: Factor = {
  name: 'medicine',
  label: 'Blood pressure medicine',
  questions: ['blood_pressure_medication'],
  logHazard: ({ sex, sbp, treated }, model) => {
    const { lnSbpTreated, lnSbpUntreated } = model.coefficients[sex];
    return treated ? (lnSbpTreated - lnSbpUntreated) * Math.log(sbp) : 0;
  },
};
