import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { localStrings } from '../session/browser-storage.ts';
import { rereadStored } from '../session/stored-atoms.ts';
import { readToken } from '../session/token.ts';
import { trpc } from './trpc.ts';

/** The questions are the same for everybody, and somebody may be reading them. */
const questions = JSON.stringify(getQueryKey(trpc.hra.getQuestionnaire)[0]);

/**
 * Reads everything anew once another tab has logged in: what was read under the old token may be another account's
 * (docs/faults.md D9). A page that Back brings out of the browser's memory heard of nothing while it was frozen: it asks
 * whether its session still holds (D4).
 */
export function useTokenWatch(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    let frozenWith: string | null = null;
    const readAnew = () =>
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => JSON.stringify(queryKey[0]) !== questions,
      });
    const stop = localStrings.subscribe('token', token => token !== null && readAnew(), null);
    const freeze = () => {
      frozenWith = readToken();
    };
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      rereadStored();
      if (readToken() !== frozenWith) readAnew();
      // An expired session shows its dialog; nothing else is to be done about a fault.
      utils.authentication.userDetails
        .fetch(undefined, { staleTime: 0, meta: { onFault: 'log' } })
        .catch(() => {});
    };
    addEventListener('pagehide', freeze);
    addEventListener('pageshow', wake);
    return () => {
      stop();
      removeEventListener('pagehide', freeze);
      removeEventListener('pageshow', wake);
    };
  }, [queryClient, utils]);
}
