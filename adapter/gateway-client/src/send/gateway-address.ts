import { lookup as dnsLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Proxies } from './proxies.ts';

interface GatewayUrlRules {
  readonly allowHttp: boolean;
  readonly allowPrivate: boolean;
  /** Default: none. */
  readonly proxies?: Proxies;
}

/** A gateway's address, checked: where to connect, the path up to and including `/api`, and what names may resolve to. */
export interface GatewayAddress {
  readonly origin: string;
  readonly basePath: string;
  readonly policy: AddressPolicy;
  /** Null where it is asked directly. */
  readonly proxies: Proxies | null;
}

type ParsedGatewayUrl =
  | { readonly ok: true; readonly address: GatewayAddress }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads GATEWAY_URL. The address decides where every token goes, so it must have exactly one meaning: no user info,
 * query, fragment, backslash or dot segments, and TLS unless the gateway is on the same machine.
 */
export function parseGatewayUrl(text: string, rules: GatewayUrlRules): ParsedGatewayUrl {
  const refused = (problem: string): ParsedGatewayUrl => ({ ok: false, problem });
  if (/[\s\\@?#]/.test(text))
    return refused('must have no blanks, backslashes, user info, query or fragment');
  if (!URL.canParse(text))
    return refused('must be an absolute address such as https://gateway.example.com/api');

  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('must start with https://');
  const path = url.pathname.replace(/\/$/, '');
  if (!path.endsWith('/api')) return refused('must end with /api: the stage is configured apart from it');
  if (/%|\/\.|\/\//.test(text.slice(url.protocol.length + 2))) {
    return refused('must have a plain path: no escapes, dot segments or doubled slashes');
  }

  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
  if (url.protocol === 'http:' && !local && !rules.allowHttp) {
    return refused('must use https (ALLOW_HTTP_GATEWAY=1 allows plain HTTP)');
  }
  const policy: AddressPolicy = { loopback: local || rules.allowPrivate, private: rules.allowPrivate };
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) {
    return refused(
      'must not be a link-local, unspecified or private address (ALLOW_PRIVATE_GATEWAY=1 allows private)',
    );
  }
  // Calls within this machine never go through a proxy.
  const proxies = local || !(rules.proxies?.httpProxy || rules.proxies?.httpsProxy) ? null : rules.proxies;
  return { ok: true, address: { origin: url.origin, basePath: path, policy, proxies } };
}

/** Which addresses the adapter may connect to. Link-local (cloud metadata), reserved and unspecified ones never. */
interface AddressPolicy {
  readonly loopback: boolean;
  readonly private: boolean;
}

type Subnet = readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'];

const neverIpv4: readonly Subnet[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  // Metadata addresses of clouds outside the link-local range.
  ['168.63.129.16', 32, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
];
/** Metadata addresses of clouds within the private range: AWS, Google, Oracle, Scaleway, Linode, Alibaba. */
const metadataIpv6: readonly Subnet[] = [
  ['fd00:ec2::', 32, 'ipv6'],
  ['fd20:ce::', 64, 'ipv6'],
  ['fd00:c1::a9fe:a9fe', 128, 'ipv6'],
  ['fd00:42::42', 128, 'ipv6'],
  ['fd00:a9fe:a9fe::', 48, 'ipv6'],
  ['fd00:100::100:200', 128, 'ipv6'],
];
const loopbackIpv4: Subnet = ['127.0.0.0', 8, 'ipv4'];
const privateIpv4: readonly Subnet[] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
];

const loopback = blockList(loopbackIpv4, ['::1', 128, 'ipv6']);
const never = blockList(
  ...neverIpv4,
  ...[...neverIpv4, loopbackIpv4].flatMap(translatedForms),
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ...metadataIpv6,
  // Forms that contain an IPv4 address: IPv4-compatible, Teredo, a network's own translator.
  ['::', 96, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
);
const privateRanges = blockList(
  ...privateIpv4,
  ...privateIpv4.flatMap(translatedForms),
  ['fc00::', 7, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
);

/**
 * IPv6 ranges that contain IPv4 addresses: NAT64, its older form, and 6to4. Node itself handles the mapped form
 * (`::ffff:10.0.0.1`).
 */
function translatedForms([address, bits]: Subnet): Subnet[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const groups = [a * 256 + b, c * 256 + d].map(group => group.toString(16)).join(':');
  return [
    [`64:ff9b::${groups}`, 96 + bits, 'ipv6'],
    [`::ffff:0:${groups}`, 96 + bits, 'ipv6'],
    [`2002:${groups}::`, 16 + bits, 'ipv6'],
  ];
}

export const forbiddenAddressCode = 'ERR_FORBIDDEN_ADDRESS';

function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  // A zone (`fe80::1%eth0`) names a link of this machine; Node does not compare it.
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIn(loopback, address)) return policy.loopback;
  if (isIn(never, address)) return false;
  return policy.private || !isIn(privateRanges, address);
}

/**
 * Name resolution that checks each address when it connects, so that a name with an allowed address at the start cannot lead to
 * a forbidden one later. One forbidden address makes the name forbidden.
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

function blockList(...subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) list.addSubnet(...subnet);
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
