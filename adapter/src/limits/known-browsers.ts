import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type KnownBrowser = ReturnType<ReturnType<typeof createKnownBrowsers>['of']>;

/** The login call alone carries the cookie. */
const cookiePath = '/trpc/authentication.login';
const twelveWeeks = 12 * 7 * 24 * 60 * 60;

/**
 * Device cookies, as OWASP describes them. The cookie gives no access (docs/decisions/0013-known-browsers.md).
 * @param now milliseconds since 1970: a cookie outlives the process
 */
export function createKnownBrowsers(key: string, secure: boolean, now: () => number) {
  // Browsers take a name that begins so by https alone, and nobody can plant one by http.
  const cookieName = secure ? '__Secure-known-browser' : 'known-browser';
  const signatureOf = (id: string, ends: string, email: string) =>
    createHmac('sha256', key).update(`known-browser\n${id}\n${ends}\n${email}`).digest('base64url');
  const attributes = `Path=${cookiePath}; Max-Age=${twelveWeeks}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const seconds = () => Math.floor(now() / 1000);

  return {
    /** @param setCookie writes a Set-Cookie header into the answer. */
    of: (cookies: string | undefined, setCookie: (header: string) => void) => ({
      idFor(email: string): string | null {
        const [id = '', ends = '', signature = ''] = cookieValue(cookieName, cookies)?.split('.') ?? [];
        const isSigned = isSame(signature, signatureOf(id, ends, email));
        const left = Number(ends) - seconds();
        return isSigned && left > 0 && left <= twelveWeeks ? id : null;
      },
      /** Lets the browser show at its next login that it is known for this e-mail. */
      remember(email: string): void {
        const id = randomBytes(16).toString('base64url');
        const ends = String(seconds() + twelveWeeks);
        setCookie(`${cookieName}=${id}.${ends}.${signatureOf(id, ends, email)}; ${attributes}`);
      },
    }),
  };
}

function cookieValue(cookieName: string, cookies = ''): string | undefined {
  const start = `${cookieName}=`;
  const found = cookies.split(';').find(cookie => cookie.trim().startsWith(start));
  return found?.trim().slice(start.length);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
