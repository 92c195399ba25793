import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Proxies } from './proxies.ts';

interface GatewayUrlRules {
  /** Whether plain HTTP is allowed to another machine (ALLOW_HTTP_GATEWAY). */
  readonly allowHttp: boolean;
  /** Whether private addresses are allowed (ALLOW_PRIVATE_GATEWAY). */
  readonly allowPrivate: boolean;
  /** Default: no proxy. */
  readonly proxies?: Proxies;
}

/** The validated address of a gateway. */
export interface GatewayAddress {
  readonly origin: string;
  /** The path up to and including `/api`. */
  readonly basePath: string;
  /** The addresses that the host name may resolve to. */
  readonly policy: AddressPolicy;
  /** The proxy settings; null if no connection uses a proxy. */
  readonly proxies: Proxies | null;
}

type ParsedGatewayUrl =
  | { readonly ok: true; readonly address: GatewayAddress }
  /** `problem` follows the name of the setting in a message: `GATEWAY_URL: must end with /api`. */
  | { readonly ok: false; readonly problem: string };

/**
 * Reads GATEWAY_URL. All tokens are sent to this address, so it must be unambiguous: no user info, query, fragment, backslash or dot
 * segments. It must use TLS, unless the gateway is on the same machine or `allowHttp` is set.
 */
export function parseGatewayUrl(text: string, rules: GatewayUrlRules): ParsedGatewayUrl {
  const invalid = (problem: string): ParsedGatewayUrl => ({ ok: false, problem });
  if (/[\s\\@?#]/.test(text))
    return invalid('must not contain spaces, backslashes, user info, a query or a fragment');
  if (!URL.canParse(text)) return invalid('must be an absolute URL such as https://gateway.example.com/api');

  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return invalid('must start with https://');
  const path = url.pathname.replace(/\/$/, '');
  if (!path.endsWith('/api')) return invalid('must end with /api; GATEWAY_STAGE sets the stage');
  // The text is tested, because the parsed URL has no dot segments any more. The slice skips `https://`.
  if (/%|\/\.|\/\//.test(text.slice(url.protocol.length + 2))) {
    return invalid('must have a plain path without percent-encoding, dot segments or double slashes');
  }

  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && isIn(loopback, host));
  if (url.protocol === 'http:' && !isLocal && !rules.allowHttp) {
    return invalid('must use https (ALLOW_HTTP_GATEWAY=1 allows plain HTTP)');
  }
  const policy: AddressPolicy = { loopback: isLocal || rules.allowPrivate, private: rules.allowPrivate };
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) {
    return invalid(
      'must not be a private, link-local or reserved address (ALLOW_PRIVATE_GATEWAY=1 allows private ones)',
    );
  }
  const { proxies = null } = rules;
  const hasProxy = proxies !== null && (proxies.httpProxy !== '' || proxies.httpsProxy !== '');
  // Calls to this machine never go through a proxy.
  const usedProxies = hasProxy && !isLocal ? proxies : null;
  return { ok: true, address: { origin: url.origin, basePath: path, policy, proxies: usedProxies } };
}

/** The addresses that the adapter may connect to. Link-local and reserved addresses, and those of cloud metadata, are never allowed. */
interface AddressPolicy {
  /** Whether loopback addresses are allowed. */
  readonly loopback: boolean;
  /** Whether private addresses are allowed. */
  readonly private: boolean;
}

type Subnet = readonly [address: string, prefixLength: number, family: 'ipv4' | 'ipv6'];

const forbiddenIpv4: readonly Subnet[] = [
  // Unspecified, link-local and protocol assignments.
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  // Metadata addresses of clouds outside the link-local range.
  ['168.63.129.16', 32, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  // Multicast and reserved.
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
  // Carrier-grade NAT (RFC 6598) and benchmarking (RFC 2544).
  ['100.64.0.0', 10, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
];

const loopback = blockList(loopbackIpv4, ['::1', 128, 'ipv6']);
const forbiddenRanges = blockList(
  ...forbiddenIpv4,
  ...[...forbiddenIpv4, loopbackIpv4].flatMap(translatedForms),
  // Link-local and multicast.
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ...metadataIpv6,
  // Forms that contain an IPv4 address: IPv4-compatible, Teredo, and local-use NAT64 (RFC 8215).
  ['::', 96, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
);
const privateRanges = blockList(
  ...privateIpv4,
  ...privateIpv4.flatMap(translatedForms),
  // Unique local, and site-local, its deprecated predecessor.
  ['fc00::', 7, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
);

/**
 * The IPv6 ranges that contain the addresses of an IPv4 subnet: NAT64, IPv4-translated and 6to4. The mapped form (`::ffff:10.0.0.1`) is
 * missing, because Node's BlockList compares it with the IPv4 subnets.
 */
function translatedForms([address, prefixLength]: Subnet): Subnet[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const groups = [a * 256 + b, c * 256 + d].map(group => group.toString(16)).join(':');
  // The IPv4 address begins after 96 bits, or after 16 bits for 6to4.
  return [
    [`64:ff9b::${groups}`, 96 + prefixLength, 'ipv6'],
    [`::ffff:0:${groups}`, 96 + prefixLength, 'ipv6'],
    [`2002:${groups}::`, 16 + prefixLength, 'ipv6'],
  ];
}

/** Error code of `checkedLookup` for a name that resolves to a forbidden address. */
export const forbiddenAddressCode = 'ERR_FORBIDDEN_ADDRESS';

/** Whether the adapter may connect to an IP address. False for a text that is not an IP address. */
export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  // Node's BlockList ignores a zone such as `%eth0`, so an address with a zone is refused.
  if (isIP(address) === 0 || address.includes('%')) return false;
  // Checked first, because `::1` is also in the range `::/96`, which is never allowed.
  if (isIn(loopback, address)) return policy.loopback;
  if (isIn(forbiddenRanges, address)) return false;
  return policy.private || !isIn(privateRanges, address);
}

/** Whether the adapter may connect to a name with these addresses, of which there is at least one. One forbidden address refuses the name. */
export function areAllAllowed(addresses: readonly LookupAddress[], policy: AddressPolicy): boolean {
  return addresses.every(({ address }) => isAllowedAddress(address, policy));
}

/** Creates a DNS lookup that checks the addresses of each connection, so that a name cannot resolve to a forbidden address later. */
export function checkedLookup(policy: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !areAllAllowed(addresses, policy)) {
        const forbidden = new Error('The name resolves to a forbidden address.');
        return callback(Object.assign(forbidden, { code: forbiddenAddressCode }), '', 0);
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
