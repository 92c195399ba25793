import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { kgPerPound } from '@choose-life/contracts/domain/hra/body-size';
import type { WhatIfOffer, WhatIfRange } from '@choose-life/contracts/domain/report/generated/report-details';
import { hasLowDiastolic, type Measurements } from './facts.ts';
import { framinghamOffice } from './model.ts';
import { bmiFloorOf, targetSystolic } from './risk-model.ts';

/**
 * The changes that a person with a risk age can try out. The weight goes down to the lowest target of any person of this age, the pressure to
 * this person's target. Medicine is never offered. Null if nothing can be changed.
 */
export function whatIfOfferOf(answers: Answers, measurements: Measurements): WhatIfOffer | null {
  const offer = {
    smoking: measurements.smoker === true,
    weight: weightRange(answers, measurements),
    systolic: systolicRange(measurements),
  };
  return offer.smoking || offer.weight || offer.systolic ? offer : null;
}

/**
 * The range from the present weight down to the lowest target at this age, in the unit of the answers. Null if the weight is not above the
 * target.
 */
function weightRange(answers: Answers, measurements: Measurements): WhatIfRange | null {
  const { age, heightCm, weightKg } = measurements;
  // A person with a risk age has an age and a body mass index, so the fallbacks here and in `systolicRange` only narrow the types.
  const floor = bmiFloorOf(age ?? 0);
  if (heightCm === null || weightKg === null) return null;
  const isPounds = answers.app_units === 'us_customary';
  const kgPerUnit = isPounds ? kgPerPound : 1;
  const min = Math.ceil((floor * (heightCm / 100) ** 2) / kgPerUnit);
  const now = Math.round(weightKg / kgPerUnit);
  return now > min ? { now, min, max: now, unit: isPounds ? 'lb' : 'kg' } : null;
}

/** The range from the measured pressure down to its target, in mmHg. Null for an unmeasured pressure, or one at its target. */
function systolicRange(measurements: Measurements): WhatIfRange | null {
  const { age, bloodPressureMedicine, bmi, systolic } = measurements;
  if (systolic.kind !== 'measured') return null;
  const { value } = systolic;
  const lowestSystolic = targetSystolic({
    age: age ?? 0,
    bmi: bmi ?? framinghamOffice.targets.bmiMin,
    sbp: value,
    treated: bloodPressureMedicine === 'yes',
    lowDiastolic: hasLowDiastolic(measurements),
  });
  const min = Math.ceil(lowestSystolic);
  return value > min ? { now: value, min, max: value, unit: 'mmHg' } : null;
}
