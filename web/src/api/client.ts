import { type AppRouter, chooseLifeLinks } from '@choose-life/client';
import { createTRPCClient, httpLink, splitLink } from '@trpc/client';
import { readToken } from '@/session/token';
import { fetchInSession } from './fetch-in-session.ts';

const url = '/trpc';
/** A transformer that does nothing. tRPC's types require one in each link of this router (`adapter/client/src/app-router.ts`). */
const identity = (value: unknown) => value;

/** The maximum body of a `keepalive` request in bytes. Browsers limit such requests to 64 KiB, and 60,000 bytes leave a margin. */
const maxKeepaliveBytes = 60_000;

/**
 * The typed calls without a cache. The caller must show or ignore an error. Calls that are made together are sent in one request, except
 * calls with the options of `keepalive`.
 */
export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ context }) => context.keepalive === true,
      // Not batched, because the batch link sends after a timer, and a page that is being unloaded runs no timers.
      true: httpLink({
        url,
        // As in `chooseLifeLinks`: e-mail addresses and ids must not be in URLs and logs.
        methodOverride: 'POST',
        transformer: { serialize: identity, deserialize: identity },
        headers: ({ op: { context } }) =>
          // tRPC does not know the type of a context. The token is null for a call without a session.
          typeof context.token === 'string' ? { authorization: context.token } : {},
        fetch(input, init) {
          // The body of a tRPC call is JSON text. A Blob has its size in bytes.
          const { size } = new Blob([String(init?.body ?? '')]);
          return fetchInSession(input, {
            ...init,
            // s.6: requests have no credentials.
            credentials: 'omit',
            keepalive: size <= maxKeepaliveBytes,
          });
        },
      }),
      false: chooseLifeLinks({ url, token: readToken, fetch: fetchInSession }),
    }),
  ],
});

/** The result of `keepalive`. The context selects the link that sends the call. */
export interface KeepaliveOptions {
  readonly context: { readonly keepalive: true; readonly token: string | null };
}

/**
 * The options of a call whose page may be closed in a moment. The request is sent immediately and without a batch. The browser completes
 * it even if the page is closed, unless the body is longer than `maxKeepaliveBytes`.
 * @param token the token of the session that the call belongs to; null for a call without a session. Default: the stored token
 */
export function keepalive(token: string | null = readToken()): KeepaliveOptions {
  return { context: { keepalive: true, token } };
}
