import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { LimitName, LimitRule, Limits, UseRequest, UseResult } from './limits.ts';

interface Count {
  used: number;
  lastMs: number;
  /** What `lastMs` was before the last use. */
  beforeMs: number;
  readonly endsMs: number;
}

interface Place {
  readonly rule: LimitRule;
  readonly counts: Map<string, Count>;
  readonly key: string;
  readonly weight: number;
  /** Whether the count is in the map, and its window lasts. */
  readonly isLive: boolean;
  readonly count: Count;
}

/** Identities that one limit remembers, so that memory is bounded. */
const defaultMaxIdentities = 10_000;

interface Options {
  readonly rules: Readonly<Record<LimitName, LimitRule>>;
  readonly hash: KeyedHash;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxIdentities?: number;
}

/** Counts in the memory of this replica of the process. Each limit has a map of its own: filling one empties no other. */
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

  const placeOf = ({ limit, identity, weight = 1 }: UseRequest, at: number): Place => {
    const [rule, counts, key] = [rules[limit], mapOf(limit), hash(identity)];
    const found = counts.get(key);
    const isLive = found !== undefined && found.endsMs > at;
    const count = isLive ? found : { used: 0, lastMs: at, beforeMs: at, endsMs: at + rule.windowMs };
    return { rule, counts, key, weight, isLive, count };
  };
  const giveBack = async (uses: readonly UseRequest[], at: number) => {
    for (const { limit, identity } of uses) {
      const [counts, key] = [mapOf(limit), hash(identity)];
      const count = counts.get(key);
      if (count === undefined) continue;
      count.used -= 1;
      if (count.lastMs === at) count.lastMs = count.beforeMs;
      if (count.used <= 0) counts.delete(key);
    }
  };
  const useOf = ({ rule, count }: Place, waitMs: number, at: number): UseResult => ({
    waitMs: Math.ceil(waitMs),
    left: Math.max(rule.max - count.used, 0),
    endsInMs: Math.ceil(count.endsMs - at),
    giveBack: uses => giveBack(uses, at),
  });
  const countUse = ({ counts, key, weight, isLive, count }: Place, at: number) => {
    count.used += weight;
    count.beforeMs = count.lastMs;
    count.lastMs = at;
    if (isLive) return;
    // Put last again: the map is in the order in which windows began, and so in which they end.
    counts.delete(key);
    if (counts.size >= maxIdentities) makeRoom(counts, at, maxIdentities);
    counts.set(key, count);
  };

  return {
    async take(use, ...others) {
      const at = now();
      const first = placeOf(use, at);
      const places = [first, ...others.map(other => placeOf(other, at))];
      for (const place of places) {
        const waitMs = waitOf(place, at);
        if (waitMs > 0) return useOf(place, waitMs, at);
      }
      for (const place of places) countUse(place, at);
      return useOf(first, 0, at);
    },
    async forget({ limit, identity }) {
      mapOf(limit).delete(hash(identity));
    },
    close() {},
  };
}

function waitOf({ rule: { max, waits }, count: { used, lastMs, endsMs }, weight }: Place, at: number) {
  // A use that is larger than the limit would wait for ever.
  const needed = used + Math.min(weight, max);
  if (needed <= max) return 0;
  if (waits === undefined) return endsMs - at;
  const grownMs = Math.min(waits[0] * 2 ** (needed - 1 - max), waits[1]);
  return Math.min(Math.max(lastMs + grownMs - at, 0), endsMs - at);
}

/**
 * Removes a tenth of the identities: ended ones, then those with the fewest uses, the oldest first. To remove one with n uses, an
 * attacker must use nearly all others n times.
 */
function makeRoom(counts: Map<string, Count>, at: number, maxIdentities: number): void {
  for (const [key, { endsMs }] of counts) if (endsMs <= at) counts.delete(key);
  const spare = counts.size - Math.floor(maxIdentities * 0.9);
  const byUses = [...counts].sort(([, one], [, other]) => one.used - other.used);
  for (const [key] of byUses.slice(0, Math.max(spare, 0))) counts.delete(key);
}
