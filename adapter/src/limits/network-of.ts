import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address: the whole IPv4 address, or the first 64 bits of an IPv6 address, which usually belong to one caller. Returns
 * `unknown` if there is no valid address.
 */
export function networkOf(address: string | undefined): string {
  const normalized = plainAddress(address);
  if (normalized === null) return 'unknown';
  return isIPv4(normalized) ? normalized : groupsOf(normalized).slice(0, 4).join(':');
}

/** The range of one office, home or rented server: the first 24 bits of IPv4, the first 48 of IPv6. */
export function siteOf(network: string): string {
  return firstPartsOf(network, 3);
}

/** The range of one provider in one region: the first 16 bits of IPv4, the first 32 of IPv6. */
export function regionOf(network: string): string {
  return firstPartsOf(network, 2);
}

function firstPartsOf(network: string, count: number): string {
  // IPv6 groups are joined with dots too: the result is only compared, never parsed.
  return network.split(/[.:]/).slice(0, count).join('.');
}

/**
 * Extracts the address from a text of a socket or a proxy, which may also have a port, brackets or a zone. An IPv4-mapped IPv6 address becomes
 * IPv4. Returns null for any other text.
 */
export function plainAddress(text: string | undefined): string | null {
  // Nearly all addresses are plain IPv4.
  if (text !== undefined && isIPv4(text)) return text;
  // An address in brackets, or an IPv4 address; both with an optional port.
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d*)?$/.exec(text ?? '') ?? [];
  // A percent sign begins the zone.
  const address = (bracketed ?? dotted ?? text ?? '').replace(/%.*$/, '');
  if (!isIPv6(address)) return isIPv4(address) ? address : null;
  const groups = groupsOf(address).map(group => Number.parseInt(group, 16));
  // The prefix of an IPv4-mapped address is `::ffff`.
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,65535') return address;
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address. The URL parser writes them in lower case, without leading zeros and with `::` for zeros. */
function groupsOf(address: string): string[] {
  // The callers have checked that the address is IPv6, so the fallback is never used.
  const normalized = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
  const [start = '', end] = normalized.split('::');
  const startGroups = start === '' ? [] : start.split(':');
  if (end === undefined) return startGroups;
  const endGroups = end === '' ? [] : end.split(':');
  const zeros = new Array<string>(8 - startGroups.length - endGroups.length).fill('0');
  return [...startGroups, ...zeros, ...endGroups];
}

/** An address or a CIDR range as arguments of `addSubnet` of Node's `BlockList`; null for any other text. */
export function subnetOf(text: string): [address: string, bits: number, family: 'ipv4' | 'ipv6'] | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const addressBits = family === 'ipv6' ? 128 : 32;
  const areBitsValid = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= addressBits);
  if (isIP(address) === 0 || rest.length > 0 || !areBitsValid) return null;
  return [address, Number(bits ?? addressBits), family];
}
