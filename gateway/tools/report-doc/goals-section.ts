import {
  activityFactors,
  bmiToLoseWeight,
  goalGuards,
  minCalories,
} from '../../src/appraisal/daily-goals.ts';
import { mustRest } from '../../src/appraisal/must-rest.ts';
import { optionLabelOf } from '../../src/appraisal/question-texts.ts';
import { list, table } from './markdown.ts';
import type { Section } from './section.ts';

/** The goals on the dashboard, which come from the same answers. */
export function goalsSection(): Section {
  const { age, bmi, heightCm } = goalGuards;
  const factors = Object.entries(activityFactors).map(
    ([option, factor]) => `"${optionLabelOf('weekly_physical_activity', option)}": ${factor}`,
  );
  return {
    title: 'Daily goals on the dashboard',
    body: [
      table(
        ['Goal', 'How', 'Rests on'],
        [
          ['Steps', '8,000 a day under 60 years, 6,000 from 60', 'Paluch 2022'],
          [
            'Kilocalories, to keep the weight',
            `Resting energy times a factor for movement: ${factors.join('; ')}`,
            'Mifflin-St Jeor 1990; which answer has which factor: (ours)',
          ],
          ['Sleep', '7 hours or more', 'AASM/SRS 2015'],
        ],
      ),
      'None of them is shown:',
      list([
        `steps, where ${mustRest.words} (ours)`,
        `all of them, outside ${age.min} to ${age.max} years (ours)`,
        `kilocalories, outside a height of ${heightCm.min} to ${heightCm.max} cm or a body mass index of ${bmi.min} to ${bmi.max}; from ${bmiToLoseWeight} on, where losing weight is advised; and under ${minCalories.toLocaleString('en')} a day (ours)`,
      ]),
    ].join('\n\n'),
  };
}
