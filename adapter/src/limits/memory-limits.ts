import type { KeyedHash } from '../logging/keyed-hash.ts';
import { type LimitName, type LimitRule, maxGrownMs } from './limit-rules.ts';
import type { Limits, Use } from './limits.ts';

/** What is known of one subject. */
interface Count {
  used: number;
  lastMs: number;
  readonly endsMs: number;
}

/** Subjects that one limit remembers: memory is bounded, whoever asks. */
const defaultMaxSubjects = 10_000;

interface Options {
  readonly rules: Readonly<Record<LimitName, LimitRule>>;
  readonly hash: KeyedHash;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxSubjects?: number;
}

/** Counts in the memory of this copy of the process. Each limit has a map of its own: filling one empties no other. */
export function createMemoryLimits({ rules, hash, now, maxSubjects = defaultMaxSubjects }: Options): Limits {
  const maps = new Map<LimitName, Map<string, Count>>();
  const mapOf = (limit: LimitName) => {
    const map = maps.get(limit) ?? new Map<string, Count>();
    maps.set(limit, map);
    return map;
  };

  return {
    async take(limit, subject, weight = 1) {
      const [rule, counts, key, at] = [rules[limit], mapOf(limit), hash(subject), now()];
      const found = counts.get(key);
      const live = found !== undefined && found.endsMs > at ? found : undefined;
      const count = live ?? { used: 0, lastMs: at, endsMs: at + rule.windowMs };
      // What weighs more than the limit itself would wait for ever.
      const waitMs = waitOf(rule, count, Math.min(weight, rule.max), at);
      if (waitMs > 0) return useOf(rule, count, waitMs, at);
      count.used += weight;
      count.lastMs = at;
      if (live === undefined) {
        // Put last again: the map is in the order in which windows began, and so in which they end.
        counts.delete(key);
        if (counts.size >= maxSubjects) makeRoom(counts, rule, at, maxSubjects);
        counts.set(key, count);
      }
      return useOf(rule, count, 0, at);
    },
    async giveBack(limit, subject) {
      const [counts, key] = [mapOf(limit), hash(subject)];
      const count = counts.get(key);
      if (count === undefined) return;
      count.used -= 1;
      if (count.used <= 0) counts.delete(key);
    },
  };
}

function useOf({ max }: LimitRule, { used, endsMs }: Count, waitMs: number, at: number): Use {
  return { waitMs: Math.ceil(waitMs), left: Math.max(max - used, 0), endsInMs: Math.ceil(endsMs - at) };
}

function waitOf({ max, growingMs }: LimitRule, { used, lastMs, endsMs }: Count, weight: number, at: number) {
  if (used + weight <= max) return 0;
  if (growingMs === undefined) return endsMs - at;
  const grownMs = Math.min(growingMs * 2 ** (used + weight - 1 - max), maxGrownMs);
  return Math.min(Math.max(lastMs + grownMs - at, 0), endsMs - at);
}

/**
 * Makes room for a tenth more: what has ended goes first, then whoever has to wait for nothing, the oldest first. So made-up
 * subjects do not free somebody who waits.
 */
function makeRoom(counts: Map<string, Count>, rule: LimitRule, at: number, maxSubjects: number): void {
  const target = Math.floor(maxSubjects * 0.9);
  for (const [key, { endsMs }] of counts) if (endsMs <= at) counts.delete(key);
  for (const canGo of [({ used }: Count) => used < rule.max, () => true]) {
    for (const [key, count] of counts) {
      if (counts.size <= target) return;
      if (canGo(count)) counts.delete(key);
    }
  }
}
