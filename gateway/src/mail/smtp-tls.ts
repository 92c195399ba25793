import { isLoopbackHost } from '../loopback.ts';

/** Options of nodemailer's in a URL that decide how far a server is trusted. */
const weakening = /^(ignoreTLS|requireTLS|opportunisticTLS|tls\.)/i;

/** Whether letters leave this machine on their way to the mail server. */
export function mailLeavesMachine(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  // Without a host nodemailer takes localhost.
  return url === null || !(url.hostname === '' || isLoopbackHost(url.hostname));
}

/** What in the URL of a mail server elsewhere stands against TLS that is verified; null where nothing does. */
export function smtpTlsProblem(smtpUrl: string): string | null {
  const url = URL.parse(smtpUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  if (!mailLeavesMachine(smtpUrl) || ![...url.searchParams.keys()].some(name => weakening.test(name))) {
    return null;
  }
  return 'letters leave this machine, so TLS is verified: leave ignoreTLS, requireTLS, opportunisticTLS and tls.* out, or set SMTP_INSECURE=1';
}
