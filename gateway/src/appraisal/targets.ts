import { framinghamOffice, type RiskModel } from './model.ts';
import type { Profile } from './profile.ts';

/**
 * The same person after the changes they can make: no smoking, a healthy weight, a normal (on medicine: treated to
 * goal) blood pressure. Never raises a value, so the target age is never above the risk age.
 */
export function targetProfile(profile: Profile, model: RiskModel = framinghamOffice): Profile {
  const { bmiMax, sbpMaxTreated, sbpMaxUntreated } = model.targets;
  return {
    ...profile,
    smoker: false,
    bmi: Math.min(profile.bmi, bmiMax),
    sbp: Math.min(profile.sbp, profile.treated ? sbpMaxTreated : sbpMaxUntreated),
  };
}
