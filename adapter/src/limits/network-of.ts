import { isIPv4, isIPv6 } from 'node:net';

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
