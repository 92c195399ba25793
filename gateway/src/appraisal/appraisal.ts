import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { Share } from './shares.ts';

/** The result for one set of answers. Ages are whole years from 30 to 80: no screen rounds by a rule of its own. */
export interface Appraisal {
  /** As given, also outside the model's 30 to 74. */
  readonly currentAge: number | null;
  /** Heart and circulation risk age; null exactly when there are reasons. */
  readonly riskAge: number | null;
  readonly targetAge: number | null;
  /** Unrounded years; they sum to the unrounded risk age minus the unrounded target age. */
  readonly gains: readonly Share[];
  /** Everything else that the report says; the comparison with the report before is added when it is read. */
  readonly details: ReportDetails & { readonly sinceLast: null };
}
