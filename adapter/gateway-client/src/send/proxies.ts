import { type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { refuseEarlyBytes } from './connectors.ts';

/**
 * Proxy settings for networks without direct internet access.
 */
export interface Proxies {
  /** The proxy for gateways at http://. Empty: no proxy. */
  readonly httpProxy: string;
  /** The proxy for gateways at https://. Empty: `httpProxy` is used. */
  readonly httpsProxy: string;
  /** A list of hosts that are called directly. Empty: all hosts are called through the proxy. */
  readonly noProxy: string;
}

/** Reads HTTPS_PROXY, HTTP_PROXY and NO_PROXY. As in other programs, the lower-case names take precedence, even if they are empty. */
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
 * Creates the dispatcher for one origin: a pool, or undici's proxy agent, which decides by `noProxy` whether its pool uses the proxy. A connection
 * that receives bytes before its first request is an error (`refuseEarlyBytes` says why).
 * @param proxies null for a gateway that is never called through a proxy
 * @param connect opens direct connections. undici itself opens those to the proxy
 * @param connectMs time limit for connecting to the proxy, and again for its answer to CONNECT, in milliseconds
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
    // A tunnel also for a gateway without TLS, so that calls use the same pools as without a proxy: deadlines, the connection that is opened in
    // advance, and the detection of requests that were not sent stay as they are.
    proxyTunnel: true,
    connectTimeout: connectMs,
    clientFactory: (proxy, options) => new Pool(proxy, { ...options, headersTimeout: connectMs }),
    // undici types these options as `object`. They contain a connector: the agent's own for a tunnel, or `connect` for a direct connection.
    factory: (_origin, options) =>
      createPool(refuseEarlyBytes((options as { connect: buildConnector.connector }).connect)),
  });
}
