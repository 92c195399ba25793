import { kgPerPound } from '@choose-life/contracts/domain/hra/body-size';
import { all, any, describedAs, not, within } from '../condition.ts';
import type { Facts } from '../facts.ts';
import { isOldForWeight, isWeightFineAtAge, isYoungerForWeight } from '../findings/measured-values.ts';
import { framinghamOffice } from '../model.ts';
import { mayMove } from '../must-rest.ts';
import { bmi } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const { bmiLivingFactor, bmiMax, bmiMaxOld, gentleWeightAge } = framinghamOffice.targets;

/** True if a step advises weight loss. CDC's healthy range ends below 25; `bmiMax` (24.9) is the target within this range. */
export const shouldLoseWeight = describedAs(
  `body mass index 25 or more, from ${gentleWeightAge} years on ${bmiMaxOld} or more`,
  any(all(within(bmi, 25, null), isYoungerForWeight), within(bmi, bmiMaxOld, null)),
);

/** True if a step advises strength training instead of weight loss. */
const shouldKeepStrength = all(isWeightFineAtAge, mayMove);

/**
 * The target age assumes that a person loses up to a tenth of the weight (`bmiLivingFactor` is 0.9). Below this body mass index, that is
 * enough to reach `bmiMax`. Rounded up to one decimal for the description of the condition.
 */
const bmiForTenthLoss = Math.ceil((bmiMax / bmiLivingFactor) * 10) / 10;
const bmiForTenthLossOld = Math.ceil((bmiMaxOld / bmiLivingFactor) * 10) / 10;

/** The weight to lose to reach a body mass index of `limit`: whole kilograms, or pounds for answers in US units; at least 1. */
function weightToLose(limit: number, { answers, measurements: { heightCm, weightKg } }: Facts): string {
  const isUs = answers.app_units === 'us_customary';
  // The notes with this text need a body mass index, so weight and height are known. The fallbacks only narrow the types.
  const kilograms = (weightKg ?? 0) - limit * ((heightCm ?? 0) / 100) ** 2;
  const wholeUnits = Math.max(1, Math.ceil(isUs ? kilograms / kgPerPound : kilograms));
  if (!isUs) return `${wholeUnits} kg`;
  return `${wholeUnits} ${wholeUnits === 1 ? 'pound' : 'pounds'}`;
}

/** Steps on the weight. */
export const weightAdvice = adviceTable({
  'weight-too-low': {
    // Under 16 is an urgent situation.
    condition: within(bmi, 16, 18.5),
    healthWorkerVisit: 'by-a-date',
    dangerClause: 'your weight is below the healthy range',
    title: 'Talk to a health worker about your weight',
    text: 'See one within 3 months: your weight is below the healthy range. Ask for the cause, and how to gain weight safely.',
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
  },
  'healthy-weight': {
    condition: shouldLoseWeight,
    factor: 'weight',
    title: 'Work towards a healthy weight',
    text: 'Take small steps: half a kilo a week is plenty.',
    notes: [
      {
        condition: all(isYoungerForWeight, within(bmi, 25, bmiForTenthLoss)),
        text: facts => `${weightToLose(bmiMax, facts)} less brings you into the healthy range.`,
      },
      {
        condition: all(isYoungerForWeight, within(bmi, bmiForTenthLoss, null)),
        text: 'A tenth of your weight is a good goal. The rest can come later.',
      },
      {
        condition: all(isOldForWeight, within(bmi, bmiMaxOld, bmiForTenthLossOld)),
        text: facts => `${weightToLose(bmiMaxOld, facts)} less is a good goal at your age.`,
      },
      {
        condition: all(isOldForWeight, within(bmi, bmiForTenthLossOld, null)),
        text: 'A tenth of your weight is a good goal.',
      },
    ],
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
  },
  'keep-strength': {
    condition: shouldKeepStrength,
    title: 'Keep your strength: move your muscles twice a week',
    text: 'Stand up from a chair ten times, climb stairs, or carry water. At your age you do not need to slim.',
    source: 'WHO 2020 physical activity guidelines; Winter 2014',
    article: 'strong-without-a-gym',
  },
});

/** True without the step 'keep-strength'. With it, a report must not have a second step on strength training. */
export const hasNoStrengthStep = describedAs('no step "Keep your strength"', not(shouldKeepStrength));
