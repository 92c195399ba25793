/** What goes with every request, of a call as of a PDF. */
export interface SendingOptions {
  /**
   * The session token, or what gives it at the time of each request; null, or none, when nobody is logged in. It goes raw:
   * without `Bearer` in front.
   */
  readonly token?: string | null | (() => string | null | Promise<string | null>);
  /** More headers, or what gives them at the time of each request. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>);
  /** Milliseconds after which a request is given up with `TIMEOUT`; without it, the adapter's own limit for the call counts. */
  readonly timeoutMs?: number;
  /** In place of the platform's own fetch. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Headers by name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** The headers of a request: the app's own, and the token where there is one. */
export async function headersOf({ token, headers }: SendingOptions): Promise<Record<string, string>> {
  try {
    const own = typeof headers === 'function' ? await headers() : headers;
    const current = typeof token === 'function' ? await token() : token;
    if (!current) return { ...own };
    hintWhileDeveloping(current);
    return { ...own, authorization: current };
  } catch (cause) {
    // A TypeError of the app's own code would look like a lost connection.
    throw new Error('No token or headers', { cause });
  }
}

/**
 * The token is the only credential: no request carries a cookie (s.6), but for the login at one's own origin. Its cookie opens
 * nothing. It says that this browser is its owner's, so that no stranger's guesses hold it back, and comes with the answer of a
 * login, a sign-up or a reset.
 */
export function send(
  { fetch, timeoutMs }: SendingOptions,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const credentials = mayGetCookie(input) ? 'same-origin' : 'omit';
  const { signal = null } = init;
  const until = timeoutMs === undefined ? signal : signalWithin(timeoutMs, signal);
  return (fetch ?? globalThis.fetch)(input, { ...init, signal: until, credentials });
}

/** Such a call, where it travels alone. The cookie's own path keeps it from all but the login. */
function mayGetCookie(input: string | URL | Request): boolean {
  const address = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
  return /\/authentication\.(login|completePasswordReset|completeEnrollment)(\?|$)/.test(address);
}

function signalWithin(timeoutMs: number, own: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return own ? AbortSignal.any([own, timeout]) : timeout;
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A bundler removes this from a production build. Without a bundler there is no production build, and perhaps no `process`. */
function hintWhileDeveloping(token: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') hintAtPrefix(token);
  } catch {
    hintAtPrefix(token);
  }
}

let hasHinted = false;

/** Says once that the gateway takes no prefix; the token itself is not written. */
function hintAtPrefix(token: string): void {
  if (hasHinted || !/^bearer /i.test(token)) return;
  hasHinted = true;
  // biome-ignore lint/suspicious/noConsole: a hint for whoever develops.
  console.warn("Choose Life: leave out the 'Bearer ' in front of the token.");
}
