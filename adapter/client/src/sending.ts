/** The options of every request, for calls and PDFs alike. */
export interface SendingOptions {
  /**
   * The session token, or a function that gives it for each request; null, or none, when nobody is logged in. It goes raw:
   * without `Bearer` in front.
   */
  readonly token?: string | null | (() => string | null | Promise<string | null>) | undefined;
  /** More headers, or what gives them at the time of each request. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>) | undefined;
  /**
   * Milliseconds after which a request is given up with `TIMEOUT`. Without it, with `Infinity` and above 2 ** 31 - 1 the adapter's own
   * limit for the call counts.
   */
  readonly timeoutMs?: number | undefined;
  /** In place of the platform's own fetch. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Headers by name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** The headers of a request: the app's own, and the token where there is one. */
export async function headersOf({ headers, token }: SendingOptions): Promise<Record<string, string>> {
  try {
    const own = typeof headers === 'function' ? await headers() : headers;
    const current = await tokenOf({ token });
    const all = current ? { ...own, authorization: current } : { ...own };
    for (const [name, value] of Object.entries(all)) checkHeader(name, value);
    if (current) hintWhileDeveloping(current);
    return all;
  } catch (cause) {
    throw unsendable(cause);
  }
}

/** Blanks around a value are not sent. Of what stays, no platform sends more than printable Latin-1 and tabs. */
const unsendableCharacter = /[^\t\x20-\x7e\x80-\xff]/;
const blanksAround = /^[\t\n\r ]+|[\t\n\r ]+$/g;
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** The platform's own refusal would look like a lost connection. The error does not hold the value. */
function checkHeader(name: string, value: string): void {
  if (!headerName.test(name)) throw new Error('A name of a header cannot be sent');
  if (unsendableCharacter.test(String(value).replace(blanksAround, '')))
    throw new Error(`The header ${name} cannot be sent`);
}

/** The input as JSON. @throws an error that `unansweredError` reads as `INVALID_INPUT` */
export function jsonOf(input: unknown): string {
  try {
    return JSON.stringify(input);
  } catch (cause) {
    throw unsendable(cause);
  }
}

/** The error of a request that cannot be sent: the token, a header or the input, or the app's code that gives them. */
function unsendable(cause: unknown): Error {
  return Object.assign(new Error('The request cannot be sent', { cause }), { name: 'UnsendableError' });
}

/** The token as it is now; null where there is none. */
export async function tokenOf({ token = null }: Pick<SendingOptions, 'token'>): Promise<string | null> {
  return typeof token === 'function' ? token() : token;
}

/**
 * The token is the only credential: no request carries a cookie (s.6), but for the login at one's own origin. Its cookie gives no
 * access. It marks the browser as its owner's, so that attackers' guesses do not delay it. The answer to a login, a sign-up or a
 * reset sets it.
 */
export async function send(
  { fetch, timeoutMs }: SendingOptions,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const credentials = mayGetCookie(input) ? 'same-origin' : 'omit';
  if (fetch === undefined) checkAddress(input);
  const isLimited = timeoutMs !== undefined && timeoutMs <= maxTimerMs;
  const until = isLimited ? signalWithin(timeoutMs, init.signal ?? null) : null;
  try {
    const { signal = null } = until ?? init;
    return await (fetch ?? globalThis.fetch)(input, { ...init, signal, credentials });
  } catch (error) {
    // Not every platform ends a request with the reason that its signal has.
    throw until?.isOver() ? stoppedBy('TimeoutError') : error;
  }
}

/** Such a call, where it travels alone. The cookie's own path keeps it from all but the login. */
function mayGetCookie(input: string | URL | Request): boolean {
  return /\/authentication\.(login|completePasswordReset|completeEnrollment)(\?|$)/.test(addressOf(input));
}

function addressOf(input: string | URL | Request): string {
  return typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
}

/** @throws where no request can go to an address: it is none, or a server has no page that it could be relative to. */
function checkAddress(input: string | URL | Request): void {
  const page = (globalThis as { location?: { readonly href: string } }).location?.href;
  try {
    new URL(addressOf(input), page);
  } catch {
    throw Object.assign(new Error('The address of the adapter cannot be read'), { name: 'AddressError' });
  }
}

/** A timer that is set for longer ends at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Neither `AbortSignal.timeout` nor `AbortSignal.any`: React Native has none. */
function signalWithin(timeoutMs: number, own: AbortSignal | null) {
  const controller = new AbortController();
  let isOver = false;
  const timer: unknown = setTimeout(() => {
    isOver = true;
    controller.abort(stoppedBy('TimeoutError'));
  }, timeoutMs);
  // Node's timer alone would keep a program from ending; elsewhere a timer has no such member.
  (timer as { readonly unref?: () => void }).unref?.();
  const leave = () => controller.abort(own?.reason);
  if (own?.aborted) leave();
  else own?.addEventListener('abort', leave, { once: true });
  return { signal: controller.signal, isOver: () => isOver };
}

/** The error that ends a request. Not every platform has `DOMException`. */
export function stoppedBy(name: 'AbortError' | 'TimeoutError'): Error {
  return Object.assign(new Error(name), { name });
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
  // biome-ignore lint/suspicious/noConsole: a hint for developers.
  console.warn("@choose-life/client: leave out the 'Bearer ' in front of the token.");
}
