import type { Advice } from './advice/rule.ts';
import type { AgeBound, ShownAge } from './ages.ts';
import type { Assumption } from './assumptions.ts';
import type { Finding } from './finding.ts';
import type { Reason } from './reasons.ts';
import type { Share } from './shares.ts';

/** The risk age of every blood pressure it could have been, lowest and highest. */
export interface AgeRange {
  readonly low: ShownAge;
  readonly high: ShownAge;
  readonly because: 'estimated' | 'unknown';
}

/**
 * The result for one set of answers: plain data, the same for the same answers and model.
 * Ages are whole years from 30 to 80, so that every screen shows the same number without rounding rules of its own.
 */
export interface Appraisal {
  readonly model: { readonly id: string; readonly version: string; readonly hash: string };
  /** As given, also outside the model's 30 to 74. */
  readonly currentAge: number | null;
  /** Heart and circulation risk age; null exactly when `reasons` has an entry. */
  readonly riskAge: number | null;
  readonly riskAgeBound: AgeBound | null;
  readonly targetAge: number | null;
  readonly targetAgeBound: AgeBound | null;
  /** True when the blood pressure was a band's middle and not a reading. */
  readonly estimated: boolean;
  readonly range: AgeRange | null;
  /** `riskAge` minus `targetAge`: never below 0. */
  readonly yearsToWinBack: number | null;
  /** Percent with one decimal: now, and after the changes of the target. */
  readonly risk10: { readonly before: number; readonly after: number } | null;
  /** Unrounded years; they sum to the unrounded risk age minus the age. */
  readonly shares: readonly Share[];
  /** Unrounded years; they sum to the unrounded risk age minus the unrounded target age. */
  readonly gains: readonly Share[];
  readonly assumptions: readonly Assumption[];
  readonly reasons: readonly Reason[];
  readonly findings: readonly Finding[];
  readonly advice: readonly Advice[];
}
