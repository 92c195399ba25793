import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { all, any, type Condition, chose, named, not, toCheck, when } from '../condition.ts';
import { type FindingTable, pressureValue } from './table.ts';

/** Bands are for readings that nobody has to act on: not while one of the two numbers may be wrong. */
const mayHaveBand = named(
  'the reading is neither in section 1 nor to be checked',
  all(
    when(
      'not in section 1',
      pressureKeys,
      ({ notices }) => !notices.some(({ topic }) => topic === 'blood-pressure'),
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

export const stage1OrMore = pressureIs(
  'high number 130 or more, or low number 80 or more',
  (high, low) => high >= 130 || low >= 80,
);
const elevated = pressureIs('high number 120 or more', high => high >= 120);
const belowStage1 = named('below stage 1', not(stage1OrMore));
const highHealthy = pressureIs('high number from 100 to under 120', high => high >= 100 && high < 120);
const highUnder100 = pressureIs('high number known and under 100', high => high > 0 && high < 100);
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
      condition: all(mayHaveBand, stage1OrMore),
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured again within 3 months, and ask what you can change.',
    },
    'pressure-elevated': {
      condition: all(mayHaveBand, belowStage1, elevated),
      band: 'Elevated',
      tone: 'note',
      text: 'A little high. Less salt and more vegetables can bring it down.',
    },
    'pressure-low-second': {
      condition: all(mayHaveBand, any(highHealthy, highUnder100), lowUnder60),
      band: 'Low second number',
      tone: 'attention',
      text: 'Only the low number is under 60. That is not urgent. Have it measured again within 3 months.',
    },
    // A low pressure is no merit of living: nothing is praised.
    'pressure-low-side': {
      condition: all(mayHaveBand, highUnder100, belowStage1, lowNotUnder60),
      band: 'On the low side',
      tone: 'note',
      text: 'Lower than most. If you feel dizzy or faint with it, see a health worker the same day.',
      mustPrint: true,
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
