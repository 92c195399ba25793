import { lookup as dnsLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses the adapter may connect to. Link-local (cloud metadata) and unspecified ones never. */
export interface AddressPolicy {
  /** 127.0.0.0/8 and ::1, for a gateway on the same machine. */
  readonly loopback: boolean;
  /** Private ranges, for a gateway inside one's own network. */
  readonly private: boolean;
}

const never = blockList(
  ['169.254.0.0', 16, 'ipv4'],
  ['0.0.0.0', 8, 'ipv4'],
  ['255.255.255.255', 32, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['fd00:ec2::254', 128, 'ipv6'],
  // The same, as a NAT64 translator would reach them.
  ['64:ff9b::a9fe:0', 112, 'ipv6'],
  ['64:ff9b::7f00:0', 104, 'ipv6'],
  ['64:ff9b::', 104, 'ipv6'],
);
const loopback = blockList(['127.0.0.0', 8, 'ipv4'], ['::1', 128, 'ipv6']);
const privateRanges = blockList(
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['64:ff9b::a00:0', 104, 'ipv6'],
  ['64:ff9b::ac10:0', 108, 'ipv6'],
  ['64:ff9b::c0a8:0', 112, 'ipv6'],
);

/** The code of the error that a forbidden address gives while connecting. */
export const forbiddenAddressCode = 'ERR_FORBIDDEN_ADDRESS';

export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

/** Whether a numeric address may be connected to. */
export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  if (isIP(address) === 0 || isIn(never, address)) return false;
  if (isIn(loopback, address)) return policy.loopback;
  return policy.private || !isIn(privateRanges, address);
}

/**
 * Name resolution that checks each address at the moment of connecting, so that a name which pointed to an allowed
 * address at start cannot be pointed to a forbidden one later. One forbidden address spoils the name.
 */
export function checkedLookup(policy: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isAllowedAddress(address, policy))) {
        return callback(Object.assign(new Error('forbidden address'), { code: forbiddenAddressCode }), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function blockList(...subnets: [string, number, 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) list.addSubnet(...subnet);
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
