import { useEffect } from 'react';
import { readToken } from '../session/token.ts';
import { queries } from './trpc.tsx';

/** A session that was asked about within this time, in milliseconds, is not asked about again when its page is seen anew. */
const seenMs = 60_000;

/**
 * Asks the gateway whether the session still holds. An ended one opens its dialog; other faults are only logged.
 * @param maxAgeMs how old an answer may be that is here already
 */
export function askForSession(maxAgeMs: number): void {
  if (readToken() === null) return;
  void queries.authentication.userDetails
    .fetch(undefined, { staleTime: maxAgeMs, meta: { onFault: 'log' } })
    .catch(() => {});
}

/** Asks whenever a page is seen again, or comes back by Back (docs/faults.md D4). */
export function useSessionWatch(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && askForSession(0);
    const onVisible = () => document.visibilityState === 'visible' && askForSession(seenMs);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
