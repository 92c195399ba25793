/** One use of a limit. */
export interface RateLimitUse {
  readonly limit: LimitName;
  /** What the limit counts by, such as an e-mail, a token or a network. */
  readonly identity: string;
  /** The number of uses that it counts as. Default: 1. */
  readonly weight?: number;
}

/** The result of counting uses. */
export interface UseResult {
  /** 0 if the uses were counted. Otherwise the call must wait for this time, and nothing was counted. */
  readonly waitMs: number;
  /** The remaining uses of one limit: the limit that requires the wait, or the first limit if none does. */
  readonly remaining: number;
  /** The time until the window of this limit ends. */
  readonly endsInMs: number;
  /**
   * Removes one use from each count, unless the window of the use has ended. It is a method of the result because it needs the time of the
   * counting. @param uses uses of this result, each without a `weight`
   */
  giveBack(uses: readonly RateLimitUse[]): Promise<void>;
}

/** Counts uses. Identities are stored only as keyed hashes (docs/decisions/0014-limits-across-replicas.md). */
export interface Limits {
  /** Counts all uses, or none if one of them must wait. Testing and counting is one atomic step, so parallel calls cannot exceed a limit. */
  consume(first: RateLimitUse, ...others: readonly RateLimitUse[]): Promise<UseResult>;
  /** Removes all uses of a limit by an identity. */
  forget(use: RateLimitUse): Promise<void>;
  /** Closes connections. */
  close(): void;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Permits `max` uses in a window that begins with the first use. With `waits`, further uses are permitted, each after a wait since the last
 * use. The wait doubles from `fromMs` up to `toMs`.
 */
export interface LimitRule {
  readonly windowMs: number;
  readonly max: number;
  readonly waits?: readonly [fromMs: number, toMs: number];
}

const doublingWaits = [2 * second, 5 * minute] as const;
/** Against password guessing: about 56 attempts an hour. */
const passwordGuesses: LimitRule = { windowMs: 15 * minute, max: 5, waits: doublingWaits };
/** E-mails to one mailbox from all callers together: about 30 an hour. */
const mailboxEmails: LimitRule = { windowMs: hour, max: 10, waits: doublingWaits };

/**
 * All limits of calls. Limits of one person are tight. Limits of a network are loose, because a whole company may share one network.
 * `limit-rows.ts` says which calls a limit counts: limits of log-ins, passwords and codes count only refused calls. It also says what a
 * limit counts by, if the name does not: an e-mail (`forgot-password`, `delete-account`), or an e-mail and a network (`sign-up`, `resend-in-…`).
 */
export const limitRules = {
  'login-by-known-browser': passwordGuesses,
  'login-to-email-from-address': passwordGuesses,
  // Against guessing the password of one account from many addresses. A site is the range of one office or home. A region is a larger range
  // of one provider (`siteOf` and `regionOf` in `network-of.ts`).
  'login-to-email-from-site': { windowMs: hour, max: 8 },
  // Attackers in three regions have 3 × 13 = 39 attempts an hour, so one of 40 remains for a caller from another region.
  'login-to-email-from-region': { windowMs: hour, max: 13 },
  // At most 1,000 attempts in any 24 hours (decision 0019), which overlap with at most 25 windows of an hour: 25 × 40.
  'login-to-email': { windowMs: hour, max: 40 },
  // Enough for 5,000 people who log in within the same 15 minutes, of whom one in seventeen mistypes the password.
  'login-from-address': { windowMs: 15 * minute, max: 300, waits: doublingWaits },
  'password-by-token': passwordGuesses,
  // Against guessing the code of an e-mail, at a gateway whose codes are short enough to guess (`networkOfShortCode` in `limit-rows.ts`).
  'wrong-short-code-from-address': { windowMs: minute, max: 60 },

  // The e-mail of a sign-up is not counted here, so the first resend is possible immediately.
  'resend-in-a-minute': { windowMs: minute, max: 1 },
  'resend-in-an-hour': { windowMs: hour, max: 5 },
  'resend-to-email': mailboxEmails,
  // Accepted requests for a reset e-mail to one mailbox from all callers. After three, one more is accepted every 20 minutes. An owner whose
  // limit was used up by another caller has an e-mail that is at most 20 minutes old (`reset-limits.ts`).
  'forgot-password': { windowMs: hour, max: 3, waits: [20 * minute, 20 * minute] },
  // This limit also counts requests that the gateway refused.
  'forgot-password-to-email': mailboxEmails,
  'sign-up': { windowMs: hour, max: 3 },
  'sign-up-to-email': mailboxEmails,
  // Enough for a company whose people sign up together in a meeting.
  'emails-from-address': { windowMs: 10 * minute, max: 200 },
  'wait-list-from-address': { windowMs: 10 * minute, max: 100 },

  // Each deletion makes an embedded gateway with SQLite rewrite its file.
  'delete-account': { windowMs: hour, max: 3 },
  'delete-from-address': { windowMs: hour, max: 20 },
  'save-by-person': { windowMs: minute, max: 60 },
  'appraise-by-person': { windowMs: minute, max: 6 },
  // The page sends a request whenever a slider stops.
  'what-if-by-person': { windowMs: minute, max: 60 },
  'pdf-by-person': { windowMs: minute, max: 20 },
  // An export contains every report as a PDF.
  'export-by-person': { windowMs: minute, max: 5 },
  // For an account with the maximum amount of data, the list costs the gateway 15 ms. Pages request the list when they open.
  'report-list-by-person': { windowMs: minute, max: 120 },
} as const satisfies Record<string, LimitRule>;

/** The name of a limit. `calls-from-address` is the flood limit, whose maximum is configured. */
export type LimitName = keyof typeof limitRules | 'calls-from-address';

/** All rules. @param rateLimitPerMinute the maximum of the flood limit, which limits all calls from one network */
export function rulesWithFloodLimit(rateLimitPerMinute: number): Readonly<Record<LimitName, LimitRule>> {
  return { ...limitRules, 'calls-from-address': { windowMs: minute, max: rateLimitPerMinute } };
}
