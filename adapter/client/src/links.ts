import { httpBatchLink, type TRPCLink } from '@trpc/client';
import type { AppRouter } from './app-router.ts';

/** The most calls the adapter takes in one request. */
const mostCallsAtOnce = 10;

/** JSON needs no transformer. */
const asItIs = (value: unknown) => value;

/** Where the adapter is and who is calling. */
export interface ChooseLifeOptions {
  /** Address of the adapter's procedures, for example `/trpc` or `https://wellness.example.com/trpc`. */
  readonly url: string;
  /** The session token, or what gives it at the time of each call; null, or none, when nobody is logged in. */
  readonly token?: string | null | (() => string | null);
  /** In place of the platform's own fetch. */
  readonly fetch?: typeof globalThis.fetch;
  /** The most calls in one request; above 10 counts as 10, 1 sends each call alone. */
  readonly maxItems?: number;
}

/**
 * The links every client of the adapter uses: calls made together travel together, always by POST, so that
 * e-mails and ids stay out of addresses and logs. The token goes raw, without a prefix.
 */
export function chooseLifeLinks({ url, token, fetch, maxItems }: ChooseLifeOptions): TRPCLink<AppRouter>[] {
  return [
    httpBatchLink<AppRouter>({
      url,
      methodOverride: 'POST',
      maxItems: Math.min(maxItems ?? mostCallsAtOnce, mostCallsAtOnce),
      transformer: { serialize: asItIs, deserialize: asItIs },
      headers: () => authorizationOf(token),
      // tRPC describes the platform's fetch in fewer words than the platform does; the values are the same.
      fetch: (input, init) =>
        (fetch ?? globalThis.fetch)(
          input as Parameters<typeof globalThis.fetch>[0],
          withoutCookies(init as RequestInit),
        ),
    }),
  ];
}

/** The token is the only credential: no call carries a cookie (s.6). */
export function withoutCookies(init: RequestInit): RequestInit {
  return { ...init, credentials: 'omit' };
}

/** The Authorization header of a token, left out without one. */
export function authorizationOf(token: ChooseLifeOptions['token']): Record<string, string> {
  const held = typeof token === 'function' ? token() : token;
  return held ? { authorization: held } : {};
}
