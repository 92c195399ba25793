import { describe, expect, it } from 'vitest';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import type { Answers } from './answer-groups.ts';
import { missingAnswers } from './missing-answers.ts';
import type { Question } from './questionnaire.ts';

const numberQuestion = (id: string, min: number, max: number, units: string): Question => ({
  id,
  label: id,
  input: [{ min, max, units }],
});
const choiceQuestion = (id: string, ...options: string[]): Question => ({
  id,
  label: id,
  input: [{ values: options.map(option => ({ id: option, label: option })) }],
});
const general = [
  choiceQuestion('app_units', 'metric', 'us_customary'),
  choiceQuestion('sex', 'male', 'female'),
  numberQuestion('age_in_years', 18, 110, 'years'),
  numberQuestion('height', 3.6, 7.6, 'ft'),
  numberQuestion('height_cm', 110, 230, 'cm'),
  numberQuestion('weight', 66, 660, 'lb'),
  numberQuestion('weight_kg', 30, 300, 'kg'),
];
const measuredPressure: Question = {
  id: 'blood_pressure_measured',
  label: 'pressure',
  input: [
    { id: 'high_number', min: 70, max: 250, units: 'mmHg' },
    { id: 'low_number', min: 40, max: 150, units: 'mmHg' },
  ],
};
const estimatedPressure = choiceQuestion('blood_pressure_estimated', 'below_120', 'dont_know');
const smoking = choiceQuestion('smoking', 'never_smoked', 'still_smoke');
/** One list of questions for each section (`page-graph.ts`): general, blood pressure, cough hygiene, smoking. */
const fullQuestionnaire = questionnaireOf(general, [measuredPressure, estimatedPressure], [], [smoking]);
const neededAnswers: Answers = {
  sex: 'female',
  age_in_years: '45',
  height_cm: 165,
  weight_kg: 70,
  high_number: 120,
  smoking: 'never_smoked',
};
const missingIn = (answers: Answers, questionnaire = fullQuestionnaire) =>
  missingAnswers(questionnaire, answers).map(({ need, page, question }) => `${need} ${page} ${question.id}`);

describe('missingAnswers', () => {
  it('lists the needs age, sex, height, weight, blood pressure and smoking in this order, each with its page and question', () => {
    // Without an answer on sex, the female page is shown (s.2.4).
    expect(missingIn({})).toEqual([
      'age general age_in_years',
      'sex general sex',
      'height general height_cm',
      'weight general weight_kg',
      'bloodPressure blood-pressure-female blood_pressure_measured',
      'smoking smoking-and-vaping smoking',
    ]);
    expect(missingIn(neededAnswers)).toEqual([]);
  });

  it('includes height and weight in the chosen units, even if they are answered in the other units', () => {
    expect(missingIn({ ...neededAnswers, app_units: 'us_customary' })).toEqual([
      'height general height',
      'weight general weight',
    ]);
  });

  it.each<[string, Answers, string[]]>([
    [
      'an estimate instead of a measured pressure',
      { high_number: null, blood_pressure_estimated: 'below_120' },
      [],
    ],
    [
      'the estimate "I do not know"',
      { high_number: null, blood_pressure_estimated: 'dont_know' },
      ['bloodPressure blood-pressure-female blood_pressure_measured'],
    ],
    [
      'only the low number',
      { high_number: null, low_number: 80 },
      ['bloodPressure blood-pressure-female blood_pressure_measured'],
    ],
    [
      'no pressure of a man',
      { sex: 'male', high_number: '' },
      ['bloodPressure blood-pressure-male blood_pressure_measured'],
    ],
    ['a weight below the limit of 30 kg', { weight_kg: 7 }, ['weight general weight_kg']],
  ])('for %s lists %j', (_, changed, expected) => {
    expect(missingIn({ ...neededAnswers, ...changed })).toEqual(expected);
  });

  it('sets `needsCheck` only if the question has an answer that has to be checked', () => {
    const needsCheckIn = (answers: Answers) =>
      missingAnswers(fullQuestionnaire, answers).map(({ needsCheck }) => needsCheck);
    expect(needsCheckIn({ ...neededAnswers, weight_kg: 7 })).toEqual([true]);
    expect(needsCheckIn({ ...neededAnswers, weight_kg: null })).toEqual([false]);
    expect(
      needsCheckIn({ ...neededAnswers, high_number: null, blood_pressure_estimated: 'dont_know' }),
    ).toEqual([false]);
  });

  it('omits questions that the questionnaire does not ask', () => {
    expect(missingIn({}, questionnaireOf([choiceQuestion('sex', 'a', 'b')], [estimatedPressure]))).toEqual([
      'sex general sex',
      'bloodPressure blood-pressure-female blood_pressure_estimated',
    ]);
  });
});
