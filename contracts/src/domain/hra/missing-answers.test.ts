import { describe, expect, it } from 'vitest';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import type { Answers } from './answer-groups.ts';
import { missingAnswers } from './missing-answers.ts';
import type { Question } from './questionnaire.ts';

const amount = (id: string, min: number, max: number, units: string): Question => ({
  id,
  label: id,
  input: [{ min, max, units }],
});
const choice = (id: string, ...options: string[]): Question => ({
  id,
  label: id,
  input: [{ values: options.map(option => ({ id: option, label: option })) }],
});
const general = [
  choice('app_units', 'metric', 'us_customary'),
  choice('sex', 'male', 'female'),
  amount('age_in_years', 18, 110, 'years'),
  amount('height', 3.6, 7.6, 'ft'),
  amount('height_cm', 110, 230, 'cm'),
  amount('weight', 66, 660, 'lb'),
  amount('weight_kg', 30, 300, 'kg'),
];
const pressure: Question = {
  id: 'blood_pressure_measured',
  label: 'pressure',
  input: [
    { id: 'high_number', min: 70, max: 250, units: 'mmHg' },
    { id: 'low_number', min: 40, max: 150, units: 'mmHg' },
  ],
};
const band = choice('blood_pressure_estimated', 'below_120', 'dont_know');
const smoking = choice('smoking', 'never_smoked', 'still_smoke');
const whole = questionnaireOf(general, [pressure, band], [], [smoking]);
const all: Answers = {
  sex: 'female',
  age_in_years: '45',
  height_cm: 165,
  weight_kg: 70,
  high_number: 120,
  smoking: 'never_smoked',
};
const missingIn = (answers: Answers, questionnaire = whole) =>
  missingAnswers(questionnaire, answers).map(({ need, page, question }) => `${need} ${page} ${question.id}`);

describe('missingAnswers', () => {
  it('lists them in a fixed order with their pages and questions', () => {
    expect(missingIn({})).toEqual([
      'age general age_in_years',
      'sex general sex',
      'height general height_cm',
      'weight general weight_kg',
      'bloodPressure blood-pressure-female blood_pressure_measured',
      'smoking smoking-and-vaping smoking',
    ]);
    expect(missingIn(all)).toEqual([]);
  });

  it('includes height and weight in the chosen units, even if they are answered in the others', () => {
    expect(missingIn({ ...all, app_units: 'us_customary' })).toEqual([
      'height general height',
      'weight general weight',
    ]);
  });

  it.each<[string, Answers, string[]]>([
    [
      'an estimate instead of a measurement',
      { high_number: null, blood_pressure_estimated: 'below_120' },
      [],
    ],
    ['the estimate "do not know"', { high_number: null, blood_pressure_estimated: 'dont_know' }, ['blood']],
    ['only the low number', { high_number: null, low_number: 80 }, ['blood']],
    ['the page of a man', { sex: 'male', high_number: '' }, ['bloodPressure blood-pressure-male']],
    ['an answer to check', { weight_kg: 7 }, ['weight']],
  ])('%s: with %j the list is %j', (_, changed, beginnings) => {
    const missing = missingIn({ ...all, ...changed });
    expect(missing).toEqual(beginnings.map(beginning => expect.stringMatching(new RegExp(`^${beginning}`))));
  });

  it('sets `toCheck` only if there is an answer that has to be checked', () => {
    const toCheck = (answers: Answers) => missingAnswers(whole, answers).map(missing => missing.needsCheck);
    expect(toCheck({ ...all, weight_kg: 7 })).toEqual([true]);
    expect(toCheck({ ...all, weight_kg: null })).toEqual([false]);
    expect(toCheck({ ...all, high_number: null, blood_pressure_estimated: 'dont_know' })).toEqual([false]);
  });

  it('omits questions that the questionnaire does not ask', () => {
    expect(missingIn({}, questionnaireOf([choice('sex', 'a', 'b')], [band]))).toEqual([
      'sex general sex',
      'bloodPressure blood-pressure-female blood_pressure_estimated',
    ]);
  });
});
