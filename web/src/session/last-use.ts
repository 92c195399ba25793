import { localStrings } from './browser-storage.ts';
import { defaultIdleMinutes, lastUseKey, storageKeys } from './storage-keys.ts';
import { readToken } from './token.ts';

/*
 * The end of an idle session (docs/faults.md D30; the states of a session: `forget.ts`).
 *
 * A session ends when nobody has used the product for the idle time, whichever page is open, and also if no page is open. So the time
 * of the last use is stored next to the token. The idle time in minutes is stored with it, because marketing pages and /docs do not
 * load the configuration. Each page checks both before it shows personal data, and then every second. The check compares clock times,
 * because timers do not run while a computer sleeps.
 */

/** Milliseconds from the idle dialog to the log-out: the minute of docs/faults.md D30. */
const warningMs = 60_000;

/** A stored time may be this much later than the clock, in milliseconds. A later one means that the clock was changed. */
const clockToleranceMs = 60_000;

/** The time of the last use is stored at most this often, in milliseconds. */
const minWriteIntervalMs = 10_000;

const usageEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** How long the product has not been used, and how long it may be unused. */
export interface LastUse {
  /** Milliseconds since the last use. */
  readonly idleMs: number;
  /** The idle time in milliseconds; Infinity if sessions do not end. */
  readonly maxIdleMs: number;
}

/**
 * The last use of the product in this browser; null without a session, and until its first use is stored. A stored time in the
 * future means that the clock was changed: `idleMs` is then Infinity, so that the session ends.
 */
export function lastUse(): LastUse | null {
  const stored = readStored();
  if (readToken() === null || stored === null) return null;
  const { usedAt, minutes } = stored;
  const idleMs = Date.now() - usedAt;
  return {
    idleMs: idleMs < -clockToleranceMs ? Number.POSITIVE_INFINITY : idleMs,
    maxIdleMs: minutes === 0 ? Number.POSITIVE_INFINITY : minutes * 60_000,
  };
}

/**
 * Stores the current time as the last use, if there is a session.
 * @param minutes the idle time; 0 for sessions that do not end. Default: the stored idle time, or `defaultIdleMinutes` if none is stored
 */
export function recordUse(minutes: number = readStored()?.minutes ?? defaultIdleMinutes): void {
  if (readToken() !== null) localStrings.setItem(lastUseKey, `${Date.now()} ${minutes}`);
}

interface StoredUse {
  /** The time of the last use, in milliseconds since 1970. */
  readonly usedAt: number;
  /** The idle time in minutes. */
  readonly minutes: number;
}

/** The stored last use, two numbers with a space between them. Null if nothing or another text is stored. */
function readStored(): StoredUse | null {
  const [usedAt, minutes] = localStrings.getItem(lastUseKey)?.split(' ').map(Number) ?? [];
  if (usedAt === undefined || minutes === undefined) return null;
  return Number.isNaN(usedAt) || Number.isNaN(minutes) ? null : { usedAt, minutes };
}

/** Whether the session has been idle for longer than the idle time plus `graceMs`. */
function isExpired(graceMs: number): boolean {
  const last = lastUse();
  return last !== null && last.idleMs > last.maxIdleMs + graceMs;
}

/** Removes the person's data from local storage. Other tabs remove their own data when the token is removed (`forget.ts`). */
export function forgetStored(): void {
  for (const key of [...storageKeys, lastUseKey]) localStrings.removeItem(key);
}

/** The check that the first call of `watchLastUse` has installed. */
let installedCheck: ((graceMs: number) => Promise<void>) | undefined;

/**
 * Ends an expired session now, and later whenever it expires. Records the last use. Resolves after the first check, for which pages wait
 * before they show personal data. Further calls only repeat the check.
 * @param configAddress the address of the configuration, which is loaded for a session without a stored last use
 * @param endSession ends the session. If it fails, `forgetStored` is called
 */
export async function watchLastUse(
  configAddress: string | URL,
  endSession: () => Promise<unknown>,
): Promise<void> {
  if (installedCheck) return installedCheck(0);
  let runningTask: Promise<unknown> | null = null;
  let writtenAt = 0;
  /** Runs one task at a time. A call during another task only waits for the end of that task. */
  const runExclusively = async (task: () => Promise<unknown>, onError: () => void) => {
    runningTask ??= task()
      .catch(onError)
      .finally(() => {
        runningTask = null;
      });
    await runningTask;
  };
  const loadIdleMinutes = async () => {
    const response = await fetch(configAddress);
    // The adapter writes the configuration, and is deployed together with this code.
    const { idleMinutes } = (await response.json()) as { readonly idleMinutes?: number };
    recordUse(idleMinutes);
  };
  const check = async (graceMs: number) => {
    if (isExpired(graceMs)) await runExclusively(endSession, forgetStored);
  };
  installedCheck = check;
  const tick = () => {
    // If the configuration cannot be loaded, the default idle time is stored.
    if (readToken() !== null && lastUse() === null) return runExclusively(loadIdleMinutes, () => recordUse());
    // During the last minute the idle dialog may be open in another tab, where the person may choose to stay.
    return check(warningMs);
  };
  const onUse = () => {
    // After the idle time only the button of the idle dialog continues the session.
    if (Date.now() - writtenAt < minWriteIntervalMs || lastUse() === null || isExpired(0)) return;
    writtenAt = Date.now();
    // After the event, because writing to storage would delay the effect of a press.
    setTimeout(() => recordUse());
  };
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted || !isExpired(0)) return;
    // The back/forward cache shows the page with the person's data: it is hidden while the session ends.
    document.body.hidden = true;
    await check(0);
    document.body.hidden = false;
  });
  document.addEventListener('visibilitychange', tick);
  // Never cleared: one check runs per document (`installedCheck`), until the document is unloaded.
  setInterval(tick, 1_000);
  for (const name of usageEvents) addEventListener(name, onUse, { passive: true });
  await check(0);
}
