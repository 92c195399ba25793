import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { WhatIfOffer, WhatIfRange } from '@choose-life/contracts/domain/report/report-details';
import { kilogramsPerPound, type Measurements } from './facts.ts';
import { framinghamOffice } from './model.ts';

/** What can be tried out on these answers, and how far: down to a healthy weight's floor, never a medicine. */
export function whatIfOfferOf(answers: Answers, measurements: Measurements): WhatIfOffer | null {
  const offer = {
    smoking: measurements.smoker === true,
    weight: weightRange(answers, measurements),
    systolic: systolicRange(measurements),
  };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

/** From the floor of the healthy range to what it is now. A weight that is below the range is nothing to try out. */
function weightRange(answers: Answers, { bmi, heightCm, weightKg }: Measurements): WhatIfRange | null {
  if (bmi === null || heightCm === null || weightKg === null) return null;
  const pounds = answers.app_units === 'us_customary';
  const unit = pounds ? kilogramsPerPound : 1;
  const min = Math.ceil((framinghamOffice.targets.bmiMin * (heightCm / 100) ** 2) / unit);
  const now = Math.round(weightKg / unit);
  return now > min ? { now, min, max: now, unit: pounds ? 'lb' : 'kg' } : null;
}

function systolicRange({ bloodPressureMedicine, systolic }: Measurements): WhatIfRange | null {
  if (systolic.kind !== 'measured') return null;
  const { sbpMaxTreated, sbpMaxUntreated } = framinghamOffice.targets;
  const min = bloodPressureMedicine === 'yes' ? sbpMaxTreated : sbpMaxUntreated;
  return systolic.value > min ? { now: systolic.value, min, max: systolic.value, unit: 'mmHg' } : null;
}
