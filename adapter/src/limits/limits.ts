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
  /** What is left of the window, in uses and in milliseconds: of the limit that asks for the wait, else of the first. */
  readonly left: number;
  readonly endsInMs: number;
  /** Takes one use of each back. */
  giveBack(uses: readonly UseRequest[]): Promise<void>;
}

/**
 * Counts uses by limit and identity, and keeps of identities a keyed hash alone: in the memory of this process, or in a store
 * that all copies of the adapter share (docs/decisions/0014-limits-across-copies.md).
 */
export interface Limits {
  /** Counts all uses, or none where one has to wait. It counts at once, so parallel calls cannot pass together. */
  take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult>;
  close(): void;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * At most `max` uses within a window that begins with the first. With `growingMs` nobody is locked out: beyond `max` each
 * use asks for a wait instead, which doubles from here.
 */
export interface LimitRule {
  readonly windowMs: number;
  readonly max: number;
  readonly growingMs?: number;
}

/** No wait grows beyond this. */
export const maxGrownMs = 5 * minute;

/** Against guessing of passwords: about 56 tries an hour. */
const guesses: LimitRule = { windowMs: 15 * minute, max: 5, growingMs: 2 * second };
/** Letters to one mailbox, whoever asks for them: about 30 an hour. */
const letters: LimitRule = { windowMs: hour, max: 10, growingMs: 2 * second };

/**
 * Every limit with its numbers. Limits of one person are tight. Limits of an address are loose: a whole company may share it.
 */
export const limitRules = {
  'login-by-known-browser': guesses,
  'login-to-email-from-address': guesses,
  // Against guesses from many addresses: about 120 an hour at one account. A single address never gets so far.
  'login-to-email': { windowMs: hour, max: 100, growingMs: 2 * second },
  // 5,000 people who come to work in the same quarter of an hour, of whom one in seventeen mistypes.
  'login-from-address': { windowMs: 15 * minute, max: 300, growingMs: 2 * second },
  'password-by-token': guesses,
  // Codes of 128 bits are not guessed: this only spares the work that each try costs.
  'wrong-code-from-address': { windowMs: minute, max: 60 },

  // The letter that a sign-up sends is not counted, so the first resend is free.
  'resend-in-a-minute': { windowMs: minute, max: 1 },
  'resend-in-an-hour': { windowMs: hour, max: 5 },
  'resend-to-email': letters,
  'forgot-password': { windowMs: hour, max: 3 },
  'forgot-password-to-email': letters,
  'sign-up': { windowMs: hour, max: 3 },
  'sign-up-to-email': letters,
  // A company that signs up together in one meeting.
  'letters-from-address': { windowMs: 10 * minute, max: 200 },
  'wait-list-from-address': { windowMs: 10 * minute, max: 100 },

  'save-by-token': { windowMs: minute, max: 60 },
  'appraise-by-token': { windowMs: minute, max: 6 },
  'pdf-by-token': { windowMs: minute, max: 20 },
  // An export holds every report as a PDF.
  'export-by-token': { windowMs: minute, max: 5 },
} as const satisfies Record<string, LimitRule>;

/** `calls-from-address` keeps floods out; its maximum is configured. */
export type LimitName = keyof typeof limitRules | 'calls-from-address';

/** All rules. @param callsPerMinute of one address. */
export function rulesWith(callsPerMinute: number): Readonly<Record<LimitName, LimitRule>> {
  return { ...limitRules, 'calls-from-address': { windowMs: minute, max: callsPerMinute } };
}
