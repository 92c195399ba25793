import type { AnswerKey, Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/** The part of the assessment where one looks, by its module's label, and every question of it that is not shown. */
type Case = readonly [title: string, part: string, hidden: readonly AnswerKey[]];

export interface Visitor {
  readonly who: string;
  readonly answers: Answers;
  readonly pages: readonly Case[];
  readonly review: readonly Case[];
}

const women: AnswerKey[] = [
  'age_at_menarche',
  'age_of_bearing_first_child',
  'family_breast_cancer_history',
  'hysterectomy',
  'pap_smear_test',
];
const smoked: AnswerKey[] = ['used_to_smoke', 'years_since_quitting'];
const smokes: AnswerKey[] = ['still_smoke', 'daily_cigars', 'daily_pipes'];
const journey: AnswerKey[] = ['means_of_transportation', 'time_spent_in_traffic'];
const distances: AnswerKey[] = ['travel_by_automobile_km', 'travel_by_motorcycle_km'];

/** People whose answers hide questions, and which are hidden on each part and on review. */
export const visitors: readonly Visitor[] = [
  {
    who: 'a woman of 45 with a high pressure, who works remotely, eats in, is active and never smoked',
    answers: {
      app_units: 'metric',
      sex: 'female',
      age_in_years: 45,
      cholesterol_check: '1',
      high_number: 80,
      low_number: 51,
      smoking: 'never_smoked',
      vaping: 'no',
      work_mode_practiced: 'remote',
      food_prep_or_order: 'eat_in',
      weekly_physical_activity: '3',
    },
    pages: [
      ['s.4: metric hides height and weight', 'General', ['height', 'weight']],
      ['s.4: a woman is asked it all', 'Blood pressure', []],
      ['s.4: never smoked', 'Smoking and vaping', ['vaping_freq', ...smoked, ...smokes]],
      ['s.4: remote work hides journey and distances', 'Work mode', [...journey, ...distances]],
      ['s.4: eat_in hides category_of_places_eaten', 'Food and nutrition', ['category_of_places_eaten']],
    ],
    review: [
      ['s.4: metric hides height and weight', 'General', ['height', 'weight']],
      [
        's.4, s.9: a sum over 130 hides blood_pressure_estimated',
        'Blood pressure',
        ['blood_pressure_estimated'],
      ],
      ['s.4: vaping no, never smoked', 'Smoking and vaping', ['vaping_freq', ...smoked, ...smokes]],
      ['s.4: remote work hides the journey alone', 'Work mode', journey],
      ['s.4: eat_in hides category_of_places_eaten', 'Food and nutrition', ['category_of_places_eaten']],
    ],
  },
  {
    who: 'a man of 45 with US units, who works on site, buys meals, moves less and used to smoke',
    answers: {
      app_units: 'us_customary',
      sex: 'male',
      age_in_years: 45,
      cholesterol_check: '2',
      high_number: 80,
      low_number: 50,
      smoking: 'used_to_smoke',
      vaping: 'no',
      work_mode_practiced: 'onsite',
      food_prep_or_order: 'both',
      weekly_physical_activity: '2',
    },
    pages: [
      ['s.4: us_customary hides height_cm and weight_kg', 'General', ['height_cm', 'weight_kg']],
      ['s.4: cholesterol_check 2 and the male route', 'Blood pressure', ['cholesterol_level', ...women]],
      ['s.4: used to smoke', 'Smoking and vaping', ['vaping_freq', ...smokes]],
      ['s.4: other work hides nothing', 'Work mode', []],
      ['s.4: eating elsewhere too hides nothing', 'Food and nutrition', []],
      ['s.4: less activity hides nothing', 'Others', []],
    ],
    review: [
      ['s.4: us_customary hides height_cm and weight_kg', 'General', ['height_cm', 'weight_kg']],
      ['s.4, s.9: a sum of 130 hides no estimate', 'Blood pressure', ['cholesterol_level', ...women]],
      ['s.4: vaping no, used to smoke', 'Smoking and vaping', ['vaping_freq', ...smokes]],
      ['s.4: other work hides nothing', 'Work mode', []],
      ['s.4: eating elsewhere too hides nothing', 'Food and nutrition', []],
      ['s.4: less activity hides nothing', 'Others', []],
    ],
  },
  {
    who: 'a woman of 20 who named no units, still smokes and is active',
    answers: {
      sex: 'female',
      age_in_years: 20,
      cholesterol_check: '3',
      smoking: 'still_smoke',
      vaping: 'no',
      weekly_physical_activity: '3',
    },
    pages: [
      ['s.4: metric is the default', 'General', ['height', 'weight']],
      [
        's.4, s.9: cholesterol_check 3, and no pap smear under 21',
        'Blood pressure',
        ['cholesterol_level', 'pap_smear_test'],
      ],
      ['s.4: still smoke', 'Smoking and vaping', ['vaping_freq', ...smoked]],
      ['s.4: activity 3 hides readiness_to_exercise_more', 'Others', ['readiness_to_exercise_more']],
    ],
    review: [
      [
        's.4: cholesterol_check 3, and no pap smear under 21',
        'Blood pressure',
        ['cholesterol_level', 'pap_smear_test'],
      ],
      ['s.4: vaping no, still smoke', 'Smoking and vaping', ['vaping_freq']],
    ],
  },
  {
    who: 'a woman of 21 who vapes and never smoked',
    answers: { sex: 'female', age_in_years: 21, smoking: 'never_smoked', vaping: 'yes' },
    pages: [
      ['s.4, s.9: from 21 on the pap smear is asked for', 'Blood pressure', []],
      ['s.4: how often is not asked', 'Smoking and vaping', ['vaping_freq', ...smoked, ...smokes]],
    ],
    review: [['s.4: vaping yes, never smoked', 'Smoking and vaping', [...smoked, ...smokes]]],
  },
  {
    who: 'a man of 20 who vapes and used to smoke',
    answers: { sex: 'male', age_in_years: 20, smoking: 'used_to_smoke', vaping: 'yes' },
    pages: [['s.4: the five questions for women', 'Blood pressure', women]],
    review: [
      ['s.4: the five questions for women', 'Blood pressure', women],
      ['s.4: vaping yes, used to smoke', 'Smoking and vaping', smokes],
    ],
  },
  {
    who: 'somebody who vapes and still smokes',
    answers: { smoking: 'still_smoke', vaping: 'yes' },
    pages: [['s.4: still smoke', 'Smoking and vaping', ['vaping_freq', ...smoked]]],
    review: [['nothing is hidden', 'Smoking and vaping', []]],
  },
];
