import { isLoopbackHost } from '@choose-life/service/loopback';
import {
  type Config as AdapterConfig,
  readConfig as readAdapterConfig,
} from '../../adapter/src/config/config.ts';
import { type Config as GatewayConfig, readConfig as readGatewayConfig } from '../../gateway/src/config.ts';

/** The processes that an environment may be for. */
export type Process = 'adapter' | 'gateway';

/** What the doctor looks at. */
export interface Examined {
  readonly env: NodeJS.ProcessEnv;
  readonly processes: readonly Process[];
  readonly adapter: AdapterConfig;
  readonly gateway: GatewayConfig;
  /** Whether others than this machine's own people come in, as far as the configuration can tell. */
  readonly isPublic: boolean;
}

/**
 * Reads the environment as the processes themselves do.
 *
 * @param only the one process that it is for; null for adapter and, without GATEWAY_URL, embedded gateway.
 * @returns what is configured, or every fault, one line each, without the values.
 */
export function examine(env: NodeJS.ProcessEnv, only: Process | null): Examined | { faults: string[] } {
  const adapter = readAdapterConfig(env);
  const gateway = readGatewayConfig(env);
  const both: readonly Process[] = env.GATEWAY_URL ? ['adapter'] : ['adapter', 'gateway'];
  const faults = [adapter, gateway].flatMap(read => ('faults' in read ? read.faults : []));
  if ('faults' in adapter || 'faults' in gateway) return { faults: [...new Set(faults)] };
  const { host, publicUrl, trustProxy } = adapter.config;
  const isPublic = trustProxy.length > 0 || ![host, new URL(publicUrl).hostname].every(isLoopbackHost);
  const processes = only === null ? both : [only];
  return { env, processes, adapter: adapter.config, gateway: gateway.config, isPublic };
}
