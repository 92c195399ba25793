import { localStrings } from './browser-storage.ts';
import { defaultIdleMinutes, lastUseKey, storageKeys } from './storage-keys.ts';
import { readToken } from './token.ts';

/*
 * The end of an idle session (docs/faults.md D30; the states of a session: `forget.ts`).
 *
 * A session ends when nobody has used the product for the idle time, whichever page is open, and also when no page was open. So
 * the time of the last use is stored next to the token, together with the idle time in minutes: marketing pages and /docs do not
 * load the configuration. Each page checks it before it shows anything, then every second. The check compares clock times,
 * because timers do not run while a computer sleeps.
 */

/** Milliseconds from the idle dialog to the log-out. Also the tolerated error of the clock. */
const warningMs = 60_000;

/** The time of the last use is stored at most this often, in milliseconds. */
const minWriteIntervalMs = 10_000;

const useEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds since the last use, and the idle time in milliseconds. Infinity in `maxIdleMs` means that a session never ends. */
export interface LastUse {
  readonly idleMs: number;
  readonly maxIdleMs: number;
}

/**
 * The last use of the product in this browser; null without a session, and until its first use is stored. A stored time in the
 * future means that the clock was changed: `idleMs` is then Infinity, so that the session ends.
 */
export function lastUse(): LastUse | null {
  const [usedAt = Number.NaN, minutes = Number.NaN] = readStored();
  if (readToken() === null || Number.isNaN(usedAt + minutes)) return null;
  const idleMs = Date.now() - usedAt;
  return {
    idleMs: idleMs < -warningMs ? Number.POSITIVE_INFINITY : idleMs,
    maxIdleMs: minutes === 0 ? Number.POSITIVE_INFINITY : minutes * 60_000,
  };
}

/**
 * Stores the current time as the last use, if there is a session.
 * @param minutes the idle time; 0 for a session that never ends; by default the stored one
 */
export function recordUse(minutes: number = readStored()[1] ?? defaultIdleMinutes): void {
  if (readToken() !== null) localStrings.setItem(lastUseKey, `${Date.now()} ${minutes}`);
}

/** The stored pair: a time in milliseconds since 1970, and the idle time in minutes. Empty without one. */
function readStored(): readonly number[] {
  return localStrings.getItem(lastUseKey)?.split(' ').map(Number) ?? [];
}

function isExpired(graceMs: number): boolean {
  const use = lastUse();
  return use !== null && use.idleMs > use.maxIdleMs + graceMs;
}

/** Removes the person's data from local storage. Other tabs remove theirs when the token goes (`forget.ts`). */
export function forgetStored(): void {
  for (const key of [...storageKeys, lastUseKey]) localStrings.removeItem(key);
}

let runningCheck: ((graceMs: number) => Promise<void>) | undefined;

/**
 * Ends an expired session now, and from now on whenever it expires; records every use. Resolves after the first check, so that a
 * page can wait for it before it shows anything. Further calls only check once more.
 * @param config the address of the configuration, which is loaded for a session whose first use is not stored
 * @param endSession ends the session. If it fails, local storage is cleared
 */
export async function watchLastUse(config: string | URL, endSession: () => Promise<unknown>): Promise<void> {
  if (runningCheck) return runningCheck(0);
  let running: Promise<unknown> | null = null;
  let writtenAt = 0;
  /** Runs one task at a time: a call during another one waits for that instead. */
  const runExclusively = async (task: () => Promise<unknown>, onError: () => void) => {
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    await running;
  };
  const loadIdleMinutes = async () => {
    const response = await fetch(config);
    // The adapter of the same version writes the configuration.
    const { idleMinutes } = (await response.json()) as { readonly idleMinutes?: number };
    recordUse(idleMinutes);
  };
  const check = async (graceMs: number) => {
    if (isExpired(graceMs)) await runExclusively(endSession, forgetStored);
  };
  runningCheck = check;
  const tick = () => {
    // After an error the default idle time counts.
    if (readToken() !== null && lastUse() === null) return runExclusively(loadIdleMinutes, () => recordUse());
    // During the last minute the idle dialog may be open in another tab, where the person may choose to stay.
    return check(warningMs);
  };
  const onUse = () => {
    if (Date.now() - writtenAt < minWriteIntervalMs || lastUse() === null || isExpired(0)) return;
    writtenAt = Date.now();
    recordUse();
  };
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted || !isExpired(0)) return;
    // The back/forward cache shows the page with the person's data: it is hidden while the session ends.
    document.body.hidden = true;
    await check(0);
    document.body.hidden = false;
  });
  document.addEventListener('visibilitychange', tick);
  setInterval(tick, 1_000);
  for (const name of useEvents) addEventListener(name, onUse, { passive: true });
  await check(0);
}
