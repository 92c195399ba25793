import type { Factor, FactorName } from './factors.ts';
import { factors } from './factors.ts';
import { framinghamOffice, type RiskModel } from './model.ts';
import type { Profile } from './profile.ts';
import { heartAge } from './risk-model.ts';

/** What one factor adds to (or takes from) the heart age, in years, unrounded. */
export interface Share {
  readonly factor: FactorName;
  readonly label: string;
  readonly years: number;
  readonly questions: readonly string[];
}

/** The logarithmic mean: the one weight that turns a sum of logarithms into a sum of years without a rest. */
function logarithmicMean(a: number, b: number): number {
  const ratio = Math.log(a / b);
  // So close together the quotient is all rounding error, and the plain mean is exact enough.
  return Math.abs(ratio) < 1e-9 ? (a + b) / 2 : (a - b) / ratio;
}

function split(from: number, to: number, logHazard: (factor: Factor) => number, lnAge: number): Share[] {
  const weight = logarithmicMean(to, from) / lnAge;
  return factors.map(factor => ({
    factor: factor.name,
    label: factor.label,
    years: weight * logHazard(factor),
    questions: factor.questions,
  }));
}

/** Splits heart age minus age over the factors. The parts sum to the difference, whatever their order. */
export function sharesOfRisk(profile: Profile, model: RiskModel = framinghamOffice): Share[] {
  const logHazard = (factor: Factor) => factor.logHazard(profile, model);
  return split(profile.age, heartAge(profile, model), logHazard, model.coefficients[profile.sex].lnAge);
}

/**
 * Splits what can be won back (heart age minus the target's) over the factors, by the same rule. What a lower pressure takes
 * off the medicine's part is won by the pressure: nobody wins anything by changing a medicine.
 */
export function sharesOfGain(
  profile: Profile,
  target: Profile,
  model: RiskModel = framinghamOffice,
): Share[] {
  const logHazard = (factor: Factor) => factor.logHazard(profile, model) - factor.logHazard(target, model);
  const { lnAge } = model.coefficients[profile.sex];
  const parts = split(heartAge(target, model), heartAge(profile, model), logHazard, lnAge);
  const ofMedicine = parts.find(({ factor }) => factor === 'medicine')?.years ?? 0;
  return parts.map(part => {
    if (part.factor === 'medicine') return { ...part, years: 0 };
    return part.factor === 'bloodPressure' ? { ...part, years: part.years + ofMedicine } : part;
  });
}
