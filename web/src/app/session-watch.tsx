import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { queries } from '@/api/trpc';
import { lazyComponent } from '@/components/lazy-component';
import { useLoadOnFirstInteraction } from '@/components/use-load-on-first-interaction';
import { useConfig } from '@/config-query';
import { lastUse, recordUse } from '@/session/last-use';
import { storedAtoms } from '@/session/stored-atoms';
import { watchIdleTime } from './watch-idle-time.ts';

const IdleDialog = lazyComponent(async () => (await import('./idle-dialog.tsx')).IdleDialog);

/** Loads the code for the end of a session in advance. Later the network may be down, or a new release may have replaced the files. */
const loadLogOutCode = () =>
  Promise.all([
    import('@/assessment/leave'),
    import('@/features/auth/auth-shell'),
    import('@/features/auth/login-page'),
    IdleDialog.load(),
  ]);

/** A tab that becomes visible does not check the session if it was checked within this time, in milliseconds (docs/faults.md D4). */
const recentCheckMs = 60_000;

/**
 * The time without use, in milliseconds, after which a session is checked at the gateway. It is longer than the 30 minutes for which the
 * embedded gateway keeps an unused session, so that the checks themselves do not keep the session alive. All tabs count from the same
 * last use.
 */
const unusedCheckMs = 31 * 60_000;

/**
 * Detects that the session has ended at the gateway: when the tab becomes visible, when the back/forward cache shows the page
 * again (docs/faults.md D4), and after a long time without use. Opens the idle dialog before an idle session ends (D30).
 */
export function SessionWatch() {
  useLoadOnFirstInteraction(loadLogOutCode);
  const isLoggedIn = useAtomValue(storedAtoms.token) !== null;
  const idleMinutes = useConfig()?.idleMinutes;
  const [isDialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    if (!isLoggedIn) return;
    let checkedAt = 0;
    const checkIdleTime = () => {
      // Until the first use is stored, both are 0, so that no dialog opens.
      const { idleMs = 0, maxIdleMs = 0 } = lastUse() ?? {};
      // Another tab may have recorded a use, which closes the dialog here too.
      setDialogOpen(idleMs > maxIdleMs);
      if (idleMs < unusedCheckMs) return;
      // At most one check per `unusedCheckMs`, because the session stays unused after a check.
      if (Date.now() - checkedAt < unusedCheckMs) return;
      checkedAt = Date.now();
      checkSession({ maxAgeMs: 0 });
    };
    const onVisibilityChange = () => {
      // Timers of hidden tabs are delayed, and do not run while a computer sleeps.
      checkIdleTime();
      if (document.visibilityState === 'visible') checkSession({ maxAgeMs: recentCheckMs });
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && checkSession({ maxAgeMs: 0 });
    const timer = setInterval(checkIdleTime, 1_000);
    const controller = new AbortController();
    addEventListener('pageshow', onPageShow, { signal: controller.signal });
    document.addEventListener('visibilitychange', onVisibilityChange, { signal: controller.signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isLoggedIn]);

  useEffect(() => {
    // If the session is already idle, `watchIdleTime` ends it, and `recordUse` does nothing. Otherwise opening the page counts as a use. The
    // configured idle time is stored with it.
    if (isLoggedIn && idleMinutes !== undefined) void watchIdleTime().then(() => recordUse(idleMinutes));
  }, [isLoggedIn, idleMinutes]);

  const stay = () => {
    recordUse();
    setDialogOpen(false);
  };
  return (
    // If the code of the dialog cannot be loaded, the session still ends.
    <ErrorBoundary fallback={null}>
      <Suspense>{isDialogOpen && <IdleDialog onStay={stay} />}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Checks with a call for the user details whether the session is still valid. If it has expired, the query cache opens the dialog for that.
 * Other errors are only logged.
 * @param maxAgeMs a cached result of at most this age, in milliseconds, makes the call unnecessary
 */
function checkSession({ maxAgeMs }: { readonly maxAgeMs: number }): void {
  const meta = { onFault: 'log' } as const;
  // An error is ignored here, because the query cache handles it.
  queries.authentication.userDetails.fetch(undefined, { staleTime: maxAgeMs, meta }).catch(() => {});
}
