import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import {
  all,
  any,
  type Condition,
  chose,
  describedAs,
  needsCheck,
  not,
  urgent,
  when,
  within,
} from '../condition.ts';
import { hasLowDiastolic } from '../facts.ts';
import { framinghamOffice } from '../model.ts';
import { underweight } from '../must-rest.ts';
import { ageInYears } from '../quantities.ts';
import { type FindingTable, pressureValue } from './table.ts';

// The bands of the blood pressure, for readings that are not an urgent situation. The conditions exclude each other, so at most one band
// applies. It is the first of these that fits the reading:
// 1. a low number under 60: 'Low second number', for every high number under 140;
// 2. raised: 'High, stage 1', or on medicine 'Above the goal of treatment';
// 3. only one number, and it is not raised (`isOneMissingOtherNotRaised`): 'Not complete';
// 4. by the high number: 'At its goal', 'Fine at your age', 'Elevated', 'Healthy', 'Lower than most'.

const { gentlePressureAge } = framinghamOffice.targets;

const neitherNeedsCheck = describedAs('neither number has to be checked', not(needsCheck(...pressureKeys)));

/**
 * True if the reading can have a band: neither number may be a typing mistake (`needsCheck`), and no urgent notice is about them. In the
 * descriptions, section 1 is the table of urgent situations in docs/report.md.
 */
const mayHaveBand = describedAs(
  'the reading is neither in section 1 nor to be checked',
  all(
    when(
      'not in section 1',
      pressureKeys,
      ({ notices }) => !notices.some(({ topic }) => topic === 'blood-pressure'),
    ),
    neitherNeedsCheck,
  ),
);

/** True if the person takes medicine for the blood pressure. "I am not sure" does not count. */
export const onMedicine = chose('blood_pressure_medication', 'yes');
const noMedicine = describedAs('no medicine for it, or not known', not(onMedicine));

/** From this age on, no band and no advice asks for a high number below 130. ESC 2024 has milder goals from 85 years on; 75 is our choice. */
export const isOldForPressure = within(ageInYears, gentlePressureAge, null);
const isYoungerForPressure = describedAs(
  `under ${gentlePressureAge} years, or age not known`,
  not(isOldForPressure),
);

/** A condition on the two numbers of the pressure, in mmHg; null for an unknown number. It is false if both are unknown. */
function pressureCondition(
  description: string,
  test: (high: number | null, low: number | null) => boolean,
): Condition {
  return when(description, pressureKeys, ({ measurements: { diastolic, systolic } }) => {
    const high = systolic.kind === 'measured' ? systolic.value : null;
    return (high !== null || diastolic !== null) && test(high, diastolic);
  });
}

/** A high number from `min` to `max`, in whole mmHg. `max + 1` is the limit, so that a value such as 129.5 is not between two bands. */
const highNumberFrom = (min: number, max: number) =>
  pressureCondition(`high number ${min} to ${max}`, high => high !== null && high >= min && high < max + 1);

/** True for a low number under 60 mmHg, with which no band and no advice asks for a high number below 130. */
export const lowUnder60 = when('low number under 60', ['low_number'], ({ measurements }) =>
  hasLowDiastolic(measurements),
);
const lowNotUnder60 = describedAs('low number 60 or more, or not known', not(lowUnder60));

/** True if one of the two numbers is in stage 1 of AHA/ACC 2025 or above. */
export const stage1OrMore = pressureCondition(
  'high number 130 or more, or low number 80 or more',
  (high, low) => (high ?? 0) >= 130 || (low ?? 0) >= 80,
);
const belowStage1 = describedAs('below stage 1', not(stage1OrMore));

/** True if both numbers are known, and the low number is from 60 to 79. */
const isLowNumberHealthy = pressureCondition(
  'both numbers known, and the low one from 60 to 79',
  (high, low) => high !== null && low !== null && low >= 60 && low < 80,
);
/** True for 91 to 99 in practice, since a pressure of 90 or less is an urgent situation and gets no band. */
const highUnder100 = pressureCondition('high number under 100', high => high !== null && high < 100);
const isOneMissing = pressureCondition(
  'one of the two numbers is missing',
  (high, low) => high === null || low === null,
);

