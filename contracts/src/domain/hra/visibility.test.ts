import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAnswers } from '../../../test/arbitraries.ts';
import { type Answers, answerKeys } from './answer-groups.ts';
import { hiddenQuestions, visibilityDependencies } from './visibility.ts';

const usCustomary = ['height', 'weight'];
const metric = ['height_cm', 'weight_kg'];
const femaleOnly = [
  'age_at_menarche',
  'age_of_bearing_first_child',
  'hysterectomy',
  'family_breast_cancer_history',
  'pap_smear_test',
];
const presentSmoking = ['still_smoke', 'daily_cigars', 'daily_pipes'];
const formerSmoking = ['used_to_smoke', 'years_since_quitting'];
/** Hidden if nothing is answered. `vaping_freq` is hidden on the page in all cases (s.4). */
const hiddenByDefault = { page: [...usCustomary, 'vaping_freq'], review: usCustomary };

const hidden = (surface: 'page' | 'review', answers: Answers) =>
  [...hiddenQuestions(surface, answers)].toSorted();

describe('hiddenQuestions (s.4)', () => {
  it.each<['page' | 'review', Answers, string[]]>([
    ['page', {}, []],
    ['review', {}, []],
    ['page', { app_units: 'metric' }, []],
    ['page', { cholesterol_check: '1' }, []],
    ['page', { cholesterol_check: '2' }, ['cholesterol_level']],
    // A client may send the id of an option as a number.
    ['page', { cholesterol_check: 3 }, ['cholesterol_level']],
    ['review', { cholesterol_check: '3' }, ['cholesterol_level']],
    ['page', { sex: 'male' }, femaleOnly],
    ['review', { sex: 'male', age_in_years: 20 }, femaleOnly],
    ['page', { sex: 'female', age_in_years: 20 }, ['pap_smear_test']],
    ['page', { sex: 'female', age_in_years: '20' }, ['pap_smear_test']],
    ['review', { sex: 'female', age_in_years: 20.9 }, ['pap_smear_test']],
    ['page', { sex: 'female', age_in_years: 21 }, []],
    ['page', { sex: 'female', age_in_years: '' }, []],
    ['page', { sex: null, age_in_years: null }, []],
    // If the sex is not answered, the female page is shown (s.2.4).
    ['page', { age_in_years: 20 }, ['pap_smear_test']],
    ['page', { high_number: 120, low_number: 80 }, []],
    ['review', { high_number: 120, low_number: 80 }, ['blood_pressure_estimated']],
    // The estimate is hidden if the sum of the two numbers is above 130 (s.4). Here the sum is 131, and then 130.
    ['review', { high_number: '90', low_number: '41' }, ['blood_pressure_estimated']],
    ['review', { high_number: 90, low_number: 40 }, []],
    ['review', { high_number: 140, low_number: null }, []],
    ['page', { smoking: 'never_smoked' }, [...formerSmoking, ...presentSmoking]],
    ['page', { smoking: 'used_to_smoke' }, presentSmoking],
    ['page', { smoking: 'still_smoke' }, formerSmoking],
    ['page', { vaping: 'yes' }, []],
    ['review', { smoking: 'never_smoked' }, []],
    ['review', { vaping: 'no' }, []],
    [
      'review',
      { vaping: 'no', smoking: 'never_smoked' },
      ['vaping_freq', ...formerSmoking, ...presentSmoking],
    ],
    ['review', { vaping: 'no', smoking: 'used_to_smoke' }, ['vaping_freq', ...presentSmoking]],
    ['review', { vaping: 'no', smoking: 'still_smoke' }, ['vaping_freq']],
    ['review', { vaping: 'yes', smoking: 'never_smoked' }, [...formerSmoking, ...presentSmoking]],
    ['review', { vaping: 'yes', smoking: 'used_to_smoke' }, presentSmoking],
    ['review', { vaping: 'yes', smoking: 'still_smoke' }, []],
    [
      'page',
      { work_mode_practiced: 'remote' },
      [
        'means_of_transportation',
        'time_spent_in_traffic',
        'travel_by_automobile_km',
        'travel_by_motorcycle_km',
      ],
    ],
    ['review', { work_mode_practiced: 'remote' }, ['means_of_transportation', 'time_spent_in_traffic']],
    ['page', { work_mode_practiced: 'hybrid' }, []],
    ['page', { food_prep_or_order: 'eat_in' }, ['category_of_places_eaten']],
    ['review', { food_prep_or_order: 'eat_in' }, ['category_of_places_eaten']],
    ['page', { weekly_physical_activity: '3' }, ['readiness_to_exercise_more']],
    ['review', { weekly_physical_activity: 3 }, ['readiness_to_exercise_more']],
    ['page', { weekly_physical_activity: '2' }, []],
  ])('on the %s with the answers %j also hides %j', (surface, answers, expected) => {
    expect(hidden(surface, answers)).toEqual(
      [...new Set([...hiddenByDefault[surface], ...expected])].toSorted(),
    );
  });

  it.each(['page', 'review'] as const)(
    'on the %s hides the metric instead of the US customary height and weight if US customary units are chosen',
    surface => {
      expect(hidden(surface, { app_units: 'us_customary' })).toEqual(
        [...hiddenByDefault[surface].filter(id => !usCustomary.includes(id)), ...metric].toSorted(),
      );
    },
  );

  it('hides the height and weight of exactly one unit system', () => {
    fc.assert(
      fc.property(fc.constantFrom('page', 'review'), knownAnswers, (surface, answers) => {
        const ids = hiddenQuestions(surface, answers);
        const usHidden = usCustomary.map(id => ids.has(id));
        const metricHidden = metric.map(id => ids.has(id));
        expect(new Set(usHidden).size).toBe(1);
        expect(metricHidden).toEqual(usHidden.map(isHidden => !isHidden));
      }),
    );
  });

  it('hides the same questions on the page if only the answers in visibilityDependencies are given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...answerKeys), knownAnswers, (id, answers) => {
        const keys = visibilityDependencies(id);
        const dependencies = Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
        expect(hiddenQuestions('page', dependencies).has(id)).toBe(hiddenQuestions('page', answers).has(id));
      }),
    );
  });
});

describe('visibilityDependencies', () => {
  it.each([
    ['height', ['app_units']],
    ['pap_smear_test', ['sex', 'age_in_years']],
    ['daily_pipes', ['smoking']],
    ['readiness_to_exercise_more', ['weekly_physical_activity']],
    ['vaping_freq', []],
    ['blood_pressure_estimated', []],
    ['sex', []],
    ['a question of another gateway', []],
  ])('returns for the question %s the answer keys %j', (question, keys) => {
    expect([...visibilityDependencies(question)]).toEqual(keys);
  });
});
