import { type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { withoutEarlyBytes } from './connectors.ts';

/** The proxies of a network that lets nobody out by another way. An empty text is none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** Reads HTTPS_PROXY, HTTP_PROXY and NO_PROXY. As everywhere, the names in small letters go first. */
export function readProxies(set: Readonly<Record<string, string | undefined>>): {
  readonly proxies: Proxies;
  /** One line for each that is wrong, without its value, which may hold a password. */
  readonly faults: readonly string[];
} {
  const named = (name: string) => set[name.toLowerCase()] ?? set[name] ?? '';
  const isWrong = (address: string) =>
    address !== '' && !/^https?:$/.test(URL.parse(address)?.protocol ?? '');
  return {
    proxies: {
      httpProxy: named('HTTP_PROXY'),
      httpsProxy: named('HTTPS_PROXY'),
      noProxy: named('NO_PROXY'),
    },
    faults: ['HTTP_PROXY', 'HTTPS_PROXY']
      .filter(name => isWrong(named(name)))
      .map(name => `${name}: must be an address such as http://proxy.example:3128`),
  };
}

/**
 * One pool, or undici's agent, which sends the pool through the proxy. A connection that has bytes before a request is an error.
 * @param connectMs the longest time for the proxy to open a tunnel
 */
export function connectionsTo(
  proxies: Proxies | null,
  connect: buildConnector.connector,
  connectMs: number,
  open: (connect: buildConnector.connector) => Dispatcher,
): Dispatcher {
  if (proxies === null) return open(withoutEarlyBytes(connect));
  return new EnvHttpProxyAgent({
    ...proxies,
    connect,
    // Otherwise the proxy could read calls to a gateway without TLS.
    proxyTunnel: true,
    connectTimeout: connectMs,
    clientFactory: (proxy, options) => new Pool(proxy, { ...options, headersTimeout: connectMs }),
    // The agent passes the connector: its own, or the one above.
    factory: (_origin, options) =>
      open(withoutEarlyBytes((options as { connect: buildConnector.connector }).connect)),
  });
}
