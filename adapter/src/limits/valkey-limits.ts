import type { Redis, Result } from 'ioredis';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { LimitName, LimitRule, Limits, RateLimitUse } from './limits.ts';
import { personLifeMs, type SharedPersons } from './persons.ts';

declare module 'ioredis' {
  // ioredis requires this declaration for commands that are defined by a script.
  interface RedisCommander<Context> {
    consumeUses(count: number, ...keysAndRules: (string | number)[]): Result<unknown, Context>;
    giveUsesBack(count: number, ...keysAndTimes: (string | number)[]): Result<unknown, Context>;
  }
}

/** The longest time that a call waits for the store, which normally answers within a millisecond. */
const maxAnswerMs = 250;
/** If a command waits for its answer and the connection receives no data for this time, the connection is closed and opened again. */
const socketTimeoutMs = 1_000;
/** Time limit for opening a connection. */
const connectMs = 2_000;
/** The longest wait before the next attempt to connect. */
const maxReconnectMs = 1_000;

/** Options of `createValkeyLimits`. */
export interface ValkeyLimitsOptions {
  readonly url: string;
  readonly rules: Readonly<Record<LimitName, LimitRule>>;
  /** The hash for identities. All replicas must use the same key. */
  readonly hash: KeyedHash;
  readonly onError: (error: unknown) => void;
  /** The Lua script of `consume`. Default: the script with the clock of the store. */
  readonly script?: string;
  readonly answerMs?: number | undefined;
}

/** Limits and persons in a Valkey or Redis. Its methods reject if the store does not answer in time. */
export interface ValkeyLimits extends Limits, SharedPersons {
  /** Rejects if the store does not answer. */
  ping(): Promise<void>;
}

/** Creates the limits and connects. A lost connection is opened again automatically. */
export function createValkeyLimits({ rules, hash, ...options }: ValkeyLimitsOptions): ValkeyLimits {
  const connected = connect(options);
  const keyOf = ({ limit, identity }: RateLimitUse) => `choose-life:limits:${limit}:${hash(identity)}`;
  const personKeyOf = (key: string) => `choose-life:limits:person:${key}`;

  return {
    async consume(...uses) {
      const ruleValues = uses.flatMap(({ limit, weight = 1 }) => {
        const { windowMs, max, waits = [0, 0] }: LimitRule = rules[limit];
        return [windowMs, max, ...waits, weight];
      });
      const redis = await connected;
      const answer = await redis.consumeUses(uses.length, ...uses.map(keyOf), ...ruleValues);
      const [waitMs, remaining, endsInMs, at] = Array.isArray(answer) ? answer.map(Number) : [];
      if (waitMs === undefined || remaining === undefined || endsInMs === undefined || at === undefined) {
        throw new Error('The store sent an unexpected answer.');
      }
      return {
        waitMs,
        remaining,
        endsInMs,
        giveBack: async uses => {
          const windows = uses.map(({ limit }) => rules[limit].windowMs);
          await (await connected).giveUsesBack(uses.length, ...uses.map(keyOf), at, ...windows);
        },
      };
    },
    forget: async use => {
      await (await connected).del(keyOf(use));
    },
    storePerson: async (key, limitIdentity) =>
      (await connected).set(personKeyOf(key), limitIdentity, 'PX', personLifeMs),
    findPerson: async key => (await connected).get(personKeyOf(key)),
    ping: async () => {
      await (await connected).ping();
    },
    // If ioredis could not be loaded, there is no connection to close.
    close: () =>
      void connected.then(
        redis => redis.disconnect(),
        () => undefined,
      ),
  };
}

