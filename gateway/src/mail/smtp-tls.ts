import { isLoopbackHost } from '@choose-life/service/loopback';

/** Options in the URL that decide neither where letters go nor whether the server is verified. nodemailer takes all there are. */
const harmless =
  /^(pool|name|max(Connections|Messages)|rate(Delta|Limit)|(connection|greeting|socket|dns)Timeout)$/;

/** Options that say where letters go, whatever host stands in the URL. */
const destinationOptions = ['host', 'service', 'proxy'];

/** Whether letters leave this machine on their way to the mail server. */
export function mailLeavesMachine(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  if (url === null || destinationOptions.some(name => url.searchParams.has(name))) return true;
  // Without a host nodemailer takes localhost.
  return !(url.hostname === '' || isLoopbackHost(url.hostname));
}

/** Why the URL of a mail server on another machine does not let TLS be verified; null where it does. */
export function smtpTlsFault(smtpUrl: string): string | null {
  const url = URL.parse(smtpUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  if (!mailLeavesMachine(smtpUrl) || [...url.searchParams.keys()].every(name => harmless.test(name))) {
    return null;
  }
  return 'letters leave this machine, so TLS is verified: of the options behind ? leave all out but pool, name, max…, rate… and …Timeout, or set SMTP_INSECURE=1';
}
