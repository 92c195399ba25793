import { useEffect } from 'react';
import { queries } from './trpc.tsx';

/** A session that was asked about within this time, in milliseconds, is not asked about again when its page is seen anew. */
const seenMs = 60_000;

/** How often the gateway is asked beside that. It is longer than most sessions last unused, so that asking keeps none alive. */
const idleMs = 31 * 60_000;

/**
 * Notices the end of a session while nobody calls: a page that is seen again, or comes back by Back (docs/faults.md D4), asks the
 * gateway, and so does one that lies idle. An ended session opens its dialog; other faults are only logged.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    const ask = (staleTime: number) =>
      void queries.authentication.userDetails
        .fetch(undefined, { staleTime, meta: { onFault: 'log' } })
        .catch(() => {});
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask(0);
    const onVisible = () => document.visibilityState === 'visible' && ask(seenMs);
    const timer = setInterval(ask, idleMs, seenMs);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
