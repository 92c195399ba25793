import { isIP } from 'node:net';
import { type AddressPolicy, isAllowedAddress, isLoopback } from './address-policy.ts';

/** The switches that permit more addresses of a gateway. */
export interface GatewayUrlRules {
  /** Plain HTTP beyond loopback. */
  readonly allowHttp: boolean;
  /** Private address ranges. */
  readonly allowPrivate: boolean;
}

/** A gateway's address, checked: where to connect, the path up to and including `/api`, and what names may resolve to. */
export interface GatewayAddress {
  readonly origin: string;
  readonly basePath: string;
  readonly policy: AddressPolicy;
}

export type ParsedGatewayUrl =
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
  return { ok: true, address: { origin: url.origin, basePath: path, policy } };
}
