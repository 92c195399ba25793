import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { all, chose, describedAs, not, urgent, within } from '../condition.ts';
import { framinghamOffice } from '../model.ts';
import { ageInYears, bmi, cholesterol, glucose, pulse } from '../quantities.ts';
import type { FindingTable } from './table.ts';

const { bmiMaxOld, gentleWeightAge } = framinghamOffice.targets;

/**
 * From this age on no weight loss is advised under a body mass index of 30. From 65 years on mortality is lowest at 24 to 31 (Winter 2014). Our
 * 70 and 30 are more cautious.
 */
export const isOldForWeight = within(ageInYears, gentleWeightAge, null);
/** True under that age, or if the age is unknown. */
export const isYoungerForWeight = describedAs(
  `under ${gentleWeightAge} years, or age not known`,
  not(isOldForWeight),
);

/** True for a body mass index of 25 to under 30 from 70 years on, for which no weight loss is advised. */
export const isWeightFineAtAge = all(within(bmi, 25, bmiMaxOld), isOldForWeight);

/** True for 150 minutes of brisk walking a week or more. Training can explain a slow heart. */
const isMostActive = chose('weekly_physical_activity', '3');

/** True for a low pressure that needs action now or today. The visit for it is also the visit for a slow heart rate. */
const lowPressureToday = urgent(
  'pressure-low-unwell',
  'pressure-very-low',
  'pressure-low-on-medicine',
  'pressure-low-slow-pulse',
);

const hasObesityClass2Or3 = within(bmi, 35, null);

/** True for a fasting sugar of 100 to 125 mg/dL that only needs another test within a year. */
export const raisedSugarOnly = all(
  within(glucose, 100, 126),
  describedAs('not with obesity, class 2 or 3', not(hasObesityClass2Or3)),
);

/** True for a fasting sugar of 100 to 125 mg/dL with obesity of class 2 or 3, which a health worker should see within 3 months. */
export const raisedSugarWithObesity = all(within(glucose, 100, 126), hasObesityClass2Or3);

/**
 * True for a cholesterol that a health worker should see within 3 months. A very high value is an urgent situation with a nearer date (section 1
 * of docs/report.md).
 */
export const highCholesterol = all(
  within(cholesterol, 240, null),
  describedAs('not in section 1', not(urgent('cholesterol-very-high'))),
);

