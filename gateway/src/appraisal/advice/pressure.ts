import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { lowPressureRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { all, any, chose, describedAs, needsCheck, not, urgent, when } from '../condition.ts';
import type { Facts } from '../facts.ts';
import { aboveWeeklyLimit } from '../findings/alcohol.ts';
import { isOldForPressure, lowUnder60, onMedicine, stage1OrMore } from '../findings/pressure.ts';
import { framinghamOffice } from '../model.ts';
import { mayMove, pressureToActOn, underweight } from '../must-rest.ts';
import { adviceRuleOf, adviceTable, possiblyPregnant } from './rule.ts';
import { shouldLoseWeight } from './weight.ts';

const { reference, targets } = framinghamOffice;

const pressureNeedsCheck = needsCheck(...pressureKeys);

/**
 * The highest systolic pressure that needs no step, in mmHg:
 * - 139 for people from 75 years on who take medicine;
 * - 130 for all others who take medicine, are 75 or older, are underweight, or have a diastolic pressure under 60;
 * - null for everybody else: their step begins at 120.
 *
 * ESC 2024 has milder goals for treated people from 85 years on. The age of 75, and the goal for underweight people and with a low diastolic
 * pressure, are our choice.
 */
function systolicGoalOf(facts: Facts): number | null {
  const isTreated = onMedicine.isMet(facts);
  if (isTreated && isOldForPressure.isMet(facts)) return 139;
  const hasGentlerGoal = isTreated || any(isOldForPressure, underweight, lowUnder60).isMet(facts);
  return hasGentlerGoal ? targets.sbpFloorTreated : null;
}

function isSystolicRaised(facts: Facts): boolean {
  const { systolic } = facts.measurements;
  const goal = systolicGoalOf(facts);
  if (systolic.kind === 'measured')
    return goal === null ? systolic.value >= targets.sbpFloorUntreated : systolic.value > goal;
  if (systolic.kind === 'unknown') return false;
  return systolic.band === 'from_140' || (systolic.band === 'from_120_to_139' && goal === null);
}

/**
 * While one of the two numbers is to be checked, the low number is no reason for a step. It has no band then either (docs/report.md,
 * section 8).
 */
const isDiastolicRaised = (facts: Facts) =>
  (facts.measurements.diastolic ?? 0) >= 80 && !pressureNeedsCheck.isMet(facts);

/** The questions to which the step `lower-pressure` links. The weight is also part of its condition (`underweight`), but has no link. */
const linkedKeys = [
  ...pressureKeys,
  'blood_pressure_estimated',
  'blood_pressure_medication',
  'age_in_years',
] as const;

const pressureRaised = when(
  'low number 80 or more (not while one of the two numbers is to be checked), or high number 120 or more, or a chosen range of 120 or more (instead: high number over 130, or range 140 or more, for people who take medicine, are 75 or older, are underweight, or have a low number under 60; high number over 139, or range 140 or more, for people from 75 years on who take medicine)',
  linkedKeys,
  facts => isSystolicRaised(facts) || isDiastolicRaised(facts),
);

/** True if one of the urgent situations of a low blood pressure applies. */
export const lowPressure = urgent(...lowPressureRows);

const pressureUnmeasured = when(
  'no high number',
  ['high_number'],
  ({ measurements }) => measurements.systolic.kind !== 'measured',
);

/**
 * True for a low pressure from confirmed numbers. Numbers that are to be checked do not count here: the person may also have chosen a range,
 * and that range may be high.
 */
const certainlyLowPressure = when(
  // Section 1 of docs/report.md is the table of urgent situations.
  'section 1: a low blood pressure, from numbers that are not to be checked',
  lowPressure.keys,
  ({ notices }) =>
    notices.some(
      ({ isDoubtful, rowIds }) => !isDoubtful && rowIds.some(rowId => lowPressureRows.includes(rowId)),
    ),
);

/** The condition of the step on the blood pressure. */
export const pressureToBringDown = all(pressureRaised, not(certainlyLowPressure));

/** Decides between two sentences on salt, since less salt lowers a high pressure by more. */
const isHigh = any(stage1OrMore, chose('blood_pressure_estimated', 'from_140'));

/** True for fewer than five handfuls of fruit and vegetables a day. */
export const eatsFewGreens = chose('vegetables', '0', '1_2', '3_4');

/** True for less than 150 minutes of walking a week, unless the person must rest or is underweight. */
export const mayWalkMore = all(chose('weekly_physical_activity', '1', '2'), mayMove);

const saltSentence =
  'Eat less salt: under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.';
/** Excludes a woman who may be pregnant, since the same page says "Drink no alcohol" to her. */
const shouldDrinkLess = all(aboveWeeklyLimit, not(possiblyPregnant));

/** The systolic pressure that adds about a year to the risk age, in mmHg: 3 more than that of the comparison person. */
const nearTargetLimit = reference.sbp + 3;

/**
 * Whether the systolic pressure is `from` or more, and under `below`, which is at most `nearTargetLimit`. Such a pressure adds less than
 * about a year to the risk age, or even subtracts years, so a note explains why the step is shown. False if a raised diastolic pressure
 * explains it, and for people with a milder goal (`systolicGoalOf`).
 */
function isNearTarget(
  facts: Facts,
  { from, below }: { readonly from: number; readonly below: number },
): boolean {
  const { systolic } = facts.measurements;
  if (systolic.kind !== 'measured' || systolicGoalOf(facts) !== null || isDiastolicRaised(facts))
    return false;
  return systolic.value >= from && systolic.value < below;
}

/** Ends the descriptions of both notes on a pressure near the target. */
const nearTargetDescription = 'without a low number of 80 or more, where the target is 120';

const onlyDiastolic = when(
  'only the low number is raised: the high one is unknown (no chosen range either), under 128 or at its goal',
  linkedKeys,
  facts => {
    const { systolic } = facts.measurements;
    if (!isDiastolicRaised(facts) || systolic.kind === 'estimated') return false;
    // Without a goal, the limit is the highest whole number that is near the target.
    return systolic.kind === 'unknown' || systolic.value <= (systolicGoalOf(facts) ?? nearTargetLimit - 1);
  },
);

const pressureReferences = { source: 'WHO, hypertension', article: 'know-your-blood-pressure' };

/** Steps on the blood pressure, without the medicine to keep taking. */
export const pressureAdvice = adviceTable({
  'low-on-medicine': {
    // Not in an emergency, in which the person must get help now instead of asking about the dose.
    condition: all(onMedicine, lowPressure, not(urgent('pressure-low-unwell'))),
    healthWorkerVisit: 'today',
    dangerClause: 'you take blood pressure medicine, and your pressure is low',
    title: 'Ask today about your blood pressure medicine',
    text: 'Show both numbers and ask if the dose is still right.',
    source: 'WHO, hypertension',
    article: 'when-your-pressure-is-low',
  },
  'measure-blood-pressure': {
    condition: all(
      any(pressureUnmeasured, pressureNeedsCheck),
      describedAs('no pressure that needs action now or today', not(pressureToActOn)),
    ),
    // The text has no date, but the step is as important as those with a date: other findings and the risk age depend on the pressure.
    healthWorkerVisit: 'by-a-date',
    title: 'Have your blood pressure measured',
    text: 'It takes two minutes at a clinic or a pharmacy. Few numbers say more about your heart.',
    ...pressureReferences,
  },
  'lower-pressure': {
    condition: pressureToBringDown,
    factor: 'bloodPressure',
    title: 'Bring your blood pressure down',
    text: 'Small changes add up. With kidney disease, ask first about salt and greens.',
    notes: [
      {
        condition: when(`high number 121 to under 128, ${nearTargetDescription}`, linkedKeys, facts =>
          isNearTarget(facts, { from: 121, below: nearTargetLimit }),
        ),
        text: `You are near the comparison person (${reference.sbp}). ${targets.sbpFloorUntreated} is better still.`,
      },
      {
        condition: when(`high number 120, ${nearTargetDescription}`, linkedKeys, facts =>
          isNearTarget(facts, { from: 120, below: 121 }),
        ),
        text: `You are near the comparison person (${reference.sbp}). Under ${targets.sbpFloorUntreated} is better still.`,
      },
      {
        condition: onlyDiastolic,
        text: 'Your low number is the one to bring down: under 80 is healthy.',
      },
    ],
    ways: [
      { condition: isHigh, text: `${saltSentence} This lowers it by 5 to 6 mmHg.` },
      { condition: not(isHigh), text: `${saltSentence} This lowers it by 2 to 3 mmHg.` },
      { condition: eatsFewGreens, text: 'Eat five handfuls of fruit and greens a day.' },
      { condition: mayWalkMore, text: 'Walk 22 minutes a day: that makes 150 minutes a week.' },
      { condition: shouldDrinkLess, text: 'Drink less alcohol.' },
      { condition: shouldLoseWeight, text: 'Lose some weight.' },
    ],
    source: 'AHA/ACC 2025 high blood pressure guideline; WHO, salt reduction; ESC 2024 (goals)',
    article: 'small-spoon-of-salt',
  },
  'ask-about-medicine': {
    condition: chose('blood_pressure_medication', 'not_sure'),
    dangerClause: 'you are not sure if you take blood pressure medicine',
    title: 'Find out what your medicines are for',
    text: 'Show them to a pharmacist and ask if one of them is for blood pressure.',
    ...pressureReferences,
  },
});

/**
 * The rule of the step on the medicine to keep taking. A report shows this step before all others. With a low pressure, `low-on-medicine`
 * replaces the step. In an emergency with a low pressure, a report has neither.
 */
export const medicineRule = adviceRuleOf('keep-medicine', {
  condition: all(onMedicine, not(lowPressure)),
  dangerClause: 'you take blood pressure medicine',
  title: 'Keep taking your blood pressure medicine',
  text: 'Take it every day, even when you feel well.',
  notes: [
    { condition: not(possiblyPregnant), text: 'Do not stop it on your own.' },
    {
      condition: possiblyPregnant,
      text: 'Some of these medicines can harm a baby. Pregnant: ask within 2 days which one you take. Could you be, or are you planning it: ask this week. Do not stop on your own before.',
    },
  ],
  source: 'WHO, hypertension; NICE NG133',
  article: 'know-your-blood-pressure',
});
