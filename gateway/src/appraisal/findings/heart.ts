import { all, type Condition, chose, named, not, toCheck, urgent, when, within } from '../condition.ts';
import { bmi, cholesterol, glucose, pulse } from '../quantities.ts';
import { bandRows, type FindingRow } from './row.ts';
import { glucoseValue, pressureValue } from './values.ts';

const pressureKeys = ['high_number', 'low_number'];
/** Bands are for readings: not while one is urgent, nor while one of its two numbers may be wrong. */
const mayHaveBand = named(
  'the reading is neither urgent nor to be checked',
  all(not(urgent('pressure-very-high', 'pressure-low', 'pressure-far-apart')), not(toCheck(...pressureKeys))),
);
const onMedicine = chose('blood_pressure_medication', 'yes');

/** Reads the two numbers of the pressure; a number that is not known counts as 0. */
function pressureIs(words: string, test: (high: number, low: number) => boolean): Condition {
  return when(words, pressureKeys, ({ measurements: { diastolic, systolic } }) => {
    const high = systolic.kind === 'measured' ? systolic.value : null;
    return (high !== null || diastolic !== null) && test(high ?? 0, diastolic ?? 0);
  });
}

const stage2 = pressureIs(
  'high number 140 or more, or low number 90 or more',
  (high, low) => high >= 140 || low >= 90,
);
const stage1 = pressureIs(
  'high number 130 or more, or low number 80 or more',
  (high, low) => high >= 130 || low >= 80,
);
const elevated = pressureIs('high number 120 or more', high => high >= 120);
const belowStage2 = named('below stage 2', not(stage2));
const belowStage1 = named('below stage 1', not(stage1));
const notElevated = named('high number under 120', not(elevated));
const highGiven = pressureIs('the high number is known', high => high > 0);

/** ACC/AHA 2017: the higher band of the two numbers wins; a lone number is held against its own half of the table. */
const pressureRows = bandRows(
  {
    id: 'blood-pressure',
    label: 'Blood pressure',
    questions: ['blood_pressure_measured'],
    source: 'ACC/AHA 2017 blood pressure guideline',
    value: pressureValue,
  },
  [
    {
      rule: 'pressure-stage-2',
      condition: all(mayHaveBand, stage2),
      band: 'High, stage 2',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured on another day, and show both readings to a health worker soon.',
      says: ['pressure: raised', 'pressure when: soon'],
    },
    {
      rule: 'pressure-stage-1',
      condition: all(mayHaveBand, belowStage2, stage1),
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured on another day, and ask a health worker soon what you can change.',
      says: ['pressure: raised', 'pressure when: soon'],
    },
    {
      rule: 'pressure-elevated',
      condition: all(mayHaveBand, belowStage1, elevated),
      band: 'Elevated',
      tone: 'note',
      text: 'A little above the healthy range. Less salt and more vegetables can bring it down.',
      says: ['pressure: raised'],
    },
    {
      rule: 'pressure-healthy',
      condition: all(
        mayHaveBand,
        highGiven,
        belowStage1,
        notElevated,
        named('no medicine for it, or not known', not(onMedicine)),
      ),
      band: 'Healthy',
      tone: 'good',
      text: 'In the healthy range. Measure it again in a year.',
      says: ['pressure: healthy', 'pressure when: in a year'],
    },
    {
      rule: 'pressure-healthy-treated',
      condition: all(mayHaveBand, highGiven, belowStage1, notElevated, onMedicine),
      band: 'Healthy, on medicine',
      tone: 'good',
      text: 'In the healthy range with your medicine. Have it measured as often as your health worker asks.',
      says: ['pressure: healthy'],
    },
  ],
);

