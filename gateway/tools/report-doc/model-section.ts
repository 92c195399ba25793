import { optionLabelOf } from '../../src/appraisal/asked-questions.ts';
import {
  activityFactors,
  bmiToLoseWeight,
  goalGuards,
  minCalories,
} from '../../src/appraisal/daily-goals.ts';
import { framinghamOffice as model } from '../../src/appraisal/model.ts';
import { mustRest } from '../../src/appraisal/must-rest.ts';
import { proveModel } from '../../src/appraisal/self-check.ts';
import { list, type Section, table } from './markdown.ts';

const { estimates, guards, reference, targets, unknownSbp } = model;
const between = ({ max, min }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;

/** Every number of the model: the published ones, and those that are ours. */
export function modelSection(): Section {
  const { kinds, reproduced } = proveModel();
  const { female, male } = model.coefficients;
  const names = {
    lnAge: 'age (natural logarithm)',
    lnBmi: 'body mass index (natural logarithm)',
    lnSbpUntreated: 'high number without medicine (natural logarithm)',
    lnSbpTreated: 'high number with medicine (natural logarithm)',
    smoker: 'smoking',
    diabetes: 'diabetes',
    mean: 'mean of the sum',
    s0: '10-year survival at the mean',
  } as const satisfies Record<keyof typeof male, string>;
  // Object.entries widens the keys of a closed record to string.
  const rows = (Object.entries(names) as [keyof typeof male, string][]).map(([key, name]) => [
    name,
    String(male[key]),
    String(female[key]),
  ]);
  return {
    title: 'The model and its numbers',
    body: [
      "D'Agostino RB and others, Circulation 2008;117:743-753: the Framingham general cardiovascular model with the body mass index. The risk age is the age at which a person of the same sex with ordinary health has the same risk.",
      table(['Published weight of', 'Men', 'Women'], rows),
      table(
        ['What', 'Value', 'Rests on'],
        [
          [
            'Ordinary health: high number, body mass index',
            `${reference.sbp} mmHg, ${reference.bmi} kg/m²`,
            'the paper',
          ],
          ['Ages that are worked out', `${between(guards.age)} years`, 'the ages of the study'],
          ['Ends of the scale', `${between(guards.heartAge)} years`, 'the published tables'],
          [
            'Blood sugar that counts as diabetes range',
            `${model.diabetesGlucose} mg/dL, fasting`,
            'the study’s definition',
          ],
          ['Body mass index that is worked out', between(guards.bmi), '(ours)'],
          ['High number that is worked out', `${between(guards.sbp)} mmHg`, '(ours)'],
          ['Target: smoking', 'none', '(ours)'],
          [
            'Target: body mass index',
            `at most ${targets.bmiMax}, never below ${targets.bmiMin}`,
            'CDC healthy weight; as a target (ours)',
          ],
          [
            'Target: high number without medicine, under 140',
            `at most ${targets.sbpMaxUntreated} mmHg`,
            'ACC/AHA 2017; as a target (ours)',
          ],
          [
            'Target: high number with medicine',
            `at most ${targets.sbpMaxTreated} mmHg`,
            'ACC/AHA 2017; as a target (ours)',
          ],
          [
            `Target: high number without medicine, ${targets.sbpNeedsTreatment} or more`,
            `what living takes off: ${targets.sbpLivingDrop} mmHg; with treatment: ${targets.sbpMaxTreated} mmHg, said apart and only where it is lower`,
            'ACC/AHA 2017, what single changes do (4 to 11); (ours)',
          ],
          ...Object.values(estimates).map(band => [
            `Told a band of ${between(band)}`,
            `counted as ${band.middle} mmHg, with the range over the band`,
            '(ours)',
          ]),
          [
            'Nothing known of the pressure',
            `the range over ${between(unknownSbp)} mmHg, and no number`,
            '(ours)',
          ],
        ],
      ),
      `The code reproduces ${reproduced} values at every start: ${kinds.publication} from publications, ${kinds.program} from other programs, ${kinds.definition} that follow from the definition. It does not start when a constant differs from the one that was compared with its source (\`npm run verify:model\`).`,
    ],
  };
}

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
    ],
  };
}
