import { isLoopbackHost } from '@choose-life/service/loopback';

/** Values of options in the URL that ask for TLS, in pg 8 as in libpq. With each of them we verify certificate and name. */
const verifyingValues: Readonly<Record<string, readonly string[]>> = {
  sslmode: ['require', 'verify-ca', 'verify-full'],
  ssl: ['true', '1'],
  uselibpqcompat: [],
};

/** Whether what is read and written leaves this machine. @param fallbackHost what pg takes where the URL names no host */
export function dataLeavesMachine(databaseUrl: string, fallbackHost = 'localhost'): boolean {
  const url = urlOf(databaseUrl);
  const host = url?.searchParams.getAll('host').at(-1) || url?.hostname || fallbackHost;
  const isSocket = /^(\/|%2f)/i.test(host);
  return url === null || !(isSocket || isLoopbackHost(host));
}

/** Why the URL of a Postgres on another machine does not let TLS be verified; null where it does. */
export function postgresTlsFault(databaseUrl: string, fallbackHost?: string): string | null {
  const url = urlOf(databaseUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  const isFit = Object.entries(verifyingValues).every(([name, values]) =>
    url.searchParams.getAll(name).every(value => values.includes(value)),
  );
  if (isFit || !dataLeavesMachine(databaseUrl, fallbackHost)) return null;
  return 'data leave this machine, so TLS is verified: set sslmode=verify-full or leave it out, leave ssl and uselibpqcompat out, or set DATABASE_INSECURE=1';
}

/** The URL without the options that would replace those of `open-database.ts`: pg prefers the URL's. */
export function withoutSslMode(databaseUrl: string): string {
  return databaseUrl.replace(/(?<=[?&])(?:sslmode|ssl)=[^&#]*/g, '');
}

/** Whether an error says that a server has no TLS, or none that can be verified. */
export function isTlsRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // pg's own error for a server without TLS has no code.
  return (
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_TO_)/.test(code) || / SSL connection/.test(error.message)
  );
}

/** pg also takes a URL with a user and no host, which the standard refuses: it is read without the user. */
function urlOf(databaseUrl: string): URL | null {
  return URL.parse(databaseUrl) ?? URL.parse(databaseUrl.replace(/\/\/[^/@]*@\//, '///'));
}
