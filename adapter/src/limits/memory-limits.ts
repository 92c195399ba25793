import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { LimitName, LimitRule, Limits, RateLimitUse, UseResult } from './limits.ts';

interface Count {
  used: number;
  /** When the last use was counted. */
  lastMs: number;
  /** The value of `lastMs` before the last use, so that the last use can be given back. */
  previousMs: number;
  readonly endsMs: number;
}

/** A use with its rule and its count. If the map has no live count, `count` is a new one that is not in the map yet. */
interface CountEntry {
  readonly rule: LimitRule;
  readonly counts: Map<string, Count>;
  readonly key: string;
  readonly weight: number;
  /** Whether the count is in the map and its window has not ended. */
  readonly isLive: boolean;
  readonly count: Count;
}

/** Maximum number of identities per limit. It bounds the memory. */
const defaultMaxIdentities = 10_000;

interface Options {
  readonly rules: Readonly<Record<LimitName, LimitRule>>;
  readonly hash: KeyedHash;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxIdentities?: number;
}

/** Creates limits that are counted in the memory of this process. Each limit has its own map, so filling one map does not affect the others. */
export function createMemoryLimits({
  rules,
  hash,
  now,
  maxIdentities = defaultMaxIdentities,
}: Options): Limits {
  const maps = new Map<LimitName, Map<string, Count>>();
  const mapOf = (limit: LimitName) => {
    const map = maps.get(limit) ?? new Map<string, Count>();
    maps.set(limit, map);
    return map;
  };

  const entryOf = ({ limit, identity, weight = 1 }: RateLimitUse, nowMs: number): CountEntry => {
    const rule = rules[limit];
    const counts = mapOf(limit);
    const key = hash(identity);
    const storedCount = counts.get(key);
    const isLive = storedCount !== undefined && storedCount.endsMs > nowMs;
    const count = isLive
      ? storedCount
      : { used: 0, lastMs: nowMs, previousMs: nowMs, endsMs: nowMs + rule.windowMs };
    return { rule, counts, key, weight, isLive, count };
  };
  const giveBack = async (uses: readonly RateLimitUse[], countedAtMs: number) => {
    for (const { limit, identity } of uses) {
      const counts = mapOf(limit);
      const key = hash(identity);
      const count = counts.get(key);
      // A window that began after the use does not count it.
      if (count === undefined || count.endsMs > countedAtMs + rules[limit].windowMs) continue;
      // Only uses without a weight are given back.
      count.used -= 1;
      // If a later use was counted in the meantime, its time stays.
      if (count.lastMs === countedAtMs) count.lastMs = count.previousMs;
      if (count.used <= 0) counts.delete(key);
    }
  };
  const resultOf = ({ rule, count }: CountEntry, waitMs: number, nowMs: number): UseResult => ({
    waitMs: Math.ceil(waitMs),
    remaining: Math.max(rule.max - count.used, 0),
    endsInMs: Math.ceil(count.endsMs - nowMs),
    giveBack: uses => giveBack(uses, nowMs),
  });
  const countUse = ({ counts, key, weight, isLive, count }: CountEntry, nowMs: number) => {
    count.used += weight;
    count.previousMs = count.lastMs;
    count.lastMs = nowMs;
    if (isLive) return;
    // An ended count is deleted first, so that the new count is inserted at the end. All windows of a map have the same length, so the map is in
    // the order in which they end.
    counts.delete(key);
    if (counts.size >= maxIdentities) removeIdentities(counts, nowMs, maxIdentities);
    counts.set(key, count);
  };

  return {
    async consume(use, ...others) {
      const nowMs = now();
      const first = entryOf(use, nowMs);
      const entries = [first, ...others.map(other => entryOf(other, nowMs))];
      // All limits are checked before any use is counted.
      for (const entry of entries) {
        const waitMs = waitOf(entry, nowMs);
        if (waitMs > 0) return resultOf(entry, waitMs, nowMs);
      }
      for (const entry of entries) countUse(entry, nowMs);
      return resultOf(first, 0, nowMs);
    },
    async forget({ limit, identity }) {
      mapOf(limit).delete(hash(identity));
    },
    close() {},
  };
}

/** How long a use must wait; 0 if it may be counted now. `consumeScript` in `valkey-limits.ts` computes the same. */
function waitOf({ rule, count, weight }: CountEntry, nowMs: number): number {
  const { max, waits } = rule;
  const { used, lastMs, endsMs } = count;
  // The weight is capped, because a use with a weight above the limit would otherwise wait forever.
  const needed = used + Math.min(weight, max);
  if (needed <= max) return 0;
  if (waits === undefined) return endsMs - nowMs;
  const [fromMs, toMs] = waits;
  // The first use above `max` waits for `fromMs`, and each further one twice as long.
  const doubledWaitMs = Math.min(fromMs * 2 ** (needed - 1 - max), toMs);
  return Math.min(Math.max(lastMs + doubledWaitMs - nowMs, 0), endsMs - nowMs);
}

/**
 * Removes at least a tenth of the identities: first all identities whose window has ended, then identities with the fewest uses, the oldest
 * first. A tenth is removed at once, so that the sort does not run for every new identity. To remove an identity with n uses, an attacker
 * must cause n uses by each of 9,000 others (decision 0019).
 */
function removeIdentities(counts: Map<string, Count>, nowMs: number, maxIdentities: number): void {
  for (const [key, { endsMs }] of counts) if (endsMs <= nowMs) counts.delete(key);
  const excess = counts.size - Math.floor(maxIdentities * 0.9);
  // The sort is stable, so identities with equal uses stay in their order, the oldest first.
  const byUses = [...counts].sort(([, one], [, other]) => one.used - other.used);
  for (const [key] of byUses.slice(0, Math.max(excess, 0))) counts.delete(key);
}
