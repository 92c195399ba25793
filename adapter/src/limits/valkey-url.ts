import { isLoopback } from '@choose-life/gateway-client/send/address-policy';

/** What speaks against the URL of a store for limits; null where nothing does. @param insecure lets it go without TLS */
export function valkeyUrlProblem(text: string, insecure: boolean): string | null {
  const url = URL.parse(text);
  const isStore =
    url !== null &&
    /^rediss?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    isEncoded(url.username + url.password);
  if (!isStore)
    return 'must be a redis:// or rediss:// address; write special characters of the password as %XX';
  // ioredis takes options from there, also such as switch off the check of certificates.
  if (url.search !== '' || url.hash !== '') return 'must not hold options behind ?';
  if (!/^\/?\d*$/.test(url.pathname)) return 'must end in the number of a database, or in nothing';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const leavesMachine = host !== 'localhost' && !isLoopback(host);
  if (url.protocol === 'rediss:' || insecure || !leavesMachine) return null;
  return 'leaves this machine, so it must be rediss:// (TLS), or set VALKEY_INSECURE=1';
}

/** Whether each % begins a character written as %XX: in UTF-8, or ioredis does not take it. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
