import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an address stands for when calls are counted: an IPv4 address itself, of IPv6 the first 64 bits, since whoever has
 * one such address has as many as they like. A caller who has hung up has none.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Groups of an IPv6 address in one spelling. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16).toString(16));
}

/** An address or a CIDR range as Node's `BlockList` takes it; null for any other text. */
export function subnetOf(text: string): [address: string, bits: number, family: 'ipv4' | 'ipv6'] | null {
  const [address = '', bits, ...rest] = text.split('/');
  const [widest, family] = isIP(address) === 6 ? ([128, 'ipv6'] as const) : ([32, 'ipv4'] as const);
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  if (isIP(address) === 0 || rest.length > 0 || !bitsFit) return null;
  return [address, Number(bits ?? widest), family];
}
