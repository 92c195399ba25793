export interface UseRequest {
  readonly limit: LimitName;
  /** An e-mail, a token, an address. */
  readonly identity: string;
  /** How many uses it is. Default: 1. */
  readonly weight?: number;
}

/** With `waitMs` above 0 nothing was granted, and nothing counted. */
export interface UseResult {
  readonly waitMs: number;
  /** The rest of the window, in uses and in milliseconds: of the limit that asks for the wait, else of the first. */
  readonly left: number;
  readonly endsInMs: number;
  /** Takes one use of each back, as if it had not been: nobody waits longer for it. */
  giveBack(uses: readonly UseRequest[]): Promise<void>;
}

/** Identities are stored as keyed hashes only (docs/decisions/0014-limits-across-replicas.md). */
export interface Limits {
  /** Counts all uses, or none where one has to wait. It counts at once, so parallel calls cannot pass together. */
  take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult>;
  forget(use: UseRequest): Promise<void>;
  close(): void;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * At most `max` uses within a window that begins with the first. With `waits` more are granted: each after a wait since the
 * last, which doubles from the first of the two figures to the second.
 */
export interface LimitRule {
  readonly windowMs: number;
  readonly max: number;
  readonly waits?: readonly [fromMs: number, toMs: number];
}

const growing = [2 * second, 5 * minute] as const;
/** Against guessing of passwords: about 56 tries an hour. */
const guesses: LimitRule = { windowMs: 15 * minute, max: 5, waits: growing };
/** E-mails to one mailbox, for all callers together: about 30 an hour. */
const emails: LimitRule = { windowMs: hour, max: 10, waits: growing };

/** Limits of one person are tight. Limits of an address are loose: a whole company may share it. */
export const limitRules = {
  'login-by-known-browser': guesses,
  'login-to-email-from-address': guesses,
  // Against guesses at one account from many addresses: at most 1,000 in any 24 hours, in 25 windows. Three regions cannot use all
  // of them.
  'login-to-email-from-site': { windowMs: hour, max: 8 },
  'login-to-email-from-region': { windowMs: hour, max: 13 },
  'login-to-email': { windowMs: hour, max: 40 },
  // 5,000 people who come to work in the same quarter of an hour, of whom one in seventeen mistypes.
  'login-from-address': { windowMs: 15 * minute, max: 300, waits: growing },
  'password-by-token': guesses,
  'wrong-short-code-from-address': { windowMs: minute, max: 60 },

  // The e-mail of a sign-up is not counted, so the first resend is free.
  'resend-in-a-minute': { windowMs: minute, max: 1 },
  'resend-in-an-hour': { windowMs: hour, max: 5 },
  'resend-to-email': emails,
  // For all callers. While none is sent, the newest e-mail is at most 20 minutes old.
  'forgot-password': { windowMs: hour, max: 3, waits: [20 * minute, 20 * minute] },
  'forgot-password-to-email': emails,
  'sign-up': { windowMs: hour, max: 3 },
  'sign-up-to-email': emails,
  // A company that signs up together in one meeting.
  'emails-from-address': { windowMs: 10 * minute, max: 200 },
  'wait-list-from-address': { windowMs: 10 * minute, max: 100 },

  // Each costs an embedded gateway on SQLite a run over its file.
  'delete-account': { windowMs: hour, max: 3 },
  'delete-from-address': { windowMs: hour, max: 20 },
  'save-by-person': { windowMs: minute, max: 60 },
  'appraise-by-person': { windowMs: minute, max: 6 },
  // The page asks when a slider rests.
  'what-if-by-person': { windowMs: minute, max: 60 },
  'pdf-by-person': { windowMs: minute, max: 20 },
  // An export holds every report as a PDF.
  'export-by-person': { windowMs: minute, max: 5 },
  // A full account's list costs the gateway 15 ms. Pages ask for it as they open.
  'report-list-by-person': { windowMs: minute, max: 120 },
} as const satisfies Record<string, LimitRule>;

/** `calls-from-address` keeps floods out; its maximum is configured. */
export type LimitName = keyof typeof limitRules | 'calls-from-address';

/** All rules. @param callsPerMinute of one address. */
export function rulesWith(callsPerMinute: number): Readonly<Record<LimitName, LimitRule>> {
  return { ...limitRules, 'calls-from-address': { windowMs: minute, max: callsPerMinute } };
}
