import { type Factor, type FactorName, factors } from './factors.ts';
import { framinghamOffice as model, type Profile } from './model.ts';
import { heartAge } from './risk-model.ts';

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
  const weight = logarithmicMean(to, from) / model.coefficients[profile.sex].lnAge;
  return factors.map(factor => ({
    factor: factor.name,
    label: factor.label,
    years: weight * logHazard(factor),
    questions: factor.questions,
  }));
}

/** Splits heart age minus age over the factors. The parts sum to the difference, whatever their order. */
export function sharesOfRisk(profile: Profile): Share[] {
  return split(profile, [profile.age, heartAge(profile)], factor => factor.logHazard(profile, model));
}

/** The same for what can be won back. What a lower pressure takes off the medicine's part is won by the pressure. */
export function sharesOfGain(profile: Profile, target: Profile): Share[] {
  const logHazard = (factor: Factor) => factor.logHazard(profile, model) - factor.logHazard(target, model);
  const parts = split(profile, [heartAge(target), heartAge(profile)], logHazard);
  const ofMedicine = parts.find(({ factor }) => factor === 'medicine')?.years ?? 0;
  return parts.map(part => {
    if (part.factor === 'medicine') return { ...part, years: 0 };
    return part.factor === 'bloodPressure' ? { ...part, years: part.years + ofMedicine } : part;
  });
}