async function connect({
  url,
  onError,
  script = consumeScript(),
  answerMs = maxAnswerMs,
}: Omit<ValkeyLimitsOptions, 'rules' | 'hash'>): Promise<Redis> {
  // Imported here, because only adapters with VALKEY_URL need it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: answerMs,
    socketTimeout: socketTimeoutMs,
    connectTimeout: connectMs,
    // Milliseconds to wait before the next attempt to connect.
    retryStrategy: attempts => Math.min(attempts * 50, maxReconnectMs),
    // If a connection closes or cannot be opened, its commands fail. Sent later, they would count uses that were already counted in memory.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // After a failover the old store is a read-only replica.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  redis.on('error', onError);
  redis.defineCommand('consumeUses', { lua: script });
  redis.defineCommand('giveUsesBack', { lua: giveBackScript });
  return redis;
}

/** The time in milliseconds by the clock of the store, which is the same for all replicas. */
const storeTime = `
local time = redis.call('TIME')
local at = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * The Lua script of `consume`. It counts all uses or none in one atomic step, like memory-limits.ts. Each key is a hash with the number of uses
 * (`used`), when the last one was counted (`last`), when the one before it was counted (`before`), and when the window ends (`ends`).
 *
 * KEYS: one for each use. ARGV: for each use the window in milliseconds, the maximum, the first and the longest wait in milliseconds (0
 * without waits), and the weight. Returns the wait, the remaining uses, the time until the window ends, and the current time. Times are in
 * milliseconds.
 * @param time Lua that sets `at`, the current time; a test replaces the clock
 */
export const consumeScript = (time = storeTime): string => `${time}
local counts = {}
for i, key in ipairs(KEYS) do
  local windowMs, max = tonumber(ARGV[5 * i - 4]), tonumber(ARGV[5 * i - 3])
  local fromMs, toMs, weight = tonumber(ARGV[5 * i - 2]), tonumber(ARGV[5 * i - 1]), tonumber(ARGV[5 * i])
  local stored = redis.call('HMGET', key, 'used', 'last', 'ends')
  local used, last, ends = tonumber(stored[1]), tonumber(stored[2]), tonumber(stored[3])
  -- A clock that was set back must not make a window longer.
  local isLive = ends ~= nil and ends > at and ends <= at + windowMs
  if not isLive then used, last, ends = 0, at, at + windowMs end
  local waitMs = 0
  -- The weight is capped, because a use with a weight above the limit would otherwise wait forever.
  local needed = used + math.min(weight, max)
  if needed > max then
    waitMs = ends - at
    if fromMs > 0 then
      local doubledWaitMs = math.min(fromMs * 2 ^ (needed - 1 - max), toMs)
      waitMs = math.min(math.max(last + doubledWaitMs - at, 0), waitMs)
    end
  end
  if waitMs > 0 then return { waitMs, math.max(max - used, 0), ends - at, at } end
  counts[i] = { used = used + weight, before = last, ends = ends, windowMs = windowMs, remaining = max - used - weight, isLive = isLive }
end
for i, count in ipairs(counts) do
  redis.call('HSET', KEYS[i], 'used', count.used, 'last', at, 'before', count.before, 'ends', count.ends)
  if not count.isLive then redis.call('PEXPIRE', KEYS[i], count.windowMs) end
end
return { 0, math.max(counts[1].remaining, 0), counts[1].ends - at, at }`;

/**
 * The Lua script of `giveBack`: removes one use of each key, unless its window began after the use. ARGV: when the uses were counted, then
 * the window of each key in milliseconds.
 */
const giveBackScript = `
for i, key in ipairs(KEYS) do
  local stored = redis.call('HMGET', key, 'used', 'last', 'before', 'ends')
  local used, ends = tonumber(stored[1]), tonumber(stored[4])
  local isCounted = used ~= nil and ends <= ARGV[1] + ARGV[i + 1]
  if isCounted and used <= 1 then redis.call('DEL', key)
  elseif isCounted then
    redis.call('HINCRBY', key, 'used', -1)
    -- If a later use was counted in the meantime, its time stays.
    if stored[2] == ARGV[1] then redis.call('HSET', key, 'last', stored[3]) end
  end
end`;
