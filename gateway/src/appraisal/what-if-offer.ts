import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { kgPerPound } from '@choose-life/contracts/domain/hra/body-size';
import type { WhatIfOffer, WhatIfRange } from '@choose-life/contracts/domain/report/generated/report-details';
import type { Measurements } from './facts.ts';
import { framinghamOffice } from './model.ts';
import { livingSbp } from './risk-model.ts';

/** The changes that can be tried out on these answers, and their limits: down to what living reaches, never a medicine. */
export function whatIfOfferOf(answers: Answers, measurements: Measurements): WhatIfOffer | null {
  const offer = {
    smoking: measurements.smoker === true,
    weight: weightRange(answers, measurements),
    systolic: systolicRange(measurements),
  };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

/** From what it is now down to the top of the healthy range; nothing for a weight inside it. */
function weightRange(answers: Answers, { bmi, heightCm, weightKg }: Measurements): WhatIfRange | null {
  const { bmiMax } = framinghamOffice.targets;
  if (bmi === null || heightCm === null || weightKg === null || bmi <= bmiMax) return null;
  const pounds = answers.app_units === 'us_customary';
  const unit = pounds ? kgPerPound : 1;
  const min = Math.ceil((bmiMax * (heightCm / 100) ** 2) / unit);
  const now = Math.round(weightKg / unit);
  return now > min ? { now, min, max: now, unit: pounds ? 'lb' : 'kg' } : null;
}

function systolicRange({ bloodPressureMedicine, systolic }: Measurements): WhatIfRange | null {
  if (systolic.kind !== 'measured') return null;
  const { value } = systolic;
  const min = Math.ceil(livingSbp({ sbp: value, treated: bloodPressureMedicine === 'yes' }));
  return value > min ? { now: value, min, max: value, unit: 'mmHg' } : null;
}
