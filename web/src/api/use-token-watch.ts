import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { localStrings } from '../session/browser-storage.ts';
import { rereadStored } from '../session/stored-atoms.ts';
import { readToken } from '../session/token.ts';
import { queries, queryClient, trpc } from './trpc.tsx';

/** Not reset: the questions are the same for everybody, and somebody may be reading them. */
const questions = JSON.stringify(getQueryKey(trpc.hra.getQuestionnaire)[0]);

/**
 * Refetches everything once another tab has logged in: cached data may belong to another account (docs/faults.md D9). A page
 * restored from the back/forward cache has missed such changes: it compares tokens, and checks whether its session is valid (D4).
 */
export function useTokenWatch(): void {
  useEffect(() => {
    let tokenBefore: string | null = null;
    const refetch = () =>
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => JSON.stringify(queryKey[0]) !== questions,
      });
    const stop = localStrings.subscribe('token', token => token !== null && refetch(), null);
    const onHide = () => {
      tokenBefore = readToken();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      rereadStored();
      if (readToken() !== tokenBefore) refetch();
      // An expired session opens its dialog. Other faults are only logged.
      queries.authentication.userDetails
        .fetch(undefined, { staleTime: 0, meta: { onFault: 'log' } })
        .catch(() => {});
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      stop();
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
