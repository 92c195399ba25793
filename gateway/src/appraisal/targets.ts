import { framinghamOffice, type Profile } from './model.ts';

const { targets } = framinghamOffice;

/**
 * The same person after the changes they can make by living: no smoking, a healthy weight, a lower blood pressure. Never
 * raises a value, so the target age is never above the risk age. A high pressure without medicine is credited with what
 * living reaches and no more: the rest is treatment.
 */
export function targetProfile(profile: Profile): Profile {
  const { sex, age, bmi, treated, diabetes } = profile;
  // Each member is named: the compiler asks of a new one whether living changes it.
  return {
    sex,
    age,
    treated,
    diabetes,
    smoker: false,
    bmi: Math.min(bmi, targets.bmiMax),
    sbp: livingSbp(profile),
  };
}

function livingSbp({ sbp, treated }: Profile): number {
  if (treated) return Math.min(sbp, targets.sbpMaxTreated);
  if (sbp >= targets.sbpNeedsTreatment) return sbp - targets.sbpLivingDrop;
  return Math.min(sbp, targets.sbpMaxUntreated);
}

/**
 * The target with treatment of the blood pressure as well: the treatment goal, with the weight the model gives to a treated
 * pressure. Null where no treatment is in question.
 */
export function treatedTargetProfile(profile: Profile): Profile | null {
  if (profile.treated || profile.sbp < targets.sbpNeedsTreatment) return null;
  return { ...targetProfile(profile), sbp: targets.sbpMaxTreated, treated: true };
}
