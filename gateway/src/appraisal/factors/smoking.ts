import type { Factor } from '../factor.ts';

export const smoking: Factor = {
  name: 'smoking',
  label: 'Smoking',
  questions: ['smoking'],
  logHazard: ({ sex, smoker }, model) => (smoker ? model.coefficients[sex].smoker : 0),
};
