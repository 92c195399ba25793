import { type AppRouter, chooseLifeLinks } from '@choose-life/client';
import { createTRPCClient, httpLink, splitLink } from '@trpc/client';
import { readToken } from '@/session/token';
import { fetchInSession } from './fetch-in-session.ts';

const url = '/trpc';
const unchanged = (value: unknown) => value;

/** Browsers let a request outlive its page up to 64 KiB, headers included: this many bytes for the input. */
const maxKeepaliveBytes = 60_000;

/** Typed calls without a cache: a fault is the caller's to show. Only those with the options of `atOnce` travel alone. */
export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ context }) => context.atOnce === true,
      true: httpLink({
        url,
        methodOverride: 'POST',
        transformer: { serialize: unchanged, deserialize: unchanged },
        headers: ({ op: { context } }) =>
          typeof context.token === 'string' ? { authorization: context.token } : {},
        fetch(input, init) {
          const { size } = new Blob([String(init?.body ?? '')]);
          return fetchInSession(input, {
            ...init,
            credentials: 'omit',
            keepalive: size <= maxKeepaliveBytes,
          });
        },
      }),
      false: chooseLifeLinks({ url, token: readToken, fetch: fetchInSession }),
    }),
  ],
});

/** The options of a call whose page may be gone in a moment: it leaves at once and alone, and outlives its page. */
export function atOnce(token = readToken()) {
  return { context: { atOnce: true, token } };
}
