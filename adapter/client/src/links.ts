import { httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { headersOf, jsonOf, namedError, type SendingOptions, send } from './sending.ts';
import type { SessionEndOptions } from './session-end.ts';
import { sessionLink } from './session-link.ts';

/** The maximum number of calls in one request. The adapter refuses more (`adapter/src/http/trpc-route.ts`). */
const maxBatchSize = 10;

const passThrough = (value: unknown) => value;

/**
 * Returns the input unchanged. Throws for an input that JSON cannot represent. Otherwise tRPC would fail with the TypeError of `JSON.stringify`,
 * and a TypeError counts as a lost connection (`OFFLINE`).
 */
const checkSerializable = (input: unknown) => {
  jsonOf(input);
  return input;
};

/** The options of a client. */
export interface ChooseLifeOptions extends SendingOptions, SessionEndOptions {
  /** URL of the adapter's procedures, for example `/trpc` or `https://wellness.example.com/trpc`. */
  readonly url: string;
  /** Maximum number of calls in one request: 10 by default and at most. With 1, each call has a request of its own. */
  readonly maxItems?: number | undefined;
}

/**
 * The links that end the chain of a tRPC client, for a tRPC client that the app creates itself. Calls of one type (query or mutation) that are
 * made at the same time are batched. All calls use POST, so that e-mail addresses and ids are not in URLs and logs.
 */
export function chooseLifeLinks(options: ChooseLifeOptions): TRPCLink<AppRouter>[] {
  return [
    // Before `sessionLink`, so that an abort also ends a call that waits for a new session.
    abortLink,
    ...(options.onSessionEnded ? [sessionLink(options, options.onSessionEnded)] : []),
    httpBatchLink<AppRouter>({
      url: options.url,
      methodOverride: 'POST',
      maxItems: Math.min(options.maxItems ?? maxBatchSize, maxBatchSize),
      // `AppRouter` declares a transformer, so tRPC requires one here.
      transformer: { serialize: checkSerializable, deserialize: passThrough },
      headers: () => headersOf(options),
      // tRPC's own type of `fetch` declares fewer members than the platform's; the values are the same.
      fetch: (input, init) => send(options, input as string | URL | Request, init as RequestInit),
    }),
  ];
}

/** Ends a call immediately when its signal aborts, while the other calls of the batch continue. tRPC would wait until all of them are aborted. */
const abortLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer => {
      const { signal } = op;
      const failAsAborted = () => observer.error(TRPCClientError.from(namedError('AbortError')));
      if (signal?.aborted) return failAsAborted();
      signal?.addEventListener('abort', failAsAborted);
      const subscription = next(op).subscribe(observer);
      return () => {
        signal?.removeEventListener('abort', failAsAborted);
        subscription.unsubscribe();
      };
    });