/**
 * The goal of treatment is 120 to 129 (ESC 2024) and under 130/80 (AHA/ACC 2025). 130 itself counts as at the goal, as in the model
 * (`sbpFloorTreated`). From 140 on there is an urgent notice at any age.
 */
const aboveGoal = when(
  `high number 131 or more (not from ${gentlePressureAge} years on, if it is under 140), or low number 80 or more`,
  [...pressureKeys, 'age_in_years'],
  facts => {
    const { diastolic, systolic } = facts.measurements;
    const isHigh = systolic.kind === 'measured' && systolic.value > 130;
    return (isHigh && !isOldForPressure.isMet(facts)) || (diastolic ?? 0) >= 80;
  },
);
const atGoal = all(onMedicine, isLowNumberHealthy, not(aboveGoal), highNumberFrom(120, 139));

/**
 * True if the reading has only one number, which is neither raised nor a low number under 60. Its band is 'Not complete', because the other
 * bands, such as 'At its goal', need both numbers.
 */
const isOneMissingOtherNotRaised = describedAs(
  `one of the two numbers is missing, and the other is not raised (low number under 80; high number under 120, from ${gentlePressureAge} years on under 130; on medicine up to 130, from ${gentlePressureAge} years on under 140)`,
  all(
    isOneMissing,
    lowNotUnder60,
    when('not raised', [...pressureKeys, 'age_in_years', 'blood_pressure_medication'], facts => {
      const { systolic } = facts.measurements;
      if (onMedicine.isMet(facts)) return !aboveGoal.isMet(facts);
      if (stage1OrMore.isMet(facts)) return false;
      return systolic.kind !== 'measured' || systolic.value < 120 || isOldForPressure.isMet(facts);
    }),
  ),
);

/** The members that both tables share. */
const sharedMembers = {
  questions: ['blood_pressure_measured'],
  source: 'AHA/ACC 2025 and ESC 2024 blood pressure guidelines',
} satisfies Partial<FindingTable>;

/** AHA/ACC 2025: 120 to 129, with a low number under 80. */
const elevated = all(
  mayHaveBand,
  noMedicine,
  isYoungerForPressure,
  belowStage1,
  lowNotUnder60,
  highNumberFrom(120, 129),
);

/**
 * The bands of the blood pressure: the higher band of the two numbers (AHA/ACC), with the goals of treatment of ESC 2024, and our own for old
 * age.
 */
