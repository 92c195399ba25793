import type { Appraisal } from '../appraisal/appraisal.ts';

/** A finished report of the person who asks. */
export interface Report {
  readonly id: string;
  readonly createdAt: string;
  /** The flat map as it was submitted, as text. */
  readonly answers: string;
  readonly appraisal: Appraisal;
}
