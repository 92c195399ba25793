import { type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { refuseEarlyBytes } from './connectors.ts';

/**
 * Proxy settings for networks without direct internet access: the addresses of the proxies for gateways with HTTP and HTTPS, and a list of hosts that
 * are called directly. An empty string means no proxy, or no such host.
 */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** Reads HTTPS_PROXY, HTTP_PROXY and NO_PROXY. As in other programs, the lower-case names take precedence. */
export function readProxies(variables: Readonly<Record<string, string | undefined>>): {
  readonly proxies: Proxies;
  /** One line for each invalid variable. It does not contain the value, which may contain a password. */
  readonly faults: readonly string[];
} {
  const variableOf = (name: string) => variables[name.toLowerCase()] ?? variables[name] ?? '';
  const isInvalid = (address: string) =>
    address !== '' && !/^https?:$/.test(URL.parse(address)?.protocol ?? '');
  return {
    proxies: {
      httpProxy: variableOf('HTTP_PROXY'),
      httpsProxy: variableOf('HTTPS_PROXY'),
      noProxy: variableOf('NO_PROXY'),
    },
    faults: ['HTTP_PROXY', 'HTTPS_PROXY']
      .filter(name => isInvalid(variableOf(name)))
      .map(name => `${name}: must be an address such as http://proxy.example:3128`),
  };
}

/**
 * Creates the dispatcher for one origin: a pool, or undici's proxy agent, which opens the pool through the proxy or directly, by `noProxy`. A
 * connection with bytes before the first request is an error.
 * @param connect opens direct connections, and those to the proxy
 * @param connectMs time limit for the proxy to open a tunnel, in milliseconds
 * @param createPool creates the pool for the origin with a connector
 */
export function createDispatcher(
  proxies: Proxies | null,
  connect: buildConnector.connector,
  connectMs: number,
  createPool: (connect: buildConnector.connector) => Dispatcher,
): Dispatcher {
  if (proxies === null) return createPool(refuseEarlyBytes(connect));
  return new EnvHttpProxyAgent({
    ...proxies,
    connect,
    // Calls to a gateway without TLS use a tunnel too. Otherwise the proxy would receive the calls and could read them.
    proxyTunnel: true,
    connectTimeout: connectMs,
    clientFactory: (proxy, options) => new Pool(proxy, { ...options, headersTimeout: connectMs }),
    // undici types these options as `object`. They contain a connector: the agent's own for a tunnel, or `connect` for a direct connection.
    factory: (_origin, options) =>
      createPool(refuseEarlyBytes((options as { connect: buildConnector.connector }).connect)),
  });
}
