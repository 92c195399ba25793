import {
  type Config as AdapterConfig,
  readConfig as readAdapterConfig,
} from '../../adapter/src/config/config.ts';
import { type Config as GatewayConfig, readConfig as readGatewayConfig } from '../../gateway/src/config.ts';

/** The processes that an environment may be for. */
export type Process = 'adapter' | 'gateway';

/** What the doctor looks at. */
export interface Examined {
  readonly gatewayUrl: string | undefined;
  readonly processes: readonly Process[];
  readonly adapter: AdapterConfig;
  readonly gateway: GatewayConfig;
}

/**
 * Reads the environment as the processes themselves do.
 *
 * @param only the one process that it is for; null for adapter and, without GATEWAY_URL, embedded gateway.
 * @returns what is configured, or every fault, one line each, without the values.
 */
export function examine(env: NodeJS.ProcessEnv, only: Process | null): Examined | { faults: string[] } {
  const gatewayUrl = env.GATEWAY_URL || undefined;
  const both: readonly Process[] = gatewayUrl === undefined ? ['adapter', 'gateway'] : ['adapter'];
  const processes = only === null ? both : [only];
  const adapter = readAdapterConfig(env);
  // Where no embedded gateway is started, nobody asks for its mail server.
  const gateway = readGatewayConfig(processes.includes('gateway') ? env : { ...env, MAILBOX: '1' });
  const faults = [adapter, gateway].flatMap(read => ('faults' in read ? read.faults : []));
  if ('faults' in adapter || 'faults' in gateway) return { faults: [...new Set(faults)] };
  return {
    gatewayUrl,
    processes,
    adapter: adapter.config,
    gateway: gateway.config,
  };
}

/** What is set, line by line, without anything that opens something. */
export function configuredLines({ adapter, gateway, gatewayUrl, processes }: Examined): [string, string][] {
  const { metricsAt, valkey } = adapter;
  const { databaseUrl, smtpUrl } = gateway;
  const lines: Record<Process, [string, string][]> = {
    adapter: [
      ['adapter', `${adapter.host} port ${adapter.port}`],
      ['people reach it at', originOf(adapter.publicUrl)],
      ['balancers', adapter.trustProxy.join(', ') || 'none'],
      ['gateway', gatewayUrl === undefined ? 'the embedded one' : originOf(gatewayUrl)],
      ['limits', valkey === null ? 'counted by each adapter' : `counted at ${hostOf(valkey.url)}`],
      [
        'known browsers',
        adapter.knownBrowserKey === null ? `by a key in ${adapter.dataDir}` : 'by KNOWN_BROWSER_KEY',
      ],
      [
        'wait-list',
        adapter.waitListAdmin.mode === 'not-chosen' ? 'off until it is chosen' : adapter.waitListAdmin.mode,
      ],
      ['pictures from', ['here', ...adapter.imgOrigins].join(', ')],
      ['audit lines', auditLinesOf(adapter)],
      ['emergency number', adapter.emergencyNumber ?? 'none: reports say "your emergency number"'],
      ['help lines', String(adapter.helpLines.length)],
      [
        'idle people',
        adapter.idleMinutes === 0 ? 'stay logged in' : `logged out after ${adapter.idleMinutes} minutes`,
      ],
      [
        'metrics',
        metricsAt === null ? 'at the port of everything else' : `${metricsAt.host} port ${metricsAt.port}`,
      ],
    ],
    gateway: [
      ['embedded gateway', `${gateway.host} port ${gateway.port}`],
      [
        'database',
        databaseUrl === undefined ? `SQLite in ${gateway.dataDir}` : `Postgres, ${hostOf(databaseUrl)}`,
      ],
      [
        'letters',
        smtpUrl === undefined ? 'shown at /mailbox' : `by ${hostOf(smtpUrl)}, from ${gateway.mailFrom}`,
      ],
      ['demo account', gateway.demoAccount ? 'there' : 'none'],
    ],
  };
  return processes.flatMap(process => lines[process]);
}

function auditLinesOf({ auditKey, dataDir, logLevel }: AdapterConfig): string {
  if (logLevel === 'silent') return 'none with LOG_LEVEL=silent';
  return `in the log, hashed by ${auditKey === null ? `the key in ${dataDir}` : 'AUDIT_KEY'}`;
}

/** An address without what may be a secret in it: user, password, path and options. */
function originOf(text: string): string {
  return isReadAsMeant(text) ? (URL.parse(text)?.origin ?? unreadable) : unreadable;
}

function hostOf(text: string): string {
  return isReadAsMeant(text) ? URL.parse(text)?.host || 'by a socket of this machine' : unreadable;
}

const unreadable = 'an address that cannot be read: in its password write / as %2F, and so on';

/** A slash that is not encoded ends the host early: what is read as host and port is then user and password. */
function isReadAsMeant(text: string): boolean {
  const url = URL.parse(text);
  return url === null || !text.includes('@') || url.username !== '' || url.password !== '';
}
