import { isLoopbackHost } from '@choose-life/service/loopback';

/** What pg 8 and libpq take for TLS without any doubt; with us each of them verifies certificate and name. */
const verifying: Readonly<Record<string, readonly string[]>> = {
  sslmode: ['require', 'verify-ca', 'verify-full'],
  ssl: ['true', '1'],
  uselibpqcompat: [],
};

/** Whether what is read and written leaves this machine. @param fallbackHost what pg takes where the URL names no host */
export function dataLeavesMachine(databaseUrl: string, fallbackHost = 'localhost'): boolean {
  const url = read(databaseUrl);
  const host = url?.searchParams.getAll('host').at(-1) || url?.hostname || fallbackHost;
  const isSocket = /^(\/|%2f)/i.test(host);
  return url === null || !(isSocket || isLoopbackHost(host));
}

/** What in the URL of a Postgres elsewhere stands against TLS that is verified; null where nothing does. */
export function postgresTlsProblem(databaseUrl: string, fallbackHost?: string): string | null {
  const url = read(databaseUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  const isFit = Object.entries(verifying).every(([name, values]) =>
    url.searchParams.getAll(name).every(value => values.includes(value)),
  );
  if (isFit || !dataLeavesMachine(databaseUrl, fallbackHost)) return null;
  return 'data leave this machine, so TLS is verified: set sslmode=verify-full or leave it out, leave ssl and uselibpqcompat out, or set DATABASE_INSECURE=1';
}

/** The URL without what would replace the strict options of `open-database.ts`: in pg the URL has the last word. */
export function withoutSslMode(databaseUrl: string): string {
  return databaseUrl.replace(/(?<=[?&])(?:sslmode|ssl)=[^&#]*/g, '');
}

/** Whether an error says that a server has no TLS, or none that can be verified. Node's codes name what did not fit. */
export function isTlsRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // pg's own error for a server without TLS has no code.
  return (
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_TO_)/.test(code) || / SSL connection/.test(error.message)
  );
}

/** pg also takes a user without a host, which is no URL by the standard; the user says nothing about where it leads. */
function read(databaseUrl: string): URL | null {
  return URL.parse(databaseUrl) ?? URL.parse(databaseUrl.replace(/\/\/[^/@]*@\//, '///'));
}
