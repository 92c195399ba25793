import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['IPv4', '198.51.100.7', '198.51.100.7'],
    ['IPv4-mapped', '::ffff:198.51.100.7', '198.51.100.7'],
    ['IPv4-mapped, written in full', '0:0:0:0:0:FFFF:c633:6407', '198.51.100.7'],
    ['IPv4 with a port', '198.51.100.7:4000', '198.51.100.7'],
    ['IPv6 with a port', '[2001:db8::1]:4000', '2001:db8:0:0'],
    ['IPv4-mapped in brackets', '[::ffff:198.51.100.7]', '198.51.100.7'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['leading zeros and upper case', '2001:0DB8:0001:2::', '2001:db8:1:2'],
    ['zeros that `::` replaces', '2001:db8::1', '2001:db8:0:0'],
    ['a zone', 'fe80::1%eth0', 'fe80:0:0:0'],
    ['loopback', '::1', '0:0:0:0'],
    ['no address', undefined, 'unknown'],
    ['not an address', 'made up', 'unknown'],
    ['an incomplete address', '1.2.3', 'unknown'],
    ['a bracket without its pair', '[1.2.3.4', 'unknown'],
  ])('returns for %s (%s) the network %s', (_cause, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
