const maxMs = 300_000;

/**
 * Reads a Retry-After header (seconds or a date) as milliseconds between 0 and 300 s; null when there is none or it
 * makes no sense.
 *
 * @param nowMs the wall clock, since a date is compared with it.
 */
export function retryAfterMsOf(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return clamp(Number(text) * 1000);
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : clamp(date - nowMs);
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), maxMs);
}
