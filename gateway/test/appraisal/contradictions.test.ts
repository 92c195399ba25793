import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { appraise } from '../../src/appraisal/appraise.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { contradictionsInWords, linesOfView, wordTopics } from './contradictions.ts';
import { man } from './people.ts';

/** The rows of bands and steps as a person reads them, by their names. */
const rowTexts = new Map([
  ...findingRows.map(({ band, label, rule, text }) => [rule, `${label}: ${band}. ${text}`] as const),
  ...adviceRules.map(({ id, text, title }) => [id, `${title}. ${text}`] as const),
]);

/** The lines of a healthy man's report, with one more. */
function linesWith(text: string, answers: object = {}) {
  const appraisal = appraise({ ...man, ...answers });
  const view = reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] });
  return [...linesOfView(view), text];
}

describe('the net of words', () => {
  it.each<[planted: string, topic: string, answers: object]>([
    ['Blood pressure: Healthy. In the healthy range.', 'blood pressure', {}],
    ['Your blood pressure is low. See a health worker today.', 'blood pressure', {}],
    ['Measure it again in a year.', 'when to have the blood pressure seen', {}],
    ['Blood pressure: Please check. Did you mean 138 mmHg?', 'blood pressure, as far as it is known', {}],
    ['Fasting blood sugar: Raised. Test it again.', 'blood sugar', {}],
    ['Swap sweet drinks for water.', 'sweet things', { blood_glucose: 50 }],
    [
      'Your blood pressure is high. See somebody within a week.',
      'when to have the blood pressure seen',
      { high_number: 150 },
    ],
    ['Walk 22 minutes a day.', 'moving', { weight_kg: 54 }],
    ['Worth about 3 years.', 'years beyond the scale', { age_in_years: 74, blood_glucose: 200 }],
    ['You are living younger than your years', 'praise', { weekly_physical_activity: '1' }],
    [
      'That is a low risk.',
      'ten-year risk',
      { smoking: 'never_smoked', age_in_years: 58, weight_kg: 75, high_number: 125, low_number: 75 },
    ],
    ['That is a low risk.', 'ten-year risk', { high_number: 150 }],
    ['Walk 22 minutes a day.', 'moving', { chh_fever: 'yes' }],
    ['Walk 22 minutes a day.', 'moving', { chh_sbreath: 'yes' }],
    ['Get more exercise.', 'moving', { high_number: 190 }],
    ['Body mass index: Healthy weight.', 'weight', {}],
    ['Work towards a healthy weight.', 'weight', { weight_kg: 50 }],
    ['You are living younger than your years', 'praise', { PHQa: '3' }],
    ['You are living younger than your years', 'praise of a low weight', { weight_kg: 50 }],
    ['Your report is ready, without a risk age', 'the number', {}],
    ['Healthier living can reduce your risks by 0 years', 'a gain of nothing', {}],
    ['You stopped smoking a year ago.', 'smoking', {}],
  ])('finds "%s": %s', (planted, topic, answers) => {
    const found = contradictionsInWords(linesWith(planted, answers));
    expect(found.map(text => text.split(': "')[0])).toContain(topic);
    expect(found.join()).toContain(planted);
  });

  it('lets the report pass as it is', () => {
    expect(contradictionsInWords(linesWith('Drink water.'))).toEqual([]);
  });

  it('knows words for every stance that occurs: a net of dead words catches nothing', () => {
    const texts = [...rowTexts.values()];
    const topics = ['blood pressure', 'blood sugar', 'weight', 'cholesterol', 'alcohol', 'moving'];
    for (const { name, stances } of wordTopics.filter(topic => topics.includes(topic.name))) {
      for (const [stance, words] of Object.entries(stances)) {
        if (['low', 'to check', 'take'].includes(stance)) continue;
        expect([name, stance, texts.some(text => words.test(text))]).toEqual([name, stance, true]);
      }
    }
  });
});
