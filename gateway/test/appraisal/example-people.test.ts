import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { linesOfView } from './contradictions.ts';
import { healthy } from './people.ts';

function viewOf(answers: Answers) {
  const ages = appraise(answers);
  return reportViewOf({ ages, details: ages.details, helpLines: [] });
}

/** Everything that stands on the page, with the band in front of each text: 'Blood pressure: Elevated. A little high.' */
function pageOf(answers: Answers): string {
  const view = viewOf(answers);
  const { how } = view;
  const cards = Object.values(view.analysis.ages).map(({ label, text }) => `${label}: ${text}.`);
  return [...linesOfView(view), ...cards, how.heading, ...how.sources].join('\n');
}

const man: Answers = { ...healthy, weight_kg: 72 };
const woman: Answers = { ...healthy, sex: 'female', height_cm: 165, weight_kg: 60, hysterectomy: 'no' };
const onMedicine = { blood_pressure_medication: 'yes' };
const outside = /stands? in the way|How we worked this out|Your risk age is \d|nobody can say|beyond/;

interface Texts {
  readonly says: readonly (string | RegExp)[];
  readonly never: readonly RegExp[];
}

const people: readonly (readonly [who: string, answers: Answers, texts: Texts])[] = [
  [
    'a man of 58 on medicine with 124/76',
    { ...man, ...onMedicine, age_in_years: 58, high_number: 124, low_number: 76 },
    { says: ['Blood pressure: At its goal, on medicine.'], never: [/Elevated/, /Above the goal/] },
  ],
  [
    'a woman of 27 on medicine with 128/78',
    { ...woman, ...onMedicine, age_in_years: 27, high_number: 128, low_number: 78 },
    {
      says: ['Blood pressure: At its goal, on medicine.', 'The risk age is made for 30 to 74.'],
      never: [/Elevated/, outside],
    },
  ],
  [
    'a man of 64 on medicine with 139/75',
    { ...man, ...onMedicine, age_in_years: 64, high_number: 139, low_number: 75 },
    {
      says: [/Blood pressure: Above the goal of treatment\. Show it within 3 months/],
      never: [/One reading is not a diagnosis/, /stage 1/],
    },
  ],
  [
    'a man of 64 with 139/75',
    { ...man, age_in_years: 64, high_number: 139, low_number: 75 },
    { says: [/Blood pressure: High, stage 1\. .*within 3 months/], never: [/younger than your years/] },
  ],
  [
    'a man of 78 with a body mass index of 26',
    { ...man, age_in_years: 78, weight_kg: 79.6, high_number: 124, low_number: 70 },
    {
      says: ['Body mass index: Fine at your age.', 'Blood pressure: Fine at your age.'],
      never: [/Overweight|kilos less|lose weight|half a kilo/, /Elevated/, outside],
    },
  ],
  [
    'a man of 72 with a body mass index of 26 and 134/57',
    { ...man, age_in_years: 72, weight_kg: 79.6, high_number: 134, low_number: 57 },
    {
      says: [
        'Body mass index: Fine at your age.',
        /Blood pressure: Low second number\. .*within 3 months/,
        'You need not change this.',
      ],
      never: [/Overweight|kilos less|Less weight brings|half a kilo/],
    },
  ],
  [
    'a man of 81 with 122/56',
    { ...man, age_in_years: 81, high_number: 122, low_number: 56 },
    {
      says: [/Blood pressure: Low second number\. .*within 3 months/],
      never: [/Elevated|A little high/, /Fine at your age/],
    },
  ],
  [
    '118 over a low number that is not known',
    { ...man, high_number: 118, low_number: null },
    {
      says: ['Blood pressure: Not complete.'],
      never: [/Blood pressure: Healthy/, /younger than your years|Well kept/],
    },
  ],
  [
    'a man with 95/62',
    { ...man, high_number: 95, low_number: 62 },
    {
      says: ['Blood pressure: Lower than most.', 'it is not a gain', /the same day/],
      never: [/younger than your years|Well kept/],
    },
  ],
  [
    'a healthy woman of 30',
    { ...woman, age_in_years: 30, high_number: 112, low_number: 72 },
    {
      says: [
        '30 or under: the scale begins there, and lower is good.',
        'You are living younger than your years',
      ],
      never: [/beyond|scale ends|nobody can say/],
    },
  ],
  [
    'a person of 25',
    { ...woman, age_in_years: 25, high_number: 112, low_number: 72 },
    {
      says: ['The risk age is made for 30 to 74.', 'Your Risk Age: -.', 'Current Age: 25.'],
      never: [outside, /Framingham, USA|D'Agostino/, /heart and circulation only/],
    },
  ],
  [
    'a person of 80',
    { ...man, age_in_years: 80, high_number: 118, low_number: 72 },
    {
      says: ['The risk age is made for 30 to 74.', 'Your Target Age: -.', 'Current Age: 80.'],
      never: [outside, /Framingham, USA|D'Agostino/, /heart and circulation only/],
    },
  ],
  [
    'who stopped smoking half a year ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 0.5 },
    { says: ['Staying off brings it down further.'], never: [/Stopping brings|it may be higher/i] },
  ],
  [
    'who stopped smoking 15 years ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 15 },
    { says: ['It may be higher: you smoked.'], never: [] },
  ],
  [
    'who stopped smoking 16 years ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 16 },
    { says: ['You stopped smoking 16 years ago.'], never: [/may be higher|stays raised/] },
  ],
  [
    'whose sugar nobody measured',
    { ...man, high_number: 112, low_number: 72, weight_kg: 68, blood_glucose: null },
    { says: ['Blood pressure: Healthy.'], never: [/younger than your years|same as your years/] },
  ],
  [
    'who was only told that the pressure is low',
    { ...man, high_number: null, low_number: null, weight_kg: 68, blood_pressure_estimated: 'below_120' },
    { says: [/This is an estimate/], never: [/younger than your years|same as your years/] },
  ],
];

describe('the page', () => {
  it.each(people)('of %s', (_who, answers, { never, says }) => {
    const page = pageOf(answers);
    for (const text of says) expect(page).toMatch(text instanceof RegExp ? text : new RegExp(escaped(text)));
    for (const text of never) expect(page).not.toMatch(text);
  });
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
