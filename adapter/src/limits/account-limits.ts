/** The limits that are kept per account or per token. An address alone is never limited here. */
export const accountLimitNames = [
  'login-failures',
  'resend',
  'forgot-password',
  'complete-enrollment',
  'complete-password-reset',
  'save-answers',
  'appraise-risks',
] as const;
export type AccountLimitName = (typeof accountLimitNames)[number];

/** One use that was asked for. With `waitMs` above 0 it was not granted and not counted. */
export interface TakenUse {
  readonly waitMs: number;
  /** Takes the count back: the use did not happen. */
  release(): void;
}

/** Counts uses per subject. Subjects are e-mails and tokens: they are kept as keyed hashes only. */
export interface AccountLimits {
  /** Counts one use at once, so that calls side by side cannot slip past the limit. */
  take(limit: AccountLimitName, subject: string): TakenUse;
  /** Forgets the uses of a subject. */
  clear(limit: AccountLimitName, subject: string): void;
}
