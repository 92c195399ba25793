import { all, type Condition, chose, named, not, toCheck, when } from '../condition.ts';
import { type FindingTable, pressureValue } from './table.ts';

const pressureKeys = ['high_number', 'low_number'];
/** Bands are for readings that nobody has to act on: not while one of the two numbers may be wrong. */
const mayHaveBand = named(
  'the reading is neither in section 1 nor to be checked',
  all(
    when(
      'not in section 1',
      pressureKeys,
      ({ urgentRows }) => !urgentRows.some(({ topic }) => topic === 'blood-pressure'),
    ),
    not(toCheck(...pressureKeys)),
  ),
);
export const onMedicine = chose('blood_pressure_medication', 'yes');

/** Reads the two numbers of the pressure; a number that is not known counts as 0. */
function pressureIs(words: string, test: (high: number, low: number) => boolean): Condition {
  return when(words, pressureKeys, ({ measurements: { diastolic, systolic } }) => {
    const high = systolic.kind === 'measured' ? systolic.value : null;
    return (high !== null || diastolic !== null) && test(high ?? 0, diastolic ?? 0);
  });
}

const stage1 = pressureIs(
  'high number 130 or more, or low number 80 or more',
  (high, low) => high >= 130 || low >= 80,
);
const elevated = pressureIs('high number 120 or more', high => high >= 120);
const belowStage1 = named('below stage 1', not(stage1));
const highHealthy = pressureIs('high number known and under 120', high => high > 0 && high < 120);
const lowUnder60 = pressureIs('low number under 60', (_, low) => low > 0 && low < 60);
const lowNotUnder60 = named('low number 60 or more, or not known', not(lowUnder60));

/** ACC/AHA 2017: the higher band of the two numbers counts. A number without the other counts by its own limits. */
export const pressureFindings: FindingTable = {
  id: 'blood-pressure',
  label: 'Blood pressure',
  questions: ['blood_pressure_measured'],
  source: 'ACC/AHA 2017 blood pressure guideline',
  value: pressureValue,
  bands: {
    'pressure-stage-1': {
      condition: all(mayHaveBand, stage1),
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured again at your next visit, and ask what you can change.',
    },
    'pressure-elevated': {
      condition: all(mayHaveBand, belowStage1, elevated),
      band: 'Elevated',
      tone: 'note',
      text: 'A little above the healthy range. Less salt and more vegetables can bring it down.',
    },
    'pressure-low-second': {
      condition: all(mayHaveBand, highHealthy, lowUnder60),
      band: 'Low second number',
      tone: 'note',
      text: 'The high number is healthy, and the low one is under 60. That is not urgent. Have it measured again at your next visit.',
    },
    'pressure-healthy': {
      condition: all(
        mayHaveBand,
        highHealthy,
        belowStage1,
        lowNotUnder60,
        named('no medicine for it, or not known', not(onMedicine)),
      ),
      band: 'Healthy',
      tone: 'good',
      text: 'In the healthy range. Measure it again in a year.',
    },
    'pressure-healthy-treated': {
      condition: all(mayHaveBand, highHealthy, belowStage1, lowNotUnder60, onMedicine),
      band: 'Healthy, on medicine',
      tone: 'good',
      text: 'In the healthy range with your medicine. Have it measured as often as your health worker asks.',
    },
  },
};
