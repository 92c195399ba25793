import { framinghamOffice, type Profile } from './model.ts';

const { targets } = framinghamOffice;

/** The same person after changes by living alone. No value is raised, so the target age is never above the risk age. */
export function targetProfile(profile: Profile): Profile {
  const { sex, age, bmi, treated, diabetes } = profile;
  // Each member is named: the compiler asks of a new one whether living changes it.
  return {
    sex,
    age,
    treated,
    diabetes,
    smoker: false,
    bmi: Math.min(bmi, Math.max(targets.bmiMax, bmi * targets.bmiLivingFactor)),
    sbp: livingSbp(profile),
  };
}

/** One rule for everybody: one mmHg more never takes away from what can be won, and medicine never lowers a target. */
export function livingSbp({ sbp, treated }: Pick<Profile, 'sbp' | 'treated'>): number {
  const floor = treated ? targets.sbpFloorTreated : targets.sbpFloorUntreated;
  return Math.min(sbp, Math.max(floor, sbp * targets.sbpLivingFactor));
}

/** With treatment of the blood pressure as well. Null where none is in question, and on medicine where living reaches the goal. */
export function treatedTargetProfile(profile: Profile): Profile | null {
  if (profile.sbp < targets.sbpNeedsTreatment) return null;
  if (profile.treated && livingSbp(profile) <= targets.sbpWithTreatment) return null;
  return { ...targetProfile(profile), sbp: targets.sbpWithTreatment, treated: true };
}