/** CDC's adult table. The calculator of the nutrition page keeps another one on purpose (s.5). */
const bmiRows = bandRows(
  {
    id: 'bmi',
    label: 'Body mass index',
    questions: ['height', 'height_cm', 'weight', 'weight_kg'],
    source: 'CDC adult BMI categories',
    value: ({ measurements }) => `${measurements.bmi?.toFixed(1) ?? '-'} kg/m²`,
  },
  [
    {
      rule: 'bmi-under',
      condition: within(bmi, null, 18.5),
      band: 'Underweight',
      tone: 'attention',
      text: 'Your weight is below the healthy range. Please talk to a health worker about it, above all if you lost weight without trying.',
      says: ['weight: low', 'eating: more', 'praise: no'],
    },
    {
      rule: 'bmi-healthy',
      condition: within(bmi, 18.5, 25),
      band: 'Healthy weight',
      tone: 'good',
      text: 'Your weight suits your height.',
      says: ['weight: healthy'],
    },
    {
      rule: 'bmi-over',
      condition: within(bmi, 25, 30),
      band: 'Overweight',
      tone: 'note',
      text: 'Even 5 of every 100 kilos less is good for blood pressure and blood sugar.',
      says: ['weight: high', 'eating: less'],
    },
    {
      rule: 'bmi-obesity-1',
      condition: within(bmi, 30, 35),
      band: 'Obesity, class 1',
      tone: 'attention',
      text: 'Losing weight slowly and steadily lowers many risks at once. Ask for help with it.',
      says: ['weight: high', 'eating: less'],
    },
    {
      rule: 'bmi-obesity-2',
      condition: within(bmi, 35, 40),
      band: 'Obesity, class 2',
      tone: 'attention',
      text: 'A health worker can help you to make a plan that is safe for you.',
      says: ['weight: high', 'eating: less'],
    },
    {
      rule: 'bmi-obesity-3',
      condition: within(bmi, 40, null),
      band: 'Obesity, class 3',
      tone: 'attention',
      text: 'Please make a plan together with a health worker.',
      says: ['weight: high', 'eating: less'],
    },
  ],
);

const glucoseRows = bandRows(
  {
    id: 'glucose',
    label: 'Fasting blood sugar',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association; Framingham 2008',
    value: glucoseValue,
  },
  [
    {
      rule: 'glucose-healthy',
      condition: within(glucose, 70, 100),
      band: 'Healthy',
      tone: 'good',
      text: 'In the healthy range for a test without food before it.',
      says: ['sugar: healthy'],
    },
    {
      rule: 'glucose-raised',
      condition: within(glucose, 100, 126),
      band: 'Raised',
      tone: 'note',
      text: 'Above the healthy range, below the diabetes range. Test it again within a year.',
      says: ['sugar: raised', 'sugar when: in a year'],
    },
    {
      rule: 'glucose-diabetes-range',
      condition: within(glucose, 126, 300),
      band: 'Diabetes range',
      tone: 'attention',
      text: 'This is not a diagnosis, and only counts if you had not eaten for 8 hours. Have it tested again soon.',
      says: ['sugar: raised', 'sugar when: soon'],
    },
  ],
);

/** It is not part of the risk age: that would need HDL, which is not asked. */
const cholesterolRows = bandRows(
  {
    id: 'cholesterol',
    label: 'Total cholesterol',
    questions: ['cholesterol_level'],
    source: 'NCEP ATP III',
    value: ({ measurements }) => `${measurements.cholesterol ?? '-'} mg/dL`,
  },
  [
    {
      rule: 'cholesterol-desirable',
      condition: within(cholesterol, null, 200),
      band: 'Desirable',
      tone: 'good',
      text: 'Below 200 is the range to stay in.',
      says: ['cholesterol: healthy'],
    },
    {
      rule: 'cholesterol-borderline',
      condition: within(cholesterol, 200, 240),
      band: 'Borderline high',
      tone: 'note',
      text: 'Less fried food and palm oil, and more beans, vegetables and fish, can bring it down.',
      says: ['cholesterol: raised'],
    },
    {
      rule: 'cholesterol-high',
      condition: within(cholesterol, 240, null),
      band: 'High',
      tone: 'attention',
      text: 'Ask a health worker about this number and about a full cholesterol test.',
      says: ['cholesterol: raised'],
    },
  ],
);

const pulseRows = bandRows(
  {
    id: 'pulse',
    label: 'Resting heart rate',
    questions: ['resting_heart_rate'],
    source: 'American Heart Association, target heart rates',
    value: facts => `${pulse.read(facts) ?? '-'} beats a minute`,
  },
  [
    {
      rule: 'pulse-slow',
      condition: within(pulse, null, 60),
      band: 'Slow',
      tone: 'note',
      text: 'Common in people who train a lot. If you feel dizzy or faint with it, see a health worker.',
      says: [],
    },
    {
      rule: 'pulse-usual',
      condition: within(pulse, 60, 101),
      band: 'Usual',
      tone: 'good',
      text: 'Between 60 and 100 is usual at rest.',
      says: [],
    },
    {
      rule: 'pulse-fast',
      condition: within(pulse, 101, null),
      band: 'Fast',
      tone: 'attention',
      text: 'Sit still for 5 minutes and count again. If it stays over 100, see a health worker.',
      says: [],
    },
  ],
);

/** Measured values against published borders. */
export const heartFindings: readonly FindingRow[] = [
  ...pressureRows,
  ...bmiRows,
  ...glucoseRows,
  ...cholesterolRows,
  ...pulseRows,
];