export const pressureFindings: FindingTable = {
  id: 'blood-pressure',
  label: 'Blood pressure',
  ...sharedMembers,
  value: pressureValue,
  bands: {
    'pressure-low-second': {
      condition: all(
        mayHaveBand,
        lowUnder60,
        noMedicine,
        describedAs('high number under 130, or not known', not(stage1OrMore)),
      ),
      ourChoice: 'that a low number under 60 is stated, and the 3 months',
      band: 'Low second number',
      tone: 'attention',
      text: 'The low number is under 60. That is not urgent. Have it measured again within 3 months. Dizzy or faint with it? See a health worker the same day.',
      mustPrint: true,
    },
    'pressure-low-second-raised': {
      condition: all(mayHaveBand, lowUnder60, noMedicine, highNumberFrom(130, 139)),
      ourChoice: 'that the low number names the band, and the 3 months',
      band: 'Low second number',
      tone: 'attention',
      text: 'The low number is under 60, and the high one is raised. Have both measured again within 3 months.',
      mustPrint: true,
    },
    'pressure-low-second-treated': {
      condition: all(mayHaveBand, lowUnder60, onMedicine),
      ourChoice: 'that a low number under 60 is stated, and the 3 months',
      band: 'Low second number',
      tone: 'attention',
      text: 'The low number is under 60. Show it to the person who prescribed your medicine within 3 months. Dizzy or faint with it? See a health worker the same day.',
      mustPrint: true,
    },
    'pressure-above-goal': {
      condition: all(mayHaveBand, onMedicine, lowNotUnder60, aboveGoal),
      ourChoice: `the 3 months; from ${gentlePressureAge} years on no limit under 140`,
      band: 'Above the goal of treatment',
      tone: 'attention',
      text: 'Show it within 3 months to the person who prescribed your medicine. Keep taking it until then.',
      mustPrint: true,
    },
    'pressure-stage-1': {
      condition: all(mayHaveBand, noMedicine, lowNotUnder60, stage1OrMore),
      ourChoice: 'the 3 months',
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis. Have it measured again within 3 months, and ask what you can change.',
    },
    'pressure-not-complete': {
      condition: all(
        mayHaveBand,
        isOneMissingOtherNotRaised,
        describedAs('high number 100 or more, or not known', not(highUnder100)),
      ),
      ourChoice: 'that half a reading has no band',
      band: 'Not complete',
      tone: 'note',
      text: 'One of the two numbers is missing. Measure both, and fill them in.',
    },
    'pressure-not-complete-low': {
      condition: all(mayHaveBand, isOneMissingOtherNotRaised, highUnder100),
      ourChoice: 'that half a reading has no band',
      band: 'Not complete',
      tone: 'note',
      text: 'The low number is missing, and the high one is lower than most. Dizzy or faint with it? See a health worker the same day.',
      mustPrint: true,
    },
    'pressure-at-goal': {
      condition: all(mayHaveBand, atGoal),
      ourChoice: `from ${gentlePressureAge} years on up to 139`,
      band: 'At its goal, on medicine',
      tone: 'good',
      text: 'Keep it up: your medicine is working. Have your pressure measured as often as your health worker asks.',
    },
    'pressure-fine-at-age': {
      condition: all(mayHaveBand, noMedicine, isOldForPressure, isLowNumberHealthy, highNumberFrom(120, 129)),
      ourChoice: `the age of ${gentlePressureAge}, and that 120 to 129 is not lowered`,
      band: 'Fine at your age',
      tone: 'good',
      text: 'It need not be lower at your age. Measure it again in a year.',
    },
    'pressure-elevated': {
      condition: all(elevated, not(underweight)),
      band: 'Elevated',
      tone: 'note',
      text: 'A little high. Less salt and more vegetables can bring it down.',
    },
    'pressure-elevated-underweight': {
      condition: all(elevated, underweight),
      ourChoice: 'the text, which does not mention salt',
      band: 'Elevated',
      tone: 'note',
      text: 'A little high. Have it measured again when you see a health worker about your weight.',
    },
    // The band is not called healthy, since a low pressure is no result of a healthy life.
    'pressure-low-side': {
      condition: all(mayHaveBand, isLowNumberHealthy, highUnder100),
      ourChoice: 'the name, and that nobody is praised under 100',
      band: 'Lower than most',
      tone: 'note',
      text: 'That is no illness by itself. Dizzy or faint with it? See a health worker the same day.',
      mustPrint: true,
    },
    'pressure-healthy': {
      condition: all(mayHaveBand, noMedicine, isLowNumberHealthy, highNumberFrom(100, 119)),
      band: 'Healthy',
      tone: 'good',
      text: 'Keep it up: it is in the healthy range. Measure it again in a year.',
    },
    'pressure-healthy-treated': {
      condition: all(mayHaveBand, onMedicine, isLowNumberHealthy, highNumberFrom(100, 119)),
      band: 'Healthy, on medicine',
      tone: 'good',
      text: 'In the healthy range with your medicine. Have it measured as often as your health worker asks.',
    },
  },
};

/**
 * The finding for a low number under 60 beside an urgent notice about a raised high number. The notice already sends the person to a health
 * worker, so the text only says to show both numbers there.
 */
export const lowNumberFindings: FindingTable = {
  id: 'low-number',
  label: 'Low number',
  ...sharedMembers,
  value: ({ measurements }) => `${measurements.diastolic ?? '-'} mmHg`,
  bands: {
    'low-number-beside': {
      condition: all(
        neitherNeedsCheck,
        lowUnder60,
        any(
          pressureCondition('high number 140 or more', high => high !== null && high >= 140),
          // There is no high number, but the person was told that it is 140 or more.
          urgent('pressure-told-high'),
        ),
      ),
      ourChoice: 'that a low number under 60 is stated beside a raised high number',
      band: 'Under 60',
      tone: 'note',
      text: 'Only the high number is high: the low one is under 60. Show both numbers at that visit.',
      mustPrint: true,
    },
  },
};
