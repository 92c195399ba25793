import { describe, expect, it } from 'vitest';
import { appraise } from '../../appraisal/appraise.ts';
import { openingOf, tenYearSentence } from './opening-sentences.ts';

const man = {
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 90,
  high_number: 138,
  smoking: 'still_smoke',
};
const fit = { ...man, age_in_years: 33, weight_kg: 68, high_number: 115, smoking: 'never_smoked' };
const opening = (answers: Parameters<typeof appraise>[0]) => openingOf(appraise(answers));

describe('opening sentences', () => {
  it('tell the years to win back', () => {
    expect(opening(man).headline).toBe('Healthier living can reduce your risks by 19 years');
    expect(opening(man).lead).toContain('64');
  });

  it('tell that a number is estimated', () => {
    expect(opening({ ...man, high_number: null, blood_pressure_estimated: 'from_140' }).lead).toContain(
      'estimated',
    );
  });

  it('tell a fit person so', () => {
    expect(opening(fit).headline).toBe('You are living younger than your years');
  });

  it('tell the 10-year risk where both ages lie beyond the tables', () => {
    const old = {
      ...man,
      age_in_years: 72,
      high_number: 165,
      blood_pressure_medication: 'yes',
      blood_glucose: 180,
    };
    expect(opening(old).headline).toMatch(/^Your risk in 10 years: \d+ in 100 now, \d+ in 100 with changes$/);
    expect(opening(old).lead).toContain('80 or over');
  });

  it('never tell that all of 100 people will fall ill', () => {
    const worst = { ...man, age_in_years: 74, weight_kg: 140, high_number: 190, blood_glucose: 200 };
    const appraisal = appraise({ ...worst, blood_pressure_medication: 'yes' });
    expect(appraisal.risk10?.before).toBeGreaterThan(99.5);
    expect(tenYearSentence(appraisal)).toContain('more than 99 would have');
    expect(openingOf(appraisal).headline).toContain('more than 99 in 100 now');
  });

  it('tell a range, or that there is no number yet', () => {
    expect(opening({ ...man, high_number: null }).headline).toBe('Your risk age is between 53 and 75');
    expect(opening({ ...man, sex: null }).headline).toBe('There is no risk age for you yet');
    expect(tenYearSentence(appraise({}))).toBeNull();
  });
});
