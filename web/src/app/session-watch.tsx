import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { logOut } from '../api/log-out.ts';
import { askForSession, useSessionWatch } from '../api/use-session-watch.ts';
import { lazyPart } from '../components/lazy-component.tsx';
import { useConfig } from '../config.ts';
import { notify } from '../feedback/notification.ts';
import { signal, whenSignalled } from '../session/signals.ts';
import { storedAtoms } from '../session/stored-atoms.ts';

const dialog = lazyPart(async () => (await import('./idle-dialog.tsx')).IdleDialog, { optional: true });

/** What stands beside every signed-in page: it notices the end of a session, and ends one that nobody uses. */
export function SessionWatch() {
  useSessionWatch();
  const isLoggedIn = useAtomValue(storedAtoms.token) !== null;
  const idleMinutes = useConfig()?.idleMinutes ?? 0;
  const { isAsked, stay } = useIdleEnd(isLoggedIn ? idleMinutes : 0);
  return isAsked && <dialog.Component onStay={stay} onLeave={logOut} />;
}

/** How long a person is asked before they are logged out, in milliseconds. */
const askedMs = 60_000;

/** Other tabs hear that somebody is at work at most this often, in milliseconds. */
const toldMs = 10_000;

/**
 * The gateway is asked about a session that nobody uses this often, in milliseconds: longer than most sessions last unused, so
 * that asking keeps none alive. All tabs of a browser count from the same last use.
 */
const unusedMs = 31 * 60_000;

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Logs out a person who has used no signed-in page of this browser for so long; a minute before, they are asked. 0 is for never.
 * Timers do not run while a machine sleeps: the clock decides, and is looked at again before the page is seen.
 */
function useIdleEnd(minutes: number): { isAsked: boolean; stay: () => void } {
  const [isAsked, setAsked] = useState(false);
  const usedAt = useRef(0);
  const toldAt = useRef(0);

  const used = (at: number) => {
    usedAt.current = at;
    setAsked(false);
  };
  const stay = () => {
    used(Date.now());
    if (Date.now() - toldAt.current < toldMs) return;
    toldAt.current = Date.now();
    signal('atWork');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they change is the same at each render.
  useEffect(() => {
    const maxIdleMs = minutes === 0 ? Number.POSITIVE_INFINITY : minutes * 60_000;
    let watchedAt = 0;
    const look = () => {
      const idleMs = Date.now() - usedAt.current;
      if (idleMs >= maxIdleMs + askedMs) return endIdle(minutes);
      setAsked(idleMs >= maxIdleMs);
      if (Date.now() - Math.max(usedAt.current, watchedAt) < unusedMs) return;
      watchedAt = Date.now();
      askForSession(0);
    };
    // Once the person is asked, only the dialog's own buttons answer.
    const use = () => Date.now() - usedAt.current < maxIdleMs && stay();
    stay();
    const timer = setInterval(look, 1_000);
    // They may be at work there until they tell it again.
    const stopHearing = whenSignalled('atWork', () => used(Date.now() + toldMs));
    document.addEventListener('visibilitychange', look);
    for (const name of uses) addEventListener(name, use, { passive: true });
    return () => {
      clearInterval(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', look);
      for (const name of uses) removeEventListener(name, use);
    };
  }, [minutes]);
  return { isAsked, stay };
}

function endIdle(minutes: number): void {
  logOut();
  notify({ type: 'info', title: 'Logged out', body: idleCopy(minutes) });
}

const idleCopy = (minutes: number) =>
  `Nobody used this page for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, so you were logged out.`;
