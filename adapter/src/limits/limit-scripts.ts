import { maxGrownMs } from './limit-rules.ts';

/** Milliseconds by the store's own clock, which is the same for all who ask. */
const storesTime = `
local time = redis.call('TIME')
local at = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * Counts all uses or none, in one step of the store: what memory-limits.ts does, in the store's own language.
 *
 * KEYS: one for each use. ARGV: for each use the window in milliseconds, the maximum, from where waits grow in milliseconds (0:
 * they do not), and the weight. Answers the wait, what is left, and when the window ends, in milliseconds.
 * @param time sets \`at\`; a test moves it
 */
export const takeScript = (time = storesTime): string => `${time}
local counts = {}
for i, key in ipairs(KEYS) do
  local windowMs, max = tonumber(ARGV[4 * i - 3]), tonumber(ARGV[4 * i - 2])
  local growingMs, weight = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i])
  local kept = redis.call('HMGET', key, 'used', 'last', 'ends')
  local used, last, ends = tonumber(kept[1]), tonumber(kept[2]), tonumber(kept[3])
  -- A clock that was set back must not make a window longer.
  local isLive = ends ~= nil and ends > at and ends <= at + windowMs
  if not isLive then used, last, ends = 0, at, at + windowMs end
  local waitMs = 0
  local needed = used + math.min(weight, max)
  if needed > max then
    waitMs = ends - at
    if growingMs > 0 then
      local grownMs = math.min(growingMs * 2 ^ (needed - 1 - max), ${maxGrownMs})
      waitMs = math.min(math.max(last + grownMs - at, 0), waitMs)
    end
  end
  if waitMs > 0 then return { waitMs, math.max(max - used, 0), ends - at } end
  counts[i] = { used = used + weight, ends = ends, windowMs = windowMs, left = max - used - weight, isLive = isLive }
end
for i, count in ipairs(counts) do
  redis.call('HSET', KEYS[i], 'used', count.used, 'last', at, 'ends', count.ends)
  if not count.isLive then redis.call('PEXPIRE', KEYS[i], count.windowMs) end
end
return { 0, math.max(counts[1].left, 0), counts[1].ends - at }`;

/** Takes one use of each key back. */
export const giveBackScript = `
for _, key in ipairs(KEYS) do
  local used = tonumber(redis.call('HGET', key, 'used'))
  if used ~= nil and used <= 1 then redis.call('DEL', key)
  elseif used ~= nil then redis.call('HINCRBY', key, 'used', -1) end
end`;
