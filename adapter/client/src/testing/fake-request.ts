/** A request as the fake reads it. */
export interface FakeRequest {
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly token: string | null;
  /** The body in JSON, undefined where there is none. */
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

/** Only its path is looked at. */
const anywhere = 'http://fake.invalid';

/** Reads what `fetch` was given, by address or as a request; an address may be relative, as a page writes it. */
export async function readRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<FakeRequest> {
  const request = input instanceof Request ? input : null;
  const { pathname, searchParams } = new URL(request?.url ?? String(input), anywhere);
  const headers = new Headers(init.headers ?? request?.headers);
  const text = typeof init.body === 'string' ? init.body : ((await request?.clone().text()) ?? '');
  return {
    pathname,
    search: searchParams,
    token: headers.get('authorization'),
    body: text === '' ? undefined : JSON.parse(text),
    signal: init.signal ?? request?.signal ?? null,
  };
}

/** One call of a request in tRPC's wire form. */
export interface RequestedCall {
  readonly path: string;
  readonly input: unknown;
}

/** The calls of a request to `…/trpc/{names}`: one, or several in a batch, with inputs by place in body or query. */
export function callsIn({ body, pathname, search }: FakeRequest): {
  readonly calls: readonly RequestedCall[];
  readonly isBatch: boolean;
} {
  const names = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',');
  const written = search.get('input');
  const given = body ?? (written === null ? undefined : JSON.parse(written));
  const isBatch = search.has('batch');
  const inputOf = (index: number) => (isBatch ? Object(given)[index] : given);
  return { calls: names.map((path, index) => ({ path, input: inputOf(index) })), isBatch };
}
