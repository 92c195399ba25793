import { isLoopbackHost } from '@choose-life/service/loopback';

/** Why VALKEY_URL is not valid; null if it is valid. @param allowsInsecure permits a connection without TLS to another machine */
export function valkeyUrlProblem(text: string, allowsInsecure: boolean): string | null {
  const url = URL.parse(text);
  const isRedisUrl =
    url !== null &&
    // The text is tested, because ioredis uses TLS only if `rediss://` is in lower case, and the URL parser accepts any case.
    /^rediss?:\/\//.test(text) &&
    url.hostname !== '' &&
    hasValidPercentEncoding(url.username + url.password);
  if (!isRedisUrl)
    return 'must be a redis:// or rediss:// URL with percent-encoded special characters in the password';
  // ioredis reads options from the query, including one that switches off the check of certificates.
  if (url.search !== '' || url.hash !== '') return 'must not have a query or a fragment';
  if (!/^\/?\d*$/.test(url.pathname)) return 'must not have a path other than the number of a database';
  if (url.protocol === 'rediss:' || allowsInsecure || isLoopbackHost(url.hostname)) return null;
  return 'is on another machine, so it must be rediss:// (TLS), or VALKEY_INSECURE=1 must be set';
}

/** Whether the percent-encoding of a text is valid UTF-8. */
function hasValidPercentEncoding(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
