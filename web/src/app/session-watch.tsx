import { useEffect, useRef, useState } from 'react';
import { logOut } from '../api/log-out.ts';
import { useSessionWatch } from '../api/use-session-watch.ts';
import { lazyPart } from '../components/lazy-component.tsx';
import { useConfig } from '../config.ts';
import { notify } from '../feedback/notification.ts';
import { signal, whenSignalled } from '../session/signals.ts';

const dialog = lazyPart(async () => (await import('./idle-dialog.tsx')).IdleDialog, { optional: true });

/** What stands beside every signed-in page: it notices the end of a session, and ends one that nobody uses. */
export function SessionWatch() {
  useSessionWatch();
  const { isAsked, stay } = useIdleEnd(useConfig()?.idleMinutes ?? 0);
  return isAsked && <dialog.Component onStay={stay} onLeave={logOut} />;
}

/** How long a person is asked before they are logged out, in milliseconds. */
const askedMs = 60_000;

/** Other tabs hear that somebody is at work at most this often, in milliseconds. */
const toldMs = 10_000;

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Logs out a person who has used no tab of this browser for so long; a minute before, they are asked. 0 is for never. Timers
 * do not run while a machine sleeps: the clock decides, and is looked at again before the page is seen.
 */
function useIdleEnd(minutes: number): { isAsked: boolean; stay: () => void } {
  const [isAsked, setAsked] = useState(false);
  const usedAt = useRef(0);
  const toldAt = useRef(0);

  const hear = () => {
    usedAt.current = Date.now();
    setAsked(false);
  };
  const stay = () => {
    hear();
    if (Date.now() - toldAt.current < toldMs) return;
    toldAt.current = Date.now();
    signal('atWork');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they change is the same at each render.
  useEffect(() => {
    if (minutes === 0) return;
    usedAt.current = Date.now();
    const look = () => {
      const idleMs = Date.now() - usedAt.current - minutes * 60_000;
      if (idleMs >= askedMs) endIdle(minutes);
      else setAsked(idleMs >= 0);
    };
    // Once the person is asked, only the dialog's own buttons answer.
    const use = () => Date.now() - usedAt.current < minutes * 60_000 && stay();
    const timer = setInterval(look, 1_000);
    const stopHearing = whenSignalled('atWork', hear);
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
