import { all, type Condition, chose, named, not, toCheck, urgent, when } from '../condition.ts';
import { type FindingTable, pressureValue } from './table.ts';

const pressureKeys = ['high_number', 'low_number'];
/** Bands are for readings: not while one is urgent, nor while one of its two numbers may be wrong. */
export const mayHaveBand = named(
  'the reading is neither urgent nor to be checked',
  all(not(urgent('pressure-very-high', 'pressure-low', 'pressure-far-apart')), not(toCheck(...pressureKeys))),
);
export const onMedicine = chose('blood_pressure_medication', 'yes');

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

/** ACC/AHA 2017: the higher band of the two numbers counts. A number without the other counts by its own limits. */
export const pressureFindings: FindingTable = {
  id: 'blood-pressure',
  label: 'Blood pressure',
  questions: ['blood_pressure_measured'],
  source: 'ACC/AHA 2017 blood pressure guideline',
  value: pressureValue,
  bands: {
    'pressure-stage-2': {
      condition: all(mayHaveBand, stage2),
      band: 'High, stage 2',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured on another day, and show both readings to a health worker soon.',
      claims: ['pressure: raised', 'pressure when: soon'],
    },
    'pressure-stage-1': {
      condition: all(mayHaveBand, belowStage2, stage1),
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured on another day, and ask a health worker soon what you can change.',
      claims: ['pressure: raised', 'pressure when: soon'],
    },
    'pressure-elevated': {
      condition: all(mayHaveBand, belowStage1, elevated),
      band: 'Elevated',
      tone: 'note',
      text: 'A little above the healthy range. Less salt and more vegetables can bring it down.',
      claims: ['pressure: raised'],
    },
    'pressure-healthy': {
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
      claims: ['pressure: healthy', 'pressure when: in a year'],
    },
    'pressure-healthy-treated': {
      condition: all(mayHaveBand, highGiven, belowStage1, notElevated, onMedicine),
      band: 'Healthy, on medicine',
      tone: 'good',
      text: 'In the healthy range with your medicine. Have it measured as often as your health worker asks.',
      claims: ['pressure: healthy'],
    },
  },
};
