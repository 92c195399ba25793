import { type AppRouter, chooseLifeLinks } from '@choose-life/client';
import { createTRPCClient, httpLink, splitLink } from '@trpc/client';
import { readToken } from '@/session/token';
import { fetchInSession } from './fetch-in-session.ts';

const url = '/trpc';
/** tRPC's types require a transformer in each link of this router (`adapter/client/src/app-router.ts`). Values stay JSON. */
const unchanged = (value: unknown) => value;

/** The maximum body of a `keepalive` request in bytes. Browsers allow 64 KiB for the whole request; the rest is for the headers. */
const maxKeepaliveBytes = 60_000;

/**
 * The typed calls without a cache; the caller shows an error, or ignores it. Calls that are made together are sent in one
 * request, except calls with the options of `keepalive`.
 */
export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ context }) => context.keepalive === true,
      // Not batched: the batch link sends after a timer, and timers no longer run once the page is unloaded.
      true: httpLink({
        url,
        // As in `chooseLifeLinks`: e-mail addresses and ids must not be in URLs and logs.
        methodOverride: 'POST',
        transformer: { serialize: unchanged, deserialize: unchanged },
        headers: ({ op: { context } }) =>
          typeof context.token === 'string' ? { authorization: context.token } : {},
        fetch(input, init) {
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

/** The options of a call that is sent by `keepalive`. */
export interface KeepaliveOptions {
  readonly context: { readonly keepalive: true; readonly token: string | null };
}

/**
 * The options of a call whose page may be closed in a moment. The request is sent immediately and on its own, and the browser
 * completes it after the page is gone, unless its body is longer than browsers allow.
 * @param token of the session that the call belongs to; null for a call without a session
 */
export function keepalive(token: string | null = readToken()): KeepaliveOptions {
  return { context: { keepalive: true, token } };
}
