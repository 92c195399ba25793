const minuteMs = 60_000;

/**
 * Tells whether something is to be logged again: each key once a minute, and at most `maxKeys` keys in it, so that what
 * strangers send fills neither the log nor the memory.
 */
export function onceAMinute(nowMs: () => number, maxKeys = 20): (key: string) => boolean {
  const reported = new Set<string>();
  let endsMs = Number.NEGATIVE_INFINITY;
  return key => {
    if (nowMs() >= endsMs) {
      reported.clear();
      endsMs = nowMs() + minuteMs;
    }
    if (reported.has(key) || reported.size >= maxKeys) return false;
    reported.add(key);
    return true;
  };
}
