import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { gatewayErrorOf } from './gateway-error.ts';
import { type SendingOptions, tokenOf } from './sending.ts';
import { notifySessionEnd } from './session-end.ts';

/** A tRPC link that calls `onSessionEnded` once for each expired token, and retries a failed read once if the function returns true. */
export function sessionLink(options: SendingOptions, onSessionEnded: () => unknown): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable(observer => {
        let subscription = { unsubscribe() {} };
        let isUnsubscribed = false;
        const sendCall = async (isRetry: boolean): Promise<void> => {
          // The token is read before the call, because the app may have a new token when the error arrives. If the app's `token` function
          // throws, the error is ignored here: the batch link calls the function again and reports the error.
          const token = await tokenOf(options).catch(() => null);
          if (isUnsubscribed) return;
          subscription = next(op).subscribe({
            next: value => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (gatewayErrorOf(error)?.kind !== 'SESSION_EXPIRED') return observer.error(error);
              // If `onSessionEnded` throws, there is no new session, and the caller gets the error of the call.
              const renewal = notifySessionEnd(onSessionEnded, token).catch(() => false);
              // A write or a second attempt is not retried, so its error does not wait for `onSessionEnded`.
              if (op.type !== 'query' || isRetry) return observer.error(error);
              void renewal.then(result => (result === true ? sendCall(true) : observer.error(error)));
            },
          });
        };
        void sendCall(false);
        return () => {
          isUnsubscribed = true;
          subscription.unsubscribe();
        };
      });
}
