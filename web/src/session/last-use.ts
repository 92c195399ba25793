import { localStrings } from './browser-storage.ts';
import { defaultIdleMinutes, lastUseKey, storageKeys } from './storage-keys.ts';
import { readToken } from './token.ts';

/*
 * A session that nobody uses ends, whatever page of the product is open, and also where none was. So the time of the last use
 * lies beside the token, with the minutes that it may lie idle, and each page looks at it before it shows anything: marketing
 * pages and /docs know no configuration. Timers do not run while a machine sleeps: the clock decides.
 */

/** How long a person is asked before they are logged out, in milliseconds. A clock may be wrong by as much. */
const askedMs = 60_000;

/** A use is written at most this often, in milliseconds. */
const writtenMs = 10_000;

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** A time in the future is none: the clock was changed. Null without a session, and before its first use is known. */
export function lastUse(): { readonly idleMs: number; readonly maxIdleMs: number } | null {
  const [usedAt = Number.NaN, minutes = Number.NaN] = stored();
  if (readToken() === null || Number.isNaN(usedAt + minutes)) return null;
  const idleMs = Date.now() - usedAt;
  return {
    idleMs: idleMs < -askedMs ? Number.POSITIVE_INFINITY : idleMs,
    maxIdleMs: minutes === 0 ? Number.POSITIVE_INFINITY : minutes * 60_000,
  };
}

/** Writes that the product is used now. @param minutes for how long it may lie idle; 0 for ever */
export function keepLastUse(minutes: number = stored()[1] ?? defaultIdleMinutes): void {
  if (readToken() !== null) localStrings.setItem(lastUseKey, `${Date.now()} ${minutes}`);
}

function stored(): readonly number[] {
  return localStrings.getItem(lastUseKey)?.split(' ').map(Number) ?? [];
}

function isOver(graceMs: number): boolean {
  const use = lastUse();
  return use !== null && use.idleMs > use.maxIdleMs + graceMs;
}

/** Removes what local storage holds of a person. Tabs that hold more follow the token (`forget.ts`). */
export function forgetStored(): void {
  for (const key of [...storageKeys, lastUseKey]) localStrings.removeItem(key);
}

let lookAgain: ((graceMs: number) => Promise<void>) | undefined;

/**
 * Looks at once, every second and after Back, and writes each use down. An idle session is left; where that fails, storage is
 * cleared. `config` is the address of the configuration, for a session whose first use is not known.
 */
export async function watchLastUse(config: string | URL, leave: () => Promise<unknown>): Promise<void> {
  if (lookAgain) return lookAgain(0);
  let running: Promise<unknown> | null = null;
  let writtenAt = 0;
  /** One work at a time: who comes meanwhile waits for it. */
  const alone = async (work: () => Promise<unknown>, otherwise: () => void) => {
    running ??= work()
      .catch(otherwise)
      .finally(() => {
        running = null;
      });
    await running;
  };
  const learn = async () => {
    const answer = await fetch(config);
    // The adapter of the same version writes it.
    keepLastUse(((await answer.json()) as { readonly idleMinutes?: number }).idleMinutes);
  };
  const look = async (graceMs: number) => {
    if (isOver(graceMs)) await alone(leave, forgetStored);
  };
  lookAgain = look;
  const tick = () => {
    if (readToken() !== null && lastUse() === null) return alone(learn, () => keepLastUse());
    // In the minute in which the person is asked, a dialog in another tab may still be answered.
    return look(askedMs);
  };
  const use = () => {
    if (Date.now() - writtenAt < writtenMs || lastUse() === null || isOver(0)) return;
    writtenAt = Date.now();
    keepLastUse();
  };
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted || !isOver(0)) return;
    // It stands as it was left: nobody sees it while the session ends.
    document.body.hidden = true;
    await look(0);
    document.body.hidden = false;
  });
  document.addEventListener('visibilitychange', tick);
  setInterval(tick, 1_000);
  for (const name of uses) addEventListener(name, use, { passive: true });
  await look(0);
}
