import type { RiskModel } from './model.ts';
import type { Profile } from './profile.ts';

export type FactorName = 'weight' | 'bloodPressure' | 'medicine' | 'smoking' | 'diabetes';

/** One thing that moves a heart age away from the age in the passport. */
export interface Factor {
  readonly name: FactorName;
  readonly label: string;
  /** Question ids the factor is read from. */
  readonly questions: readonly string[];
  /** Log hazard against the model's healthy reference person; 0 where the two are alike. */
  logHazard(profile: Profile, model: RiskModel): number;
}
