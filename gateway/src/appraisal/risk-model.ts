import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { factors } from './factors.ts';
import { framinghamOffice, type Profile, type RiskModel } from './model.ts';

/** Log hazard of the whole person against the reference person of the same sex and age. */
function totalLogHazard(profile: Profile, model: RiskModel): number {
  return factors.reduce((sum, factor) => sum + factor.logHazard(profile, model), 0);
}

/** The age at which the reference person has the same risk, unrounded. Baseline survival and mean cancel: no Nigerian one is needed. */
export function heartAge(profile: Profile, model: RiskModel = framinghamOffice): number {
  return profile.age * Math.exp(totalLogHazard(profile, model) / model.coefficients[profile.sex].lnAge);
}

/** Risk of a first heart or circulation event within 10 years, 0 to 1. Rests on the US baseline risk: show it second. */
export function risk10(profile: Profile, model: RiskModel = framinghamOffice): number {
  const { lnAge, lnBmi, lnSbpUntreated, mean, s0 } = model.coefficients[profile.sex];
  const { bmi, sbp } = model.reference;
  const referencePerson =
    lnAge * Math.log(profile.age) + lnBmi * Math.log(bmi) + lnSbpUntreated * Math.log(sbp);
  return 1 - s0 ** Math.exp(referencePerson + totalLogHazard(profile, model) - mean);
}

const { min, max } = framinghamOffice.guards.heartAge;

/** Rounds to whole years and ends at the published tables' ends. The unrounded age decides whether it lies beyond one. */
export function shownAge(heartAge: number): ShownAge {
  if (heartAge < min) return { years: min, bound: 'below' };
  if (heartAge > max) return { years: max, bound: 'above' };
  return { years: Math.round(heartAge), bound: null };
}
