const minuteMs = 60_000;

/**
 * Tells whether something is to be said again: each key once a minute, and at most `maxKeys` keys in it, so that what
 * strangers send fills neither the log nor the memory.
 */
export function onceAMinute(nowMs: () => number, maxKeys = 20): (key: string) => boolean {
  const said = new Set<string>();
  let endsMs = Number.NEGATIVE_INFINITY;
  return key => {
    if (nowMs() >= endsMs) {
      said.clear();
      endsMs = nowMs() + minuteMs;
    }
    if (said.has(key) || said.size >= maxKeys) return false;
    said.add(key);
    return true;
  };
}
