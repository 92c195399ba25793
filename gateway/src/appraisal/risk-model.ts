import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Factor, type FactorName, factors } from './factors.ts';
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

const { targets } = framinghamOffice;

/** The same person after changes by living alone. No value is raised, so the target age is never above the risk age. */
export function targetProfile(profile: Profile): Profile {
  const { sex, age, treated, lowDiastolic, diabetes } = profile;
  // Each member is named: the compiler asks of a new one whether living changes it.
  return {
    sex,
    age,
    treated,
    lowDiastolic,
    diabetes,
    smoker: false,
    bmi: livingBmi(profile),
    sbp: livingSbp(profile),
  };
}

/**
 * The highest body mass index that is not lowered further, in kg/m2: 24.9, from 70 years on 30. In old people mortality is lowest
 * at 24 to 31 (Winter 2014).
 */
export function bmiFloorOf(age: number): number {
  return age >= targets.gentleWeightAge ? targets.bmiMaxOld : targets.bmiMax;
}

/** A tenth less weight, down to the floor; a weight that is below it stays. */
function livingBmi({ age, bmi }: Profile): number {
  return Math.min(bmi, Math.max(bmiFloorOf(age), bmi * targets.bmiLivingFactor));
}

/** What the target of a systolic pressure depends on, in mmHg and years. */
export type PressureOfTarget = Pick<Profile, 'age' | 'bmi' | 'lowDiastolic' | 'sbp' | 'treated'>;

/**
 * One part in thirteen lower, down to 120 mmHg, or to 130 on medicine, in old or underweight people and with a low diastolic
 * pressure: no step asks these for less. One rule for everybody: one mmHg more never takes away from what can be won, and medicine never lowers a target.
 */
export function livingSbp({ age, bmi, lowDiastolic, sbp, treated }: PressureOfTarget): number {
  const isFrail = age >= targets.gentlePressureAge || bmi < targets.bmiMin;
  const isGentle = treated || lowDiastolic || isFrail;
  const floor = isGentle ? targets.sbpFloorTreated : targets.sbpFloorUntreated;
  return Math.min(sbp, Math.max(floor, sbp * targets.sbpLivingFactor));
}

/** With treatment of the blood pressure as well. Null where none is in question, and on medicine where living reaches the goal. */
export function treatedTargetProfile(profile: Profile): Profile | null {
  if (profile.sbp < targets.sbpNeedsTreatment) return null;
  if (profile.treated && livingSbp(profile) <= targets.sbpWithTreatment) return null;
  return { ...targetProfile(profile), sbp: targets.sbpWithTreatment, treated: true };
}

/** The years that one factor adds to (or takes from) the heart age, unrounded. */
export interface Share {
  readonly factor: FactorName;
  readonly label: string;
  readonly years: number;
  readonly questions: readonly string[];
}

/** The logarithmic mean: with this weight the logarithms of the factors add up exactly to the years. */
function logarithmicMean(a: number, b: number): number {
  const ratio = Math.log(a / b);
  // So close together the quotient is all rounding error, and the plain mean is exact enough.
  return Math.abs(ratio) < 1e-9 ? (a + b) / 2 : (a - b) / ratio;
}

function split(profile: Profile, [from, to]: [number, number], logHazard: (factor: Factor) => number) {
  const weight = logarithmicMean(to, from) / framinghamOffice.coefficients[profile.sex].lnAge;
  return factors.map(factor => ({
    factor: factor.name,
    label: factor.label,
    years: weight * logHazard(factor),
    questions: factor.questions,
  }));
}

/** Splits heart age minus age over the factors. The parts sum to the difference, whatever their order. */
export function sharesOfRisk(profile: Profile): Share[] {
  return split(profile, [profile.age, heartAge(profile)], factor =>
    factor.logHazard(profile, framinghamOffice),
  );
}

/** The same for what can be won back. What a lower pressure takes off the medicine's part is won by the pressure. */
export function sharesOfGain(profile: Profile, target: Profile): Share[] {
  const logHazard = (factor: Factor) =>
    factor.logHazard(profile, framinghamOffice) - factor.logHazard(target, framinghamOffice);
  const parts = split(profile, [heartAge(target), heartAge(profile)], logHazard);
  const ofMedicine = parts.find(({ factor }) => factor === 'medicine')?.years ?? 0;
  return parts.map(part => {
    if (part.factor === 'medicine') return { ...part, years: 0 };
    return part.factor === 'bloodPressure' ? { ...part, years: part.years + ofMedicine } : part;
  });
}
