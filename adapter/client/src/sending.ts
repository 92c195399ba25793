/** What goes with every request, of a call as of a PDF. */
export interface SendingOptions {
  /**
   * The session token, or what gives it at the time of each request; null, or none, when nobody is logged in. It goes raw:
   * without `Bearer` in front.
   */
  readonly token?: string | null | (() => string | null | Promise<string | null>);
  /** More headers, or what gives them at the time of each request. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>);
  /** Milliseconds after which a request is given up with `TIMEOUT`; without it, the adapter's own deadline of 35 s counts. */
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
    const held = typeof token === 'function' ? await token() : token;
    if (!held) return { ...own };
    hintAtPrefix(held);
    return { ...own, authorization: held };
  } catch (cause) {
    // A TypeError of the app's own code would look like a lost connection.
    throw new Error('The token or the headers of a call could not be had', { cause });
  }
}

/** The token is the only credential: no request carries a cookie (s.6). */
export function send(
  { fetch, timeoutMs }: SendingOptions,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const signals = [init.signal, timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)];
  const given = signals.filter(signal => signal != null);
  const [first = null] = given;
  const signal = given.length > 1 ? AbortSignal.any(given) : first;
  return (fetch ?? globalThis.fetch)(input, { ...init, signal, credentials: 'omit' });
}

let hasHinted = false;

/** Says once, while one develops, that the gateway takes no prefix; the token itself is not written. */
function hintAtPrefix(token: string): void {
  if (hasHinted || isProduction() || !/^bearer /i.test(token)) return;
  hasHinted = true;
  // biome-ignore lint/suspicious/noConsole: a hint for whoever develops.
  console.warn("Choose Life: the token goes raw; leave out the 'Bearer ' in front of it.");
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers put the word in place; where there is none, nobody has built for production. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}
