import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defaultSettings } from '../../adapter/gateway-client/src/send/client-settings.ts';
import type { GatewayAddress } from '../../adapter/gateway-client/src/send/gateway-address.ts';
import { createTransport } from '../../adapter/gateway-client/src/send/transport.ts';
import { rulesWithFloodLimit } from '../../adapter/src/limits/limits.ts';
import { createValkeyLimits } from '../../adapter/src/limits/valkey-limits.ts';
import type { Config as GatewayConfig } from '../../gateway/src/config.ts';
import { migrations, requireSchema, SchemaRefused } from '../../gateway/src/db/migrate.ts';
import { dataDirFaultOf, openDatabase } from '../../gateway/src/db/open-database.ts';
import { tryMailServer } from '../../gateway/src/mail/smtp.ts';
import { ConfigurationError } from '../../gateway/src/operator-error.ts';
import type { MachineConfig, Server } from './configuration.ts';

/**
 * Whether a port or another server can be used. `warning`: the product would start, but an operator should read the text. `unreachable`: the product
 * would not start, or could not use the server, also because of wrong settings or the schema of a database.
 */
export interface ConnectionCheckResult {
  readonly verdict: 'ok' | 'warning' | 'unreachable';
  readonly text: string;
}

/** A check of a port or of another server. */
export interface ConnectionCheck {
  /** The variable that configures the port or server. */
  readonly variable: string;
  /** Returns null if the port or server is not configured. If it cannot be reached, returns `unreachable` or rejects. */
  readonly check: (config: MachineConfig) => Promise<ConnectionCheckResult | null>;
}

/** Shorter than the adapter's timeouts for a response (12 seconds or more), since an operator waits for the result. */
const maxWaitMs = 5_000;

/** The checks of each server. They change nothing. */
export const connectionChecks: Readonly<Record<Server, readonly ConnectionCheck[]>> = {
  adapter: [
    { variable: 'PORT', check: ({ adapter }) => checkPort(adapter.host, adapter.port) },
    {
      variable: 'METRICS_PORT',
      check: async ({ adapter: { metricsAt } }) => metricsAt && checkPort(metricsAt.host, metricsAt.port),
    },
    {
      variable: 'GATEWAY_URL',
      check: async ({ adapter: { gateway }, gatewayUrl }) =>
        gatewayUrl === undefined ? null : checkGateway(gateway),
    },
    { variable: 'VALKEY_URL', check: ({ adapter: { valkey } }) => checkValkey(valkey?.url) },
  ],
  gateway: [
    {
      variable: 'EMBEDDED_GATEWAY_PORT',
      check: ({ gateway }) => checkPort(gateway.host, gateway.port),
    },
    { variable: 'DATABASE_URL', check: ({ gateway }) => checkDatabase(gateway) },
    {
      variable: 'SMTP_URL',
      check: async ({ gateway: { smtpUrl, verifiesMailServerTls } }) => {
        if (smtpUrl === undefined) return null;
        await tryMailServer({ smtpUrl, verifiesMailServerTls });
        return ok(verifiesMailServerTls ? 'accepts e-mails, over verified TLS' : 'accepts e-mails');
      },
    },
  ],
};

/**
 * Connects to the gateway as the adapter does, through a proxy if one is set. Any response below 500 counts as reachable; `npm run verify`
 * checks the calls.
 */
async function checkGateway(address: GatewayAddress): Promise<ConnectionCheckResult> {
  const transport = createTransport(address, defaultSettings);
  const response = await transport.send({
    method: 'GET',
    path: address.basePath,
    headers: {},
    body: null,
    effect: 'read',
    headersMs: maxWaitMs,
    totalMs: maxWaitMs,
    // More than any page that a web server shows for an unknown path.
    maxBytes: 1024 * 1024,
    signal: undefined,
  });
  await transport.close();
  const proxy = proxyText(address.proxies);
  if (!response.ok)
    return { verdict: 'unreachable', text: `${response.fault.detail ?? response.fault.kind}${proxy}` };
  const { status } = response.value;
  return status < 500 ? ok(`answers${proxy}`) : { verdict: 'unreachable', text: `answers ${status}${proxy}` };
}

/** The proxy variables that are set, without their values, which may contain a password. */
function proxyText(proxies: GatewayAddress['proxies']): string {
  if (proxies === null) return '';
  const { httpProxy, httpsProxy, noProxy } = proxies;
  const variables = Object.entries({ HTTPS_PROXY: httpsProxy, HTTP_PROXY: httpProxy, NO_PROXY: noProxy });
  const names = variables.filter(([, value]) => value !== '').map(([name]) => name);
  return ` (set: ${names.join(', ')})`;
}

function ok(text: string): ConnectionCheckResult {
  return { verdict: 'ok', text };
}

async function checkDatabase(gateway: GatewayConfig): Promise<ConnectionCheckResult> {
  const isSqlite = gateway.databaseUrl === undefined;
  if (isSqlite && !existsSync(join(gateway.dataDir, 'choose-life.db'))) {
    return ok('does not exist yet: the first start creates it');
  }
  try {
    await using db = await openDatabase(gateway);
    await requireSchema(db);
    return ok(`answers, with the schema ${migrations.at(-1)?.id}`);
  } catch (error) {
    const fault = dataDirFaultOf(error, gateway);
    if (fault !== null) return { verdict: 'unreachable', text: fault.message };
    if (error instanceof ConfigurationError) return { verdict: 'unreachable', text: error.message };
    if (!(error instanceof SchemaRefused)) throw error;
    const stopsStart = error.isNewer || !gateway.autoMigrate;
    return { verdict: stopsStart ? 'unreachable' : 'warning', text: error.message };
  }
}

async function checkValkey(url: string | undefined): Promise<ConnectionCheckResult | null> {
  if (url === undefined) return null;
  // A failed command only reports that there is no connection. The cause is in the error of the connection.
  let connectionError: unknown;
  const onError = (error: unknown) => {
    connectionError = error;
  };
  // Only `ping` is called, so the rules (with a flood limit of 0 here) and the hash are not used.
  const limits = createValkeyLimits({
    url,
    rules: rulesWithFloodLimit(0),
    hash: subject => subject,
    onError,
  });
  try {
    await limits.ping();
    return ok('answers');
  } catch (error) {
    throw connectionError ?? error;
  } finally {
    limits.close();
  }
}

async function checkPort(host: string, port: number): Promise<ConnectionCheckResult> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    return { verdict: 'warning', text: `${port} is in use. This is expected if the product is running.` };
  }
  probe.close();
  return ok(`${port} is free`);
}

/**
 * The code of an error, or its name if it has no code. For an error with a cause, the code or name of the cause. The message is not shown,
 * since it may contain an address with a password.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
