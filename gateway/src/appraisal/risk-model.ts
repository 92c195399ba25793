import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Factor, type FactorName, factors } from './factors.ts';
import { framinghamOffice, type RiskModel, type RiskProfile, type Sex } from './model.ts';

/** The log hazard ratio of a person to the reference person of the same sex and age. It is the sum over all factors. */
function totalLogHazard(profile: RiskProfile, model: RiskModel): number {
  return factors.reduce((sum, factor) => sum + factor.logHazard(profile, model), 0);
}

/**
 * The age at which the reference person has the same risk, unrounded. Baseline survival and mean cancel out, so the heart age needs no
 * baseline of Nigeria, where the users work.
 */
export function heartAge(profile: RiskProfile, model: RiskModel = framinghamOffice): number {
  return profile.age * Math.exp(totalLogHazard(profile, model) / model.coefficients[profile.sex].lnAge);
}

/**
 * The risk of a first heart or circulation event within 10 years, 0 to 1. Unlike the heart age it depends on the baseline risk, which was
 * measured in the USA, so it is the less certain number. Therefore a report shows it after the risk age.
 */
export function tenYearRisk(profile: RiskProfile, model: RiskModel = framinghamOffice): number {
  const { lnAge, lnBmi, lnSbpUntreated, mean, s0 } = model.coefficients[profile.sex];
  const { bmi, sbp } = model.reference;
  const referencePerson =
    lnAge * Math.log(profile.age) + lnBmi * Math.log(bmi) + lnSbpUntreated * Math.log(sbp);
  return 1 - s0 ** Math.exp(referencePerson + totalLogHazard(profile, model) - mean);
}

const { min, max } = framinghamOffice.guards.heartAge;

/**
 * Rounds to whole years, capped to the range of the published tables. The unrounded age decides whether the age is beyond an end of the range.
 */
export function shownAge(heartAge: number): ShownAge {
  if (heartAge < min) return { years: min, bound: 'below' };
  if (heartAge > max) return { years: max, bound: 'above' };
  return { years: Math.round(heartAge), bound: null };
}

const { targets } = framinghamOffice;

/**
 * Returns the profile after a healthier life, with the same treatment as now. No value is raised, so the target age is never above the risk age.
 */
export function targetProfile(profile: RiskProfile): RiskProfile {
  const { sex, age, treated, lowDiastolic, diabetes } = profile;
  // Each member is named, so that a new one does not compile until somebody decides whether a healthier life changes it.
  return {
    sex,
    age,
    treated,
    lowDiastolic,
    diabetes,
    smoker: false,
    bmi: targetBmi(profile),
    sbp: targetSystolic(profile),
  };
}

/**
 * The lowest target of the body mass index, in kg/m2: 24.9, and 30 from 70 years on. Old people have the lowest mortality at 24 to 31 (Winter
 * 2014).
 */
export function bmiFloorOf(age: number): number {
  return age >= targets.gentleWeightAge ? targets.bmiMaxOld : targets.bmiMax;
}

/** The body mass index after a healthier life: a tenth lower, but not below the floor. A value below the floor does not change. */
function targetBmi({ age, bmi }: RiskProfile): number {
  return Math.min(bmi, Math.max(bmiFloorOf(age), bmi * targets.bmiLivingFactor));
}

/** The values on which the target of a systolic pressure depends. */
export type SystolicTargetInputs = Pick<RiskProfile, 'age' | 'bmi' | 'lowDiastolic' | 'sbp' | 'treated'>;

/**
 * The systolic pressure after a healthier life: a thirteenth lower, but not below 120 mmHg. The floor is 130 on medicine, for old or
 * underweight people, and with a low diastolic pressure, since the report advises no lower pressure then. So a higher pressure
 * never has a smaller gain in years, and the target of a person on medicine is never below the target of a person with the same values without
 * medicine.
 */
export function targetSystolic({ age, bmi, lowDiastolic, sbp, treated }: SystolicTargetInputs): number {
  const isFrail = age >= targets.gentlePressureAge || bmi < targets.bmiMin;
  const hasGentlerFloor = treated || lowDiastolic || isFrail;
  const floor = hasGentlerFloor ? targets.sbpFloorTreated : targets.sbpFloorUntreated;
  return Math.min(sbp, Math.max(floor, sbp * targets.sbpLivingFactor));
}

/** The target with treatment of the blood pressure. Null below 140 mmHg, and on medicine if a healthier life reaches the goal. */
export function treatedTargetProfile(profile: RiskProfile): RiskProfile | null {
  if (profile.sbp < targets.sbpNeedsTreatment) return null;
  if (profile.treated && targetSystolic(profile) <= targets.sbpWithTreatment) return null;
  return { ...targetProfile(profile), sbp: targets.sbpWithTreatment, treated: true };
}

/** The unrounded years that one factor adds to the heart age (`sharesOfRisk`), or that changing the factor wins back (`sharesOfGain`). */
export interface FactorYears {
  readonly factor: FactorName;
  readonly label: string;
  readonly years: number;
  readonly questions: readonly string[];
}

/** The logarithmic mean of two ages. With it as a weight, the log hazards of the factors add up exactly to the years between these ages. */
function logarithmicMean(a: number, b: number): number {
  const ratio = Math.log(a / b);
  // For nearly equal ages the quotient is only rounding error, and the arithmetic mean is exact enough.
  return Math.abs(ratio) < 1e-9 ? (a + b) / 2 : (a - b) / ratio;
}

/** Splits the years between two ages over the factors. @param logHazard the part of the log hazard ratio that a factor causes */
function splitYears(
  sex: Sex,
  ages: { readonly from: number; readonly to: number },
  logHazard: (factor: Factor) => number,
): FactorYears[] {
  const weight = logarithmicMean(ages.to, ages.from) / framinghamOffice.coefficients[sex].lnAge;
  return factors.map(factor => ({
    factor: factor.name,
    label: factor.label,
    years: weight * logHazard(factor),
    questions: factor.questions,
  }));
}

/** Splits heart age minus age over the factors. The sum of the parts is the difference, in any order of the factors. */
export function sharesOfRisk(profile: RiskProfile): FactorYears[] {
  return splitYears(profile.sex, { from: profile.age, to: heartAge(profile) }, factor =>
    factor.logHazard(profile, framinghamOffice),
  );
}

/**
 * Splits the difference between the heart ages of a person and the target over the factors. On medicine a lower
 * pressure also reduces the years of the factor `medicine`. These years are added to the pressure.
 */
export function sharesOfGain(profile: RiskProfile, target: RiskProfile): FactorYears[] {
  const logHazard = (factor: Factor) =>
    factor.logHazard(profile, framinghamOffice) - factor.logHazard(target, framinghamOffice);
  const parts = splitYears(profile.sex, { from: heartAge(target), to: heartAge(profile) }, logHazard);
  const medicineYears = parts.find(({ factor }) => factor === 'medicine')?.years ?? 0;
  return parts.map(part => {
    if (part.factor === 'medicine') return { ...part, years: 0 };
    return part.factor === 'bloodPressure' ? { ...part, years: part.years + medicineYears } : part;
  });
}
