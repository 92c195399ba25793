import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { AccountLimitName, AccountLimits, TakenUse } from './account-limits.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** At most `most` uses within `windowMs`. `growingMs`: beyond that no lock-out, but a wait that doubles from here. */
interface Rule {
  readonly windowMs: number;
  readonly most: number;
  readonly growingMs?: number;
}

const longestGrownMs = 5 * minute;

const rules: Record<AccountLimitName, readonly Rule[]> = {
  'login-failures': [{ windowMs: 15 * minute, most: 5, growingMs: 2 * second }],
  // The mail that enrolment sends is not counted, so the first resend is free.
  resend: [
    { windowMs: minute, most: 1 },
    { windowMs: hour, most: 5 },
  ],
  'forgot-password': [{ windowMs: hour, most: 3 }],
  'complete-enrollment': [{ windowMs: 24 * hour, most: 5 }],
  'complete-password-reset': [{ windowMs: hour, most: 5 }],
  'save-answers': [{ windowMs: minute, most: 60 }],
  'appraise-risks': [{ windowMs: minute, most: 6 }],
};

/** Beyond this many subjects the ones longest unused are forgotten: memory is bounded, whoever asks. */
const mostSubjects = 50_000;
/** Uses kept per subject: enough for every rule. */
const mostUses = 100;

const granted = (release: () => void): TakenUse => ({ waitMs: 0, release });

/** Sliding windows per subject in the memory of this copy of the process. @param now monotonic milliseconds. */
export function createAccountLimits(hash: KeyedHash, now: () => number): AccountLimits {
  const uses = new Map<string, number[]>();
  const keyOf = (limit: AccountLimitName, subject: string) => `${limit} ${hash(subject)}`;

  const keep = (key: string, times: number[]) => {
    uses.delete(key);
    if (times.length > 0) uses.set(key, times.slice(-mostUses));
    const oldest = uses.keys().next();
    if (uses.size > mostSubjects && !oldest.done) uses.delete(oldest.value);
  };

  return {
    take(limit, subject) {
      const key = keyOf(limit, subject);
      const at = now();
      const longest = Math.max(...rules[limit].map(rule => rule.windowMs));
      const times = (uses.get(key) ?? []).filter(time => at - time < longest);
      const waitMs = Math.max(...rules[limit].map(rule => waitOf(rule, times, at)));
      if (waitMs > 0) return { waitMs: Math.ceil(waitMs), release: () => {} };
      keep(key, [...times, at]);
      return granted(() => {
        const kept = [...(uses.get(key) ?? [])];
        const index = kept.lastIndexOf(at);
        if (index >= 0) kept.splice(index, 1);
        keep(key, kept);
      });
    },
    clear: (limit, subject) => uses.delete(keyOf(limit, subject)),
  };
}

function waitOf({ windowMs, most, growingMs }: Rule, times: readonly number[], at: number): number {
  const recent = times.filter(time => at - time < windowMs);
  const beyond = recent.length - most;
  if (beyond < 0) return 0;
  if (growingMs === undefined) return (recent[beyond] ?? at) + windowMs - at;
  const grown = Math.min(growingMs * 2 ** beyond, longestGrownMs);
  return Math.max((recent.at(-1) ?? at) + grown - at, 0);
}

/** For RATE_LIMIT_PER_MINUTE=0: nothing is counted. */
export const noAccountLimits: AccountLimits = { take: () => granted(() => {}), clear: () => {} };
