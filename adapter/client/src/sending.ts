/** The options of every request, for calls and downloads. */
export interface SendingOptions {
  /**
   * The session token, or a function that returns it for each request; null or undefined if nobody is logged in. Pass it as the log-in returned
   * it, without the prefix `Bearer` (s.6).
   */
  readonly token?: string | null | (() => string | null | Promise<string | null>) | undefined;
  /** Additional headers, or a function that returns them for each request. The token replaces a header `Authorization`, in any case. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>) | undefined;
  /**
   * Timeout of a request in milliseconds, including its response body, after which it fails with `TIMEOUT`. If it is missing or above 2 ** 31 - 1,
   * the maximum of a timer, only the adapter's timeout of the call applies.
   */
  readonly timeoutMs?: number | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Headers by name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** The headers of a request: those of the app and the token, if there is one. @throws an error that `unansweredError` reads as `INVALID_INPUT` */
export async function headersOf({ headers, token }: SendingOptions): Promise<Record<string, string>> {
  try {
    const appHeaders = typeof headers === 'function' ? await headers() : headers;
    const currentToken = await tokenOf({ token });
    const allHeaders: Record<string, string> = { ...appHeaders };
    if (currentToken) {
      // `fetch` would join another header of this name and the token to 'value, token'.
      for (const name of Object.keys(allHeaders))
        if (name.toLowerCase() === 'authorization') delete allHeaders[name];
      allHeaders.authorization = currentToken;
    }
    for (const [name, value] of Object.entries(allHeaders)) checkHeader(name, value);
    if (currentToken) warnInDevelopment(currentToken);
    return allHeaders;
  } catch (cause) {
    throw unsendable(cause);
  }
}

/**
 * The characters that not every `fetch` accepts in a header value: all except tabs, printable ASCII characters, and U+0080 to U+00FF. Node's
 * `fetch` refuses all of them.
 */
const unsendableCharacter = /[^\t\x20-\x7e\x80-\xff]/;
/** `fetch` removes white space at the start and the end of a header value. */
const surroundingWhitespace = /^[\t\n\r ]+|[\t\n\r ]+$/g;
/** The characters that HTTP allows in the name of a header (`token` in RFC 9110). */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Throws for an invalid header, because the error of `fetch` would look like a lost connection. The error does not contain the value. */
function checkHeader(name: string, value: string): void {
  if (!headerName.test(name)) throw new Error('A header has an invalid name');
  // In plain JavaScript a value may not be a string.
  if (unsendableCharacter.test(String(value).replace(surroundingWhitespace, '')))
    throw new Error(`The header ${name} has an invalid value`);
}

/** The input as JSON. @throws an error that `unansweredError` reads as `INVALID_INPUT` */
export function jsonOf(input: unknown): string {
  try {
    return JSON.stringify(input);
  } catch (cause) {
    throw unsendable(cause);
  }
}

/** The error of a request that cannot be sent, because of its token, a header or its input, or because the app's function for them threw. */
function unsendable(cause: unknown): Error {
  return Object.assign(new Error('The request cannot be sent', { cause }), { name: 'UnsendableError' });
}

/** The current token; null if there is none. */
export async function tokenOf({ token = null }: Pick<SendingOptions, 'token'>): Promise<string | null> {
  return typeof token === 'function' ? token() : token;
}

/**
 * Sends a request with `fetch`, with its timeout and its `credentials`. Requests have no cookies, because the token is the only credential
 * (s.6). The exception is the cookie of a known browser at the same origin. It gives no access, but exempts the account's owner from the
 * rate limits for log-ins from unknown browsers (docs/decisions/0013-known-browsers.md). A log-in sends it; the answers to a log-in, to the
 * completion of a sign-up and to that of a password reset set it.
 */
export async function send(
  { fetch, timeoutMs }: SendingOptions,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const credentials = usesBrowserCookie(input) ? 'same-origin' : 'omit';
  // A `fetch` function of the app may accept addresses that the platform's `fetch` refuses: the fake adapter accepts relative ones in Node.
  if (fetch === undefined) checkAddress(input);
  const hasTimeout = timeoutMs !== undefined && timeoutMs <= maxTimerMs;
  const timeout = hasTimeout ? timeoutSignal(timeoutMs, init.signal ?? null) : null;
  try {
    const signal = timeout?.signal ?? init.signal ?? null;
    return await (fetch ?? globalThis.fetch)(input, { ...init, signal, credentials });
  } catch (error) {
    // Not every platform rejects with the signal's reason, which is a TimeoutError.
    throw timeout?.hasPassed() ? namedError('TimeoutError') : error;
  }
}

/**
 * Whether the request is a single call that sends or sets the cookie of a known browser; false for a batch of several calls. Browsers send the
 * cookie only with a single log-in, because its path is the path of this call, and the path of a batch contains the names of all its calls.
 */
function usesBrowserCookie(input: string | URL | Request): boolean {
  return /\/authentication\.(login|completePasswordReset|completeEnrollment)(\?|$)/.test(addressOf(input));
}

function addressOf(input: string | URL | Request): string {
  if (typeof input === 'string') return input;
  // A Request has `url`, a URL has `href`.
  return 'url' in input ? input.url : input.href;
}

/** Throws an `AddressError` if the address is not a valid URL, or is relative outside of a web page. */
function checkAddress(input: string | URL | Request): void {
  // `location` exists only in browsers, and the types of this package do not include the DOM.
  const page = (globalThis as { location?: { readonly href: string } }).location?.href;
  try {
    new URL(addressOf(input), page);
  } catch {
    throw Object.assign(new Error('The address of the adapter is not a valid URL'), { name: 'AddressError' });
  }
}

/** The longest delay that `setTimeout` supports, in milliseconds. It runs the callback of a longer one immediately. */
const maxTimerMs = 2 ** 31 - 1;

interface TimeoutSignal {
  readonly signal: AbortSignal;
  /** Whether the timeout has passed. */
  readonly hasPassed: () => boolean;
}

/**
 * A signal that aborts after the timeout or with the caller's signal. It uses no `AbortSignal.timeout` and `AbortSignal.any`, which React Native
 * lacks.
 */
function timeoutSignal(timeoutMs: number, callerSignal: AbortSignal | null): TimeoutSignal {
  const controller = new AbortController();
  let hasPassed = false;
  // The timer and the listener below stay when `fetch` resolves, because the body may still be on its way.
  const timer: unknown = setTimeout(() => {
    hasPassed = true;
    controller.abort(namedError('TimeoutError'));
  }, timeoutMs);
  // In Node a timer keeps the process running unless it is unreferenced. In browsers a timer is a number.
  (timer as { readonly unref?: () => void }).unref?.();
  const abort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener('abort', abort, { once: true });
  return { signal: controller.signal, hasPassed: () => hasPassed };
}

/** An error with the name of the `DOMException` of an aborted request, since not every platform has `DOMException`. */
export function namedError(name: 'AbortError' | 'TimeoutError'): Error {
  return Object.assign(new Error(name), { name });
}

// Declared here, because the types of this package do not include Node.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Warns about a token with a prefix, except in a production build, in which the bundler replaces the condition and removes the call. In a page
 * without a bundler `process` does not exist, so the page always warns.
 */
function warnInDevelopment(token: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') warnAboutPrefix(token);
  } catch {
    warnAboutPrefix(token);
  }
}

let hasWarned = false;

/** Warns once if the token has the prefix `Bearer`, which the gateway does not accept (s.6). It does not write the token. */
function warnAboutPrefix(token: string): void {
  if (hasWarned || !/^bearer /i.test(token)) return;
  hasWarned = true;
  // biome-ignore lint/suspicious/noConsole: a warning for developers.
  console.warn("@choose-life/client: remove the prefix 'Bearer ' from the token.");
}
