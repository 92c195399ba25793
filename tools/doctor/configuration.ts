import {
  type Config as AdapterConfig,
  readConfig as readAdapterConfig,
} from '../../adapter/src/config/config.ts';
import { type Config as GatewayConfig, readConfig as readGatewayConfig } from '../../gateway/src/config.ts';

/** A server of the product. */
export type Server = 'adapter' | 'gateway';

/** The configuration of the servers on this machine. */
export interface MachineConfig {
  /** Undefined without GATEWAY_URL: the adapter then uses the embedded gateway. */
  readonly gatewayUrl: string | undefined;
  /** The servers to check. The configuration of the other server has only defaults. */
  readonly processes: readonly Server[];
  readonly adapter: AdapterConfig;
  readonly gateway: GatewayConfig;
}

/**
 * Reads the configuration as the servers would.
 * @param only the only server to read; null for the adapter and, without GATEWAY_URL, the embedded gateway
 * @returns the configuration, or all faults of the servers to read, one line each
 */
export function readConfiguration(
  env: NodeJS.ProcessEnv,
  only: Server | null,
): MachineConfig | { faults: string[] } {
  const gatewayUrl = env.GATEWAY_URL || undefined;
  const startedServers: readonly Server[] = gatewayUrl === undefined ? ['adapter', 'gateway'] : ['adapter'];
  const processes = only === null ? startedServers : [only];
  // A server that is not checked has the defaults, so that faults of its variables are not reported.
  const variablesOf = (server: Server) => (processes.includes(server) ? env : {});
  const adapter = readAdapterConfig(variablesOf('adapter'));
  const gateway = readGatewayConfig(variablesOf('gateway'));
  const faults = [adapter, gateway].flatMap(result => ('faults' in result ? result.faults : []));
  if ('faults' in adapter || 'faults' in gateway) return { faults: [...new Set(faults)] };
  return {
    gatewayUrl,
    processes,
    adapter: adapter.config,
    gateway: gateway.config,
  };
}

/** The names of the settings, with their values as JSON. A secret, or an address that may contain a password, is replaced by `set`. */
export function configuredLines({ adapter, gateway, processes }: MachineConfig): [string, string][] {
  const configs: Record<Server, object> = { adapter, gateway };
  return processes.flatMap(process =>
    Object.entries(configs[process]).map(([name, value]): [string, string] => {
      // Called by JSON.stringify for the setting with an empty name, then for each nested property with its name.
      const maskSecret = (property: string, propertyValue: unknown) => {
        const isSecret = secretNames.test(property === '' ? name : property);
        return isSecret && typeof propertyValue === 'string' && propertyValue !== '' ? 'set' : propertyValue;
      };
      return [`${process}: ${name}`, JSON.stringify(value ?? null, maskSecret)];
    }),
  );
}

/** Names of settings that are secrets or may contain one. */
const secretNames = /(?:key|secret|password|token|databaseUrl|smtpUrl|https?Proxy|^url)$/i;
