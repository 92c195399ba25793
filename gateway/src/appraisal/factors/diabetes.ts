import type { Factor } from '../factor.ts';

export const diabetes: Factor = {
  name: 'diabetes',
  label: 'Blood sugar',
  questions: ['blood_glucose'],
  logHazard: (profile, model) => (profile.diabetes ? model.coefficients[profile.sex].diabetes : 0),
};
