import { sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { all, chose, named, not, urgent, within } from '../condition.ts';
import { bmi, cholesterol, glucose, pulse } from '../quantities.ts';
import type { FindingTable } from './table.ts';

const trains = chose('weekly_physical_activity', '3');

export const measuredValueFindings: readonly FindingTable[] = [
  /** CDC's adult table. The calculator of the nutrition page keeps another one on purpose (s.5). */
  {
    id: 'bmi',
    label: 'Body mass index',
    questions: sizeQuestions,
    source: 'CDC adult BMI categories',
    value: ({ measurements }) => `${measurements.bmi?.toFixed(1) ?? '-'} kg/m²`,
    bands: {
      'bmi-under': {
        condition: within(bmi, 16, 18.5),
        band: 'Underweight',
        tone: 'attention',
        text: 'Your weight is below the healthy range. Talk to a health worker about it within 3 months, above all if you lost weight without trying.',
      },
      'bmi-healthy': {
        condition: within(bmi, 18.5, 25),
        band: 'Healthy weight',
        tone: 'good',
        text: 'Your weight suits your height.',
      },
      'bmi-over': {
        condition: within(bmi, 25, 30),
        band: 'Overweight',
        tone: 'note',
        text: 'Even 5 of every 100 kilos less is good for blood pressure and blood sugar.',
      },
      'bmi-obesity-1': {
        condition: within(bmi, 30, 35),
        band: 'Obesity, class 1',
        tone: 'attention',
        text: 'Losing weight slowly and steadily lowers many risks at once. Ask for help with it.',
      },
      'bmi-obesity-2': {
        condition: within(bmi, 35, 40),
        band: 'Obesity, class 2',
        tone: 'attention',
        text: 'A health worker can help you to make a plan that is safe for you.',
      },
      'bmi-obesity-3': {
        condition: within(bmi, 40, null),
        band: 'Obesity, class 3',
        tone: 'attention',
        text: 'Please make a plan together with a health worker.',
      },
    },
  },
  {
    id: 'glucose',
    label: 'Fasting blood sugar',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association; Framingham 2008',
    value: ({ measurements }) => `${measurements.glucose ?? '-'} mg/dL`,
    bands: {
      'glucose-healthy': {
        condition: within(glucose, 70, 100),
        band: 'Healthy',
        tone: 'good',
        text: 'In the healthy range for a test without food before it.',
      },
      'glucose-raised': {
        condition: within(glucose, 100, 126),
        band: 'Raised',
        tone: 'note',
        text: 'Above the healthy range, below the diabetes range. Test it again within a year.',
      },
    },
  },
  /** It is not part of the risk age: that would need HDL, which is not asked. */
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
        condition: all(
          within(cholesterol, 240, null),
          named('not in section 1', not(urgent('cholesterol-very-high'))),
        ),
        band: 'High',
        tone: 'attention',
        text: 'Ask a health worker about this number and about a full cholesterol test.',
      },
    },
  },
  {
    id: 'pulse',
    label: 'Resting heart rate',
    questions: ['resting_heart_rate'],
    source: 'American Heart Association',
    value: facts => `${pulse.read(facts) ?? '-'} beats a minute`,
    bands: {
      'pulse-slow-trained': {
        condition: all(within(pulse, 41, 51), trains),
        band: 'Slow',
        tone: 'note',
        text: 'Common in people who train a lot. If you feel dizzy or faint with it, see a health worker the same day.',
        mustPrint: true,
      },
      'pulse-slow': {
        condition: all(within(pulse, 41, 51), not(trains)),
        band: 'Slow',
        tone: 'attention',
        text: 'Count it again for a full minute, and tell a health worker within 3 months. If you feel dizzy or faint with it, see one the same day.',
        mustPrint: true,
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
      },
    },
  },
];