/** The bands of body mass index, blood sugar, cholesterol and heart rate. */
export const measuredValueFindings: readonly FindingTable[] = [
  // CDC's table for adults. The calculator of the nutrition page has another one, which the specification requires (s.5).
  {
    id: 'bmi',
    label: 'Body mass index',
    questions: heightAndWeightQuestions,
    source: 'CDC adult BMI categories',
    value: ({ measurements }) => `${measurements.bmi?.toFixed(1) ?? '-'} kg/m²`,
    // Under 16 is an urgent situation.
    bands: {
      'bmi-under': {
        condition: within(bmi, 16, 18.5),
        band: 'Underweight',
        tone: 'attention',
        text: 'Your weight is below the healthy range. Talk to a health worker about it within 3 months, most of all if you did not try to lose weight.',
        ourChoice: 'the 3 months',
      },
      'bmi-healthy': {
        condition: within(bmi, 18.5, 25),
        band: 'Healthy weight',
        tone: 'good',
        text: 'Your weight suits your height. Thank you for keeping it that way.',
      },
      'bmi-over': {
        condition: all(within(bmi, 25, 30), isYoungerForWeight),
        band: 'Overweight',
        tone: 'note',
        text: 'Losing even 5 of every 100 kilos is good for blood pressure and blood sugar.',
      },
      'bmi-fine-at-age': {
        condition: isWeightFineAtAge,
        band: 'Fine at your age',
        tone: 'good',
        text: 'At your age a little more weight does no harm. You need not lose any.',
        source: 'Winter 2014: from 65 years on fewest people die at a body mass index of 24 to 31',
        ourChoice: 'the age of 70',
      },
      'bmi-obesity-1': {
        condition: within(bmi, 30, 35),
        band: 'Obesity, class 1',
        tone: 'attention',
        text: 'Losing weight step by step lowers many risks at once. Ask for help with it.',
      },
      'bmi-obesity-2': {
        condition: within(bmi, 35, 40),
        band: 'Obesity, class 2',
        tone: 'attention',
        text: 'See a health worker within 3 months, and make a plan that is safe for you.',
        ourChoice: 'the 3 months',
      },
      'bmi-obesity-3': {
        condition: within(bmi, 40, null),
        band: 'Obesity, class 3',
        tone: 'attention',
        text: 'Please see a health worker within 3 months, and make a plan together.',
        ourChoice: 'the 3 months',
      },
    },
  },
  {
    id: 'glucose',
    label: 'Fasting blood sugar',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association; Framingham 2008',
    value: ({ measurements }) => `${measurements.glucose ?? '-'} mg/dL`,
    // Under 70, and 126 or more, are urgent situations.
    bands: {
      'glucose-healthy': {
        condition: within(glucose, 70, 100),
        band: 'Healthy',
        tone: 'good',
        text: 'In the healthy range for a test before eating.',
      },
      'glucose-raised': {
        condition: raisedSugarOnly,
        band: 'Raised',
        tone: 'note',
        text: 'Above the healthy range, below the diabetes range. Test it again within a year.',
      },
      'glucose-raised-with-weight': {
        condition: raisedSugarWithObesity,
        band: 'Raised',
        tone: 'attention',
        text: 'Above the healthy range, below the diabetes range. Show it to a health worker within 3 months.',
        ourChoice: 'the 3 months',
      },
    },
  },
  // The cholesterol is not part of the risk age. A model with cholesterol also needs HDL, which the questionnaire does not ask.
  {
    id: 'cholesterol',
    label: 'Total cholesterol',
    questions: ['cholesterol_level'],
    source: 'NCEP ATP III',
    value: ({ measurements }) => `${measurements.cholesterol ?? '-'} mg/dL`,
    bands: {
      'cholesterol-desirable': {
        condition: within(cholesterol, null, 200),
        band: 'Desirable',
        tone: 'good',
        text: 'Below 200 is the range to stay in.',
      },
      'cholesterol-borderline': {
        condition: within(cholesterol, 200, 240),
        band: 'Borderline high',
        tone: 'note',
        text: 'Beans, vegetables and fish in place of fried food and palm oil can bring it down.',
      },
      'cholesterol-high': {
        condition: highCholesterol,
        band: 'High',
        tone: 'attention',
        text: 'Show it to a health worker within 3 months, and ask for the full test.',
        ourChoice: 'the 3 months',
      },
    },
  },
  {
    id: 'pulse',
    label: 'Resting heart rate',
    questions: ['resting_heart_rate'],
    source: 'American Heart Association',
    value: facts => `${pulse.read(facts) ?? '-'} beats a minute`,
    // 40 or less, and 111 or more, are urgent situations. From 41 to 50 the pulse scores a point in NEWS2.
    bands: {
      'pulse-slow-beside': {
        condition: all(within(pulse, 41, 51), lowPressureToday),
        band: 'Slow',
        tone: 'attention',
        text: 'Show it together with your blood pressure.',
        mustPrint: true,
        ourChoice: 'that this finding has no date',
      },
      'pulse-slow-trained': {
        condition: all(within(pulse, 41, 51), isMostActive, not(lowPressureToday)),
        band: 'Slow',
        tone: 'note',
        text: 'Common in people who train a lot. If you feel dizzy or faint with it, see a health worker the same day.',
        mustPrint: true,
      },
      'pulse-slow': {
        condition: all(within(pulse, 41, 51), not(isMostActive), not(lowPressureToday)),
        band: 'Slow',
        tone: 'attention',
        text: 'Count it again for a full minute, and tell a health worker within 3 months. If you feel dizzy or faint with it, see one the same day.',
        mustPrint: true,
        ourChoice: 'the 3 months',
      },
      'pulse-usual': {
        condition: within(pulse, 51, 101),
        band: 'Usual',
        tone: 'good',
        text: 'Up to 100 is usual at rest.',
      },
      'pulse-fast-a-little': {
        condition: within(pulse, 101, 111),
        band: 'Fast',
        tone: 'attention',
        text: 'Sit still for 5 minutes and count again. If it stays over 100, tell a health worker within 3 months.',
        ourChoice: 'the 3 months',
      },
    },
  },
];
