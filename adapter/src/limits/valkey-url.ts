import { isLoopbackHost } from '@choose-life/service/loopback';

/** Why the URL of a store for limits is refused; null where it is not. @param insecure lets it go without TLS */
export function valkeyUrlProblem(text: string, insecure: boolean): string | null {
  const url = URL.parse(text);
  const isStore =
    url !== null &&
    /^rediss?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    isPercentEncoded(url.username + url.password);
  if (!isStore)
    return 'must be a redis:// or rediss:// address; write special characters of the password as %XX';
  // ioredis takes options from there, also such as switch off the check of certificates.
  if (url.search !== '' || url.hash !== '') return 'must not hold options behind ?';
  if (!/^\/?\d*$/.test(url.pathname)) return 'must end in the number of a database, or in nothing';
  if (url.protocol === 'rediss:' || insecure || isLoopbackHost(url.hostname)) return null;
  return 'leaves this machine, so it must be rediss:// (TLS), or set VALKEY_INSECURE=1';
}

/** Whether each % of a part of a URL begins a character written as %XX, in UTF-8. */
function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
