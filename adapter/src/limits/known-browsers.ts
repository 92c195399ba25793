import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The browser of one request. */
export interface KnownBrowser {
  /** The id of the browser if it is known for an e-mail, else null. */
  idFor(email: string): string | null;
  /** Sets a cookie that makes the browser known for an e-mail. */
  remember(email: string): void;
}

/** Reads and sets the cookies of known browsers. */
export interface KnownBrowsers {
  /**
   * The browser of a request.
   * @param cookies the Cookie header
   * @param setCookie adds a Set-Cookie header to the answer. `remember` calls it
   */
  fromCookies(cookies: string | undefined, setCookie: (header: string) => void): KnownBrowser;
}

/** Browsers send the cookie only with the login call. */
const cookiePath = '/trpc/authentication.login';
/** How long a browser stays known after a call that proves that the account belongs to it, such as a log-in. */
const twelveWeeksInSeconds = 12 * 7 * 24 * 60 * 60;

interface KnownBrowsersOptions {
  /** The key that signs the cookies. */
  readonly key: string;
  /** Whether the product is served by HTTPS. */
  readonly isHttps: boolean;
  /** Milliseconds since 1970, because a cookie outlives the process. */
  readonly now: () => number;
}

/**
 * Creates the device cookies that OWASP describes against password guessing. The cookie gives no access
 * (docs/decisions/0013-known-browsers.md).
 */
export function createKnownBrowsers({ key, isHttps, now }: KnownBrowsersOptions): KnownBrowsers {
  // Browsers accept a cookie with the prefix `__Secure-` only over HTTPS, so an attacker in the network cannot set it over HTTP.
  const cookieName = isHttps ? '__Secure-known-browser' : 'known-browser';
  const signatureOf = (id: string, endsSeconds: string, email: string) =>
    createHmac('sha256', key).update(`known-browser\n${id}\n${endsSeconds}\n${email}`).digest('base64url');
  const attributes = `Path=${cookiePath}; Max-Age=${twelveWeeksInSeconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  const nowSeconds = () => Math.floor(now() / 1000);

  return {
    fromCookies: (cookies, setCookie) => ({
      idFor(email) {
        // If a part of the cookie is missing, the signature does not match.
        const [id = '', endsSeconds = '', signature = ''] =
          cookieValue(cookieName, cookies)?.split('.') ?? [];
        const isSigned = isEqualInConstantTime(signature, signatureOf(id, endsSeconds, email));
        const remainingSeconds = Number(endsSeconds) - nowSeconds();
        // More than twelve weeks remain only if the clock was set back.
        return isSigned && remainingSeconds > 0 && remainingSeconds <= twelveWeeksInSeconds ? id : null;
      },
      remember(email) {
        const id = randomBytes(16).toString('base64url');
        const endsSeconds = String(nowSeconds() + twelveWeeksInSeconds);
        setCookie(`${cookieName}=${id}.${endsSeconds}.${signatureOf(id, endsSeconds, email)}; ${attributes}`);
      },
    }),
  };
}

function cookieValue(cookieName: string, cookies = ''): string | undefined {
  const start = `${cookieName}=`;
  const pairs = cookies.split(';').map(pair => pair.trim());
  return pairs.find(pair => pair.startsWith(start))?.slice(start.length);
}

/** Compares in constant time, so that a caller cannot find out a signature character by character. */
function isEqualInConstantTime(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
