import type { FakeAdapter } from './fake-adapter.ts';

/** The part of MSW's `http` that is needed, so that MSW need not be installed. */
export interface MswHttp<Handler> {
  readonly all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler;
}

/** Where the page looks for the adapter; a star stands for any host. */
export interface MswPlaces {
  /** The adapter's procedures, by default any address that ends in `/trpc`. */
  readonly url?: string | undefined;
  /** Where reports are downloaded from, by default any address that ends in `/reports/pdf`. */
  readonly reportsUrl?: string | undefined;
}

/** The fake as handlers for Mock Service Worker: `setupServer(...mswHandlers(fake, http))`, with `http` from `msw`. */
export function mswHandlers<Handler>(
  fake: FakeAdapter,
  http: MswHttp<Handler>,
  { reportsUrl = '*/reports/pdf', url = '*/trpc' }: MswPlaces = {},
): Handler[] {
  // What MSW is thrown becomes an answer with HTTP 500; this is its sign that no answer came.
  const answer = ({ request }: { request: Request }) =>
    fake.fetch(request).catch(error => {
      if (error instanceof TypeError) return Response.error();
      throw error;
    });
  return [http.all(`${url}/:procedures`, answer), http.all(reportsUrl, answer)];
}
