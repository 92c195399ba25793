import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { letterOf } from '@choose-life/contracts/domain/report/letter-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { linesOfView } from './contradictions.ts';
import { healthyMan } from './people.ts';

function viewOf(answers: Answers) {
  const { details, ...ages } = appraise(answers);
  return reportViewOf({ ages, details, helpLines: [], emergencyNumber: '112' });
}

/** All texts of the page, with the band before each finding: 'Blood pressure: Elevated. A little high.' */
function pageOf(answers: Answers): string {
  const view = viewOf(answers);
  const { how } = view;
  const cards = Object.values(view.analysis.ages).map(({ label, text }) => `${label}: ${text}.`);
  const times = view.urgent?.notices.map(({ title, when }) => `${when}: ${title}.`) ?? [];
  return [...times, ...linesOfView(view), ...cards, how.heading, ...how.sources].join('\n');
}

/** All texts of the letter to a health worker, without scores. Each fact has its label: 'Pregnancy: Possible, not asked'. */
function letterFor(answers: Answers): string {
  const { letter } = viewOf(answers);
  if (letter === null) return '';
  const { groups, level, person, reason, instructions } = letterOf(letter, { showScores: false });
  const rows = groups.flatMap(group => group.rows.map(({ label, value }) => `${label}: ${value}`));
  return [
    reason,
    `Level: ${level}`,
    ...person,
    ...rows,
    ...instructions.map(({ label, what }) => `${label}: ${what}`),
  ].join('\n');
}

const man: Answers = { ...healthyMan, weight_kg: 72 };
const woman: Answers = { ...healthyMan, sex: 'female', height_cm: 165, weight_kg: 60, hysterectomy: 'no' };
const onMedicine = { blood_pressure_medication: 'yes' };
/** Texts that only a report for a person of 30 to 74, the ages of the model, may have. */
const textsOnlyForModelAges =
  /stands? in the way|How we worked this out|Your risk age is \d|nobody can say|beyond/;

/** The texts that a report must have, and the texts that it must not have. */
interface ExpectedTexts {
  readonly required: readonly (string | RegExp)[];
  readonly forbidden: readonly RegExp[];
  /** Texts of the letter to a health worker. */
  readonly letter?: readonly string[];
}

const manWithSugar = (blood_glucose: number): Answers => ({ ...man, blood_glucose });
const manWithLowPressure: Answers = {
  ...man,
  high_number: 90,
  low_number: 60,
  weekly_physical_activity: '1',
};

