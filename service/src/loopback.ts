import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or an address is the loopback interface. IPv6 may have brackets, as in a URL. */
export function isLoopbackHost(host: string): boolean {
  const hostWithoutBrackets = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(hostWithoutBrackets);
  return family === 0
    ? hostWithoutBrackets === 'localhost'
    : loopback.check(hostWithoutBrackets, family === 6 ? 'ipv6' : 'ipv4');
}

/** The loopback address for each wildcard address, which means all interfaces of the machine. Both are written as in URLs. */
const loopbackOfWildcard: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['[::]', '[::1]'],
]);

/**
 * The host of a URL that reaches a server of this machine.
 * @param listenHost the name or address that the server listens on, IPv6 with or without brackets
 * @returns null if a URL cannot contain it, such as an IPv6 zone
 */
export function urlHostOf(listenHost: string): string | null {
  const hostWithoutBrackets = listenHost.replace(/^\[|\]$/g, '');
  const urlHost = isIPv6(hostWithoutBrackets) ? `[${hostWithoutBrackets}]` : hostWithoutBrackets;
  const url = URL.parse(`http://${urlHost}`);
  // A slash in the listen host begins the path of the URL.
  if (url === null || url.pathname !== '/') return null;
  return loopbackOfWildcard.get(url.hostname) ?? url.hostname;
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** The last accepted Host header. Nearly all requests send the same one, so it is not parsed as a URL again, which is expensive. */
let lastAcceptedHost: string | null = null;

/**
 * Whether a request's Host header is `localhost` or a loopback address. In a DNS rebinding attack the header contains the host name of the
 * attacker, so the request is refused.
 */
export function hasLocalHostHeader({ host = '' }: IncomingHttpHeaders): boolean {
  if (host === lastAcceptedHost) return true;
  const url = URL.parse(`http://${host}`);
  if (url === null || !isLoopbackHost(url.hostname)) return false;
  lastAcceptedHost = host;
  return true;
}

/** Whether a request has a local Host header and was not forwarded by a proxy. A forwarded request may come from any machine. */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  return hasLocalHostHeader(headers) && !proxyHeaders.some(name => name in headers);
}
