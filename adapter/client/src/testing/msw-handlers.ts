import type { FakeAdapter } from './fake-adapter.ts';

/** The part of MSW's `http` that `mswHandlers` uses, so that this package does not depend on MSW. */
export interface MswHttp<Handler> {
  readonly all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler;
}

/** The URLs of the adapter, as patterns of MSW: `*` matches any text. */
export interface MswUrls {
  /** URL of the procedures, without the name of a procedure; by default any URL that ends in `/trpc`. */
  readonly url?: string | undefined;
  /** URL of the downloads; by default any URL that ends in `/reports/pdf`. */
  readonly reportsUrl?: string | undefined;
}

/** Converts a fake adapter to handlers for Mock Service Worker: `setupServer(...mswHandlers(fake, http))`, with `http` from `msw`. */
export function mswHandlers<Handler>(
  fake: FakeAdapter,
  http: MswHttp<Handler>,
  { reportsUrl = '*/reports/pdf', url = '*/trpc' }: MswUrls = {},
): Handler[] {
  // A fake that is offline rejects with a TypeError, like `fetch` without a network. MSW would convert the error to a response with HTTP 500.
  // `Response.error()` makes `fetch` reject.
  const answerRequest = ({ request }: { request: Request }) =>
    fake.fetch(request).catch(error => {
      if (error instanceof TypeError) return Response.error();
      throw error;
    });
  return [http.all(`${url}/:procedures`, answerRequest), http.all(reportsUrl, answerRequest)];
}
