import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { gatewayErrorOf } from './gateway-error.ts';
import { type SendingOptions, tokenOf } from './sending.ts';
import { tellSessionEnd } from './session-end.ts';

/** Tells of an ended session once for each token, and asks reads again where the app has logged in anew. */
export function sessionLink(options: SendingOptions, onSessionEnded: () => unknown): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable(observer => {
        let sent = { unsubscribe() {} };
        let isLeft = false;
        const ask = async (isAgain: boolean): Promise<void> => {
          const token = await tokenOf(options).catch(() => null);
          if (isLeft) return;
          sent = next(op).subscribe({
            next: value => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (gatewayErrorOf(error)?.kind !== 'SESSION_EXPIRED') return observer.error(error);
              const failed = () => observer.error(error);
              const renewed = tellSessionEnd(onSessionEnded, token);
              if (op.type === 'query' && !isAgain)
                return void renewed.then(isRenewed => (isRenewed === true ? ask(true) : failed()), failed);
              // Nothing waits for a log-in that would not help it.
              renewed.catch(() => {});
              failed();
            },
          });
        };
        void ask(false);
        return () => {
          isLeft = true;
          sent.unsubscribe();
        };
      });
}