const people: readonly (readonly [who: string, answers: Answers, texts: ExpectedTexts])[] = [
  [
    'a woman of 33 with 18 beers and 6 wines a week',
    { ...woman, age_in_years: 33, beer: 18, wine: 6, wine_coolers: 0, mixed_drinks: 0 },
    {
      required: [
        'Within 4 weeks: You drink far more than is safe.',
        'You drink far more than is safe. If you are or could be pregnant: go to a clinic today. Do not stop on your own.',
        'Do not stop all at once',
        'The risk age is not for you. Do not slim.',
      ],
      // Nothing that means to stop at once, which is dangerous for a person who drinks so much.
      forbidden: [/Drink no alcohol/, /Drink less alcohol|Cut down on alcohol/, /low risk/],
      letter: [
        'Please see within 4 weeks: alcohol 24 drinks a week',
        'Pregnancy: Possible, not asked',
        'Alcohol (14 g a drink): 24 drinks a week, 336 g',
      ],
    },
  ],
  [
    'a woman of 48 who drove after drinking and rides a motorcycle without a helmet',
    {
      ...woman,
      age_in_years: 48,
      high_number: 136,
      low_number: 84,
      weight_kg: 84,
      smoking: 'still_smoke',
      blood_glucose: 110,
      cholesterol_check: '1',
      cholesterol_level: 262,
      drinking_and_driving: 'once',
      travel_by_motorcycle_km: 40,
      bicycle_helmet_usage: 'never',
      use_of_seat_belt: 'sometimes',
      sleep4: 'yes',
      junk_food: 'daily',
      amount_of_oil_cooked: 'much',
      weekly_physical_activity: '1',
      pap_smear_test: 'never',
    },
    {
      required: [
        'Never drive after drinking.',
        'Show your cholesterol to a health worker within 3 months.',
        // A report has at most 7 steps. Further steps on a danger to life are in the sentence 'You also told us: you ride without a helmet'.
        /Wear a helmet on every ride|you ride without a helmet/,
        /you snore loudly/,
        /Wear your seat belt|you do not wear a seat belt/,
        'Drink no alcohol.',
      ],
      // Further steps without a danger to life are omitted.
      forbidden: [/less oil|Swap sweet drinks|cervical/],
      letter: [
        'Please see within 3 months: risk of a heart attack or stroke in 10 years about 10 in 100 (raised); blood pressure 136/84 mmHg; total cholesterol 262 mg/dL',
        'Within 3 months: Blood pressure: High, stage 1; Total cholesterol: High',
        'Drink-driving in a month: Once',
        'Loud snoring, pauses: Yes',
      ],
    },
  ],
  [
    'a woman of 30 with a fever, who trains',
    {
      ...woman,
      age_in_years: 30,
      high_number: 112,
      low_number: 72,
      chh_fever: 'yes',
      weekly_physical_activity: '3',
    },
    {
      required: [
        'Today: You had a fever in the last 7 days.',
        'Have a malaria test today.',
        /stiff neck, yellow eyes, dark urine/,
        'A fever in pregnancy: have a malaria test today.',
        'Movement: Wait for now. Rest until it is over.',
        'Your risk age is 30 or under',
      ],
      // No advice on exercise with a fever.
      forbidden: [/low risk/, /younger than your years/, /muscles/, /After that/],
      letter: ['Please see today: fever', 'Level: by-date', 'Today: You had a fever in the last 7 days'],
    },
  ],
  [
    'a man with a blood sugar of 22',
    manWithSugar(22),
    {
      required: [
        'Now: Blood sugar 22: please check it.',
        'You typed 22. If that is 22 mmol/L (396 mg/dL), your blood sugar is very high. See a health worker today.',
        'If it is 22 mg/dL: it is very low. Take sugar now if it is 22 mg/dL. Then get emergency help. Call 112. Is the number wrong? Then correct it.',
        'Fasting blood sugar: Please check. Please check: did you mean 396 mg/dL (22 mmol/L)?',
      ],
      forbidden: [/Take something with sugar at once/, /low risk/],
      letter: ['Please see now: fasting blood sugar 22, not confirmed'],
    },
  ],
  [
    'a man with a blood sugar of 19',
    manWithSugar(19),
    {
      required: [
        'Today: Blood sugar 19: please check it.',
        'If that is 19 mmol/L (342 mg/dL), your blood sugar is very high. See a health worker today.',
      ],
      forbidden: [/sugar now|something with sugar/],
    },
  ],
  [
    'a man with a blood sugar of 2.5',
    manWithSugar(2.5),
    {
      required: ['Now: Blood sugar 2.5: please check it.', 'Take sugar now if it is 2.5 mmol/L.'],
      forbidden: [/Take something with sugar at once/],
    },
  ],
  [
    'a man with a blood sugar of 45',
    manWithSugar(45),
    {
      required: [
        'Now: Blood sugar 45: please check it.',
        'If this is 45 mg/dL: it is very low. Take sugar now if it is 45 mg/dL.',
        'If it is 45 mmol/L (810 mg/dL): get emergency help now, and take no sugar. Call 112. Is the number wrong',
        'We have no blood sugar number to use',
      ],
      forbidden: [
        /Take something with sugar at once/,
        /Fasting blood sugar: Very low/,
        /Ask for a fasting/,
        /is under 126/,
      ],
      letter: ['Fasting blood sugar: 45, not confirmed'],
    },
  ],
  [
    'a man with 60/150',
    { ...man, high_number: 60, low_number: 150 },
    {
      required: [
        'Within 4 weeks: Blood pressure 60/150: please check it.',
        'Did you mean 150 over 60? Then your blood pressure is raised.',
        'Please check this answer: Blood pressure (60/150).',
      ],
      forbidden: [/is (very )?low\b|very high|much too high/],
      letter: ['Please see within 4 weeks: blood pressure 60/150, not confirmed'],
    },
  ],
  [
    'a man with 90/60 and a pulse of 70, without symptoms',
    { ...manWithLowPressure, resting_heart_rate: 70 },
    {
      required: [
        'Within 4 weeks: Your blood pressure is low.',
        'See one today if you are dizzy, faint or unwell.',
        'the formula counts it as years off, but it is not a gain',
      ],
      forbidden: [/Read this first/, /low risk/, /younger than your years|Keep it up/, /less salt/i],
      letter: ['Please see within 4 weeks: blood pressure 90/60'],
    },
  ],
  [
    'a man with 90/60 and a pulse of 48',
    { ...manWithLowPressure, resting_heart_rate: 48 },
    {
      required: [
        'Today: Your blood pressure is low, and your heart is slow.',
        'If you are dizzy or faint, or have chest pain, get emergency help now.',
        'Resting heart rate: Slow. Show it together with your blood pressure.',
      ],
      forbidden: [/tell a health worker within 3 months/, /\bWalk\b/, /training/],
      letter: ['Please see today: blood pressure 90/60 mmHg, heart rate 48 beats a minute'],
    },
  ],
  [
    'a man with 90/60 and a pulse of 48, on medicine and with enough activity',
    { ...manWithLowPressure, ...onMedicine, resting_heart_rate: 48, weekly_physical_activity: '3' },
    {
      required: [
        'Today: Your blood pressure is low, and your heart is slow.',
        'get emergency help now. Ask the person who prescribed your medicine if the dose is still right.',
        'Ask today about your blood pressure medicine.',
      ],
      forbidden: [/Keep taking/, /training|train a lot/],
    },
  ],
  [
    'a man with 90/60 and a pulse of 48, with enough activity',
    { ...manWithLowPressure, resting_heart_rate: 48, weekly_physical_activity: '3' },
    {
      required: [
        'Within 4 weeks: Your blood pressure is low, and your heart is slow.',
        'See one today if you do not feel well.',
      ],
      forbidden: [/Read this first/, /emergency help now/],
    },
  ],
  [
    'a man with 85/50 and a pulse of 42',
    { ...manWithLowPressure, high_number: 85, low_number: 50, resting_heart_rate: 42 },
    {
      required: ['Today: Your blood pressure is low, and your heart is slow.', 'Movement: Wait for now.'],
      forbidden: [/within 3 months/, /Low second number/],
      letter: ['Please see today: blood pressure 85/50 mmHg, heart rate 42 beats a minute'],
    },
  ],
  [
    'a man with 72/38',
    { ...man, high_number: 72, low_number: 38 },
    {
      required: ['Today: Your blood pressure is very low.', 'Lie down for 5 minutes, and measure again now.'],
      forbidden: [/Low second number/, /low risk/],
      letter: ['Blood pressure: 72/38 mmHg; 38, not confirmed'],
    },
  ],
  [
    'a woman of 30 with a body mass index of 12.1',
    { ...woman, age_in_years: 30, weight_kg: 33, weekly_physical_activity: '1' },
    {
      required: [
        'Today: Your weight is dangerously low.',
        'Until then do not fast, and do not try to lose weight.',
        'Movement: Wait for now.',
      ],
      forbidden: [/\b[Ww]alk\b/, /less salt/i, /half a kilo/, /low risk/, /Bring your blood pressure down/],
      letter: ['Please see today: body mass index 12.1'],
    },
  ],
  [
    'a man of 60 with a body mass index of 15.5 and 128/76',
    { ...man, age_in_years: 60, weight_kg: 47.5, high_number: 128, low_number: 76 },
    {
      required: [
        'Your weight is far too low.',
        'Blood pressure: Elevated. A little high. Have it measured again',
      ],
      forbidden: [/Bring your blood pressure down/, /reduce your risks/, /A lower pressure brings/],
    },
  ],
  [
    'an underweight man of 60 with 146/84 and a cough, who smokes',
    {
      ...man,
      age_in_years: 60,
      weight_kg: 50,
      high_number: 146,
      low_number: 84,
      smoking: 'still_smoke',
      chh_cough: 'yes',
    },
    {
      required: ['Bring your blood pressure down.', 'it is not a gain'],
      // The systolic number is high, so the sentence about a low number must not appear.
      forbidden: [/A low number from a low weight/],
      letter: ['Please see within a week: new cough, body mass index 16.3 kg/m²'],
    },
  ],
  [
    'a woman of 62 who typed 777/47 and chose the range from 140',
    {
      ...woman,
      age_in_years: 62,
      high_number: 777,
      low_number: 47,
      blood_pressure_estimated: 'from_140',
    },
    {
      required: [/reduce your risks by \d/, /Bring your blood pressure down.*Together worth about \d/],
      forbidden: [],
    },
  ],
  [
    'a woman of 35 with 12 drinks a week',
    { ...woman, age_in_years: 35, beer: 12, wine: 0, wine_coolers: 0, mixed_drinks: 0 },
    {
      required: ['Stop drinking alcohol.', 'ask a health worker how to stop safely', 'Drink no alcohol.'],
      forbidden: [/Cut down on alcohol/],
    },
  ],
  [
    'a woman of 31 with 199/89 who is short of breath',
    { ...woman, age_in_years: 31, high_number: 199, low_number: 89, chh_sbreath: 'yes' },
    {
      required: ['Now: Your blood pressure is very high, and you are short of breath.'],
      // The notice already says to get emergency help, and nothing is repeated.
      forbidden: [/If you are or could be pregnant: get emergency help/, /Call 112\. .*Call 112\. Call/],
    },
  ],
  [
    'a man with 180/112 who is short of breath',
    { ...man, high_number: 180, low_number: 112, chh_sbreath: 'yes' },
    {
      required: ['Today: Your blood pressure is much too high.', 'are short of breath at rest'],
      // The person is already short of breath.
      forbidden: [/If you have chest pain, are short of breath,/],
    },
  ],
  [
    'a man of 52 with 95/47, who smokes and is very heavy',
    {
      ...man,
      age_in_years: 52,
      weight_kg: 104,
      high_number: 95,
      low_number: 47,
      smoking: 'still_smoke',
    },
    {
      required: ['That is a raised risk', 'Ask about medicine for cholesterol.'],
      forbidden: [/medicine for pressure/],
      letter: [
        'blood pressure 95/47 mmHg',
        'Within 3 months: Blood pressure: Low second number',
        'Age: 52 years',
      ],
    },
  ],
  [
    'a man of 64 on medicine with 139/75',
    { ...man, ...onMedicine, age_in_years: 64, high_number: 139, low_number: 75 },
    {
      required: [/Blood pressure: Above the goal of treatment\. Show it within 3 months/],
      forbidden: [/One reading is not a diagnosis/, /stage 1/],
    },
  ],
  [
    'a man of 64 with 139/75',
    { ...man, age_in_years: 64, high_number: 139, low_number: 75 },
    {
      required: [/Blood pressure: High, stage 1\. .*within 3 months/],
      forbidden: [/younger than your years/],
    },
  ],
  [
    'a man of 78 with a body mass index of 26',
    { ...man, age_in_years: 78, weight_kg: 79.6, high_number: 124, low_number: 70 },
    {
      required: ['Body mass index: Fine at your age.', 'Blood pressure: Fine at your age.'],
      forbidden: [/Overweight|of every 100 kilos|lose weight|half a kilo/, /Elevated/, textsOnlyForModelAges],
    },
  ],
  [
    'a man of 72 with a body mass index of 26 and 134/57',
    { ...man, age_in_years: 72, weight_kg: 79.6, high_number: 134, low_number: 57 },
    {
      required: [
        'Body mass index: Fine at your age.',
        /Blood pressure: Low second number\. .*within 3 months/,
        'You need not change this.',
      ],
      forbidden: [/Overweight|of every 100 kilos|Less weight brings|half a kilo/],
    },
  ],
  [
    'a man of 81 with 122/56',
    { ...man, age_in_years: 81, high_number: 122, low_number: 56 },
    {
      required: [/Blood pressure: Low second number\. .*within 3 months/],
      forbidden: [/Elevated|A little high/, /Fine at your age/],
      letter: ['Please see within 3 months: blood pressure 122/56 mmHg', 'Level: by-date'],
    },
  ],
  [
    'a man with a high number of 118 and no low number',
    { ...man, high_number: 118, low_number: null },
    {
      required: ['Blood pressure: Not complete.'],
      forbidden: [/Blood pressure: Healthy/, /younger than your years|Keep it up/],
    },
  ],
  [
    'a man with 95/62',
    { ...man, high_number: 95, low_number: 62 },
    {
      required: ['Blood pressure: Lower than most.', 'it is not a gain', /the same day/],
      forbidden: [/younger than your years|Keep it up/],
    },
  ],
  [
    'a healthy woman of 30',
    { ...woman, age_in_years: 30, high_number: 112, low_number: 72 },
    {
      required: [
        '30 or under: the scale begins there, and lower is good.',
        'You are living younger than your years',
      ],
      forbidden: [/beyond|scale ends|nobody can say/],
    },
  ],
  [
    'a person of 25',
    { ...woman, age_in_years: 25, high_number: 112, low_number: 72 },
    {
      required: ['The risk age is made for 30 to 74.', 'Your Risk Age: -.', 'Current Age: 25.'],
      forbidden: [textsOnlyForModelAges, /Framingham, USA|D'Agostino/, /heart and circulation only/],
    },
  ],
  [
    'a person of 80',
    { ...man, age_in_years: 80, high_number: 118, low_number: 72 },
    {
      required: ['The risk age is made for 30 to 74.', 'Your Target Age: -.', 'Current Age: 80.'],
      forbidden: [textsOnlyForModelAges, /Framingham, USA|D'Agostino/, /heart and circulation only/],
    },
  ],
  [
    'a man who stopped smoking half a year ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 0.5 },
    { required: ['Staying off brings it down further.'], forbidden: [/Stopping brings|it may be higher/i] },
  ],
  [
    'a man who stopped smoking 15 years ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 15 },
    { required: ['It may be higher: you smoked.'], forbidden: [] },
  ],
  [
    'a man who stopped smoking 16 years ago',
    { ...man, smoking: 'used_to_smoke', years_since_quitting: 16 },
    { required: ['You stopped smoking 16 years ago.'], forbidden: [/may be higher|stays raised/] },
  ],
  [
    'a man without a blood sugar number',
    { ...man, high_number: 112, low_number: 72, weight_kg: 68, blood_glucose: null },
    // No praise while a value is unknown or estimated, here and for the next man.
    { required: ['Blood pressure: Healthy.'], forbidden: [/younger than your years|same as your years/] },
  ],
  [
    'a man without a reading who chose the range under 120',
    { ...man, high_number: null, low_number: null, weight_kg: 68, blood_pressure_estimated: 'below_120' },
    { required: [/This is an estimate/], forbidden: [/younger than your years|same as your years/] },
  ],
];

describe('the report page', () => {
  it.each(people)(
    'of %s has the required texts and no forbidden text',
    (_who, answers, { forbidden, required }) => {
      const page = pageOf(answers);
      for (const text of required) expect(page).toMatch(text);
      for (const text of forbidden) expect(page).not.toMatch(text);
    },
  );
});

describe('the letter', () => {
  it.each(people.filter(([, , { letter }]) => letter !== undefined))(
    'of %s has the required texts',
    (_who, answers, { letter = [] }) => {
      for (const text of letter) expect(letterFor(answers)).toContain(text);
    },
  );
});
