import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { queries } from '@/api/trpc';
import { lazyComponent } from '@/components/lazy-component';
import { useOnceUsed } from '@/components/use-once-used';
import { useConfig } from '@/config-query';
import { keepLastUse, lastUse } from '@/session/last-use';
import { storedAtoms } from '@/session/stored-atoms';
import { watchSession } from './watch-session.ts';

const IdleDialog = lazyComponent(async () => (await import('./idle-dialog.tsx')).IdleDialog);

/** Where every session ends. Loaded before, so that it ends as well without a network, and after the app was updated. */
const loadEnd = () =>
  Promise.all([
    import('@/assessment/leave'),
    import('@/features/auth/auth-shell'),
    import('@/features/auth/login-page'),
    IdleDialog.load(),
  ]);

/** A session that was asked about within this time, in milliseconds, is not asked about again when its page is seen anew. */
const seenMs = 60_000;

/** Longer than most sessions last unused, so that asking keeps none alive. All tabs count from the same last use. */
const unusedMs = 31 * 60_000;

/** Notices that a session has ended, also after Back (docs/faults.md D4), and asks before an unused one ends. */
export function SessionWatch() {
  useOnceUsed(loadEnd);
  const isLoggedIn = useAtomValue(storedAtoms.token) !== null;
  const idleMinutes = useConfig()?.idleMinutes;
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (!isLoggedIn) return;
    let askedAt = 0;
    const look = () => {
      const { idleMs = 0, maxIdleMs = 0 } = lastUse() ?? {};
      setAsked(idleMs > maxIdleMs);
      if (Math.min(idleMs, Date.now() - askedAt) < unusedMs) return;
      askedAt = Date.now();
      askForSession(0);
    };
    const see = () => {
      look();
      if (document.visibilityState === 'visible') askForSession(seenMs);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && askForSession(0);
    const timer = setInterval(look, 1_000);
    const listening = new AbortController();
    addEventListener('pageshow', comeBack, { signal: listening.signal });
    document.addEventListener('visibilitychange', see, { signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [isLoggedIn]);

  useEffect(() => {
    if (isLoggedIn && idleMinutes !== undefined) void watchSession().then(() => keepLastUse(idleMinutes));
  }, [isLoggedIn, idleMinutes]);

  const stay = () => {
    keepLastUse();
    setAsked(false);
  };
  return (
    // The session ends all the same where the code of the dialog cannot be loaded.
    <ErrorBoundary fallback={null}>
      <Suspense>{isAsked && <IdleDialog onStay={stay} />}</Suspense>
    </ErrorBoundary>
  );
}

/** Asks the gateway whether the session still holds. An ended one opens its dialog; other faults are only logged. */
function askForSession(maxAgeMs: number): void {
  const meta = { onFault: 'log' } as const;
  queries.authentication.userDetails.fetch(undefined, { staleTime: maxAgeMs, meta }).catch(() => {});
}
