import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['0:0:0:0:0:FFFF:c633:6407', '198.51.100.7'],
    ['198.51.100.7:4000', '198.51.100.7'],
    ['[2001:db8::1]:4000', '2001:db8:0:0'],
    ['[::ffff:198.51.100.7]', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
    ['made up', 'unknown'],
    ['1.2.3', 'unknown'],
    ['[1.2.3.4', 'unknown'],
  ])('turns the address %s into the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
