import { isLoopbackHost } from '@choose-life/service/loopback';

/** Options in a URL, which nodemailer takes all, that decide neither where letters go nor how far a server is trusted. */
const harmless =
  /^(pool|name|max(Connections|Messages)|rate(Delta|Limit)|(connection|greeting|socket|dns)Timeout)$/;

/** Options that say where letters go, whatever host stands in the URL. */
const leading = ['host', 'service', 'proxy'];

/** Whether letters leave this machine on their way to the mail server. */
export function mailLeavesMachine(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  if (url === null || leading.some(name => url.searchParams.has(name))) return true;
  // Without a host nodemailer takes localhost.
  return !(url.hostname === '' || isLoopbackHost(url.hostname));
}

/** What in the URL of a mail server elsewhere stands against TLS that is verified; null where nothing does. */
export function smtpTlsProblem(smtpUrl: string): string | null {
  const url = URL.parse(smtpUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  if (!mailLeavesMachine(smtpUrl) || [...url.searchParams.keys()].every(name => harmless.test(name))) {
    return null;
  }
  return 'letters leave this machine, so TLS is verified: of the options behind ? leave all out but pool, name, max…, rate… and …Timeout, or set SMTP_INSECURE=1';
}
