import { httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { headersOf, jsonOf, type SendingOptions, send, stoppedBy } from './sending.ts';
import type { SessionEndOptions } from './session-end.ts';
import { sessionLink } from './session-link.ts';

/** How many calls the adapter takes in one request. */
const maxBatchSize = 10;

const unchanged = (value: unknown) => value;

/** JSON needs no transformer. An input that JSON cannot hold ends here, since tRPC's error would look like a lost connection. */
const serializable = (input: unknown) => {
  jsonOf(input);
  return input;
};

/** Where the adapter is, who is calling, and how. */
export interface ChooseLifeOptions extends SendingOptions, SessionEndOptions {
  /** Address of the adapter's procedures, for example `/trpc` or `https://wellness.example.com/trpc`. */
  readonly url: string;
  /** How many calls may go in one request; above 10 counts as 10, 1 sends each call alone. */
  readonly maxItems?: number | undefined;
}

/**
 * The terminating links of the adapter's client, for a tRPC client of your own. Concurrent calls are batched, always by POST, so
 * that e-mails and ids stay out of URLs and logs.
 */
export function chooseLifeLinks(options: ChooseLifeOptions): TRPCLink<AppRouter>[] {
  return [
    abortLink,
    ...(options.onSessionEnded ? [sessionLink(options, options.onSessionEnded)] : []),
    httpBatchLink<AppRouter>({
      url: options.url,
      methodOverride: 'POST',
      maxItems: Math.min(options.maxItems ?? maxBatchSize, maxBatchSize),
      transformer: { serialize: serializable, deserialize: unchanged },
      headers: () => headersOf(options),
      // tRPC's type of fetch has fewer members than the platform's; the values are the same.
      fetch: (input, init) => send(options, input as string | URL | Request, init as RequestInit),
    }),
  ];
}

/** Ends a call as soon as its own signal aborts. Other calls of the batch go on; tRPC alone would wait for all of them. */
const abortLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer => {
      const { signal } = op;
      const stop = () => observer.error(TRPCClientError.from(stoppedBy('AbortError')));
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop);
      const sent = next(op).subscribe(observer);
      return () => {
        signal?.removeEventListener('abort', stop);
        sent.unsubscribe();
      };
    });
