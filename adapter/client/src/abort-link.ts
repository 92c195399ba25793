import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';

/**
 * Ends a call at once when its own signal says so. Calls that travel in the same request go on; tRPC alone would let the
 * caller wait for all of them.
 */
export const abortLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer => {
      const { signal } = op;
      const stop = () => observer.error(TRPCClientError.from(new DOMException('', 'AbortError')));
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop);
      const sent = next(op).subscribe(observer);
      return () => {
        signal?.removeEventListener('abort', stop);
        sent.unsubscribe();
      };
    });
