import { isLoopbackHost } from '@choose-life/service/loopback';
import { isPercentEncoded } from '@choose-life/service/percent-encoding';

/** An S3-compatible store, as `OBJECT_STORE_URL` names it. */
export interface ObjectStoreAddress {
  /** With the bucket, where it stands in the path; no slash at the end. */
  readonly base: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** What is wrong with the URL of a store; null where nothing is. The text never repeats the URL: it holds a secret. */
export function objectStoreFault(text: string, mayLackTls: boolean): string | null {
  const url = URL.parse(text);
  const isWhole =
    url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && url.password !== '';
  if (!isWhole || !isPercentEncoded(url.username + url.password + url.pathname)) {
    return 'must be https://KEY:SECRET@host/bucket?region=…, special characters of key and secret as %XX';
  }
  if ([...url.searchParams.keys()].some(name => name !== 'region') || url.pathname.split('/').length > 2) {
    return 'must have a bucket alone behind the host, and no option but region';
  }
  if (url.protocol === 'https:' || mayLackTls || isLoopbackHost(url.hostname)) return null;
  return 'PDFs leave this machine, so https is needed, or OBJECT_STORE_INSECURE=1';
}

/** Reads a URL that `objectStoreFault` has found nothing wrong with. */
export function objectStoreAddress(text: string): ObjectStoreAddress {
  const url = new URL(text);
  return {
    base: `${url.origin}${url.pathname}`.replace(/\/$/, ''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    // Stores without regions accept this one.
    region: url.searchParams.get('region') || 'us-east-1',
  };
}
