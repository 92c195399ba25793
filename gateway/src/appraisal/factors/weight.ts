import type { Factor } from '../factor.ts';

export const weight: Factor = {
  name: 'weight',
  label: 'Weight',
  questions: ['height', 'height_cm', 'weight', 'weight_kg'],
  logHazard: ({ sex, bmi }, model) => model.coefficients[sex].lnBmi * Math.log(bmi / model.reference.bmi),
};
