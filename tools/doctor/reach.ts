import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defaultSettings } from '../../adapter/gateway-client/src/send/client-settings.ts';
import type { GatewayAddress } from '../../adapter/gateway-client/src/send/gateway-address.ts';
import { createTransport } from '../../adapter/gateway-client/src/send/transport.ts';
import { rulesWith } from '../../adapter/src/limits/limits.ts';
import { createValkeyLimits } from '../../adapter/src/limits/valkey-limits.ts';
import type { Config as GatewayConfig } from '../../gateway/src/config.ts';
import { migrations, requireSchema, SchemaRefused } from '../../gateway/src/db/migrate.ts';
import { dataDirFaultOf, openDatabase } from '../../gateway/src/db/open-database.ts';
import { tryMailServer } from '../../gateway/src/mail/smtp.ts';
import { ConfigurationError } from '../../gateway/src/operator-error.ts';
import type { MachineConfig, Server } from './configuration.ts';

/** Whether a port or another server can be used. `mind`: the servers would start, but something needs attention. */
export interface Reached {
  readonly verdict: 'ok' | 'mind' | 'unreachable';
  readonly text: string;
}

/** A check of a port or of another server. */
export interface ReachRow {
  /** The variable that configures it. */
  readonly about: string;
  /** Returns null if it is not configured. Rejects if it cannot be reached. */
  readonly check: (examined: MachineConfig) => Promise<Reached | null>;
}

/** Less than the adapter's own timeouts, since an operator waits for the result. */
const maxWaitMs = 5_000;

/** The checks of each server. They change nothing. */
export const reachRows: Readonly<Record<Server, readonly ReachRow[]>> = {
  adapter: [
    { about: 'PORT', check: ({ adapter }) => portAt(adapter.host, adapter.port) },
    {
      about: 'METRICS_PORT',
      check: async ({ adapter: { metricsAt } }) => metricsAt && portAt(metricsAt.host, metricsAt.port),
    },
    {
      about: 'GATEWAY_URL',
      check: async ({ adapter: { gateway }, gatewayUrl }) =>
        gatewayUrl === undefined ? null : gatewayAt(gateway),
    },
    { about: 'VALKEY_URL', check: ({ adapter: { valkey } }) => storeOfLimits(valkey?.url) },
  ],
  gateway: [
    {
      about: 'EMBEDDED_GATEWAY_PORT',
      check: ({ gateway }) => portAt(gateway.host, gateway.port),
    },
    { about: 'DATABASE_URL', check: ({ gateway }) => database(gateway) },
    {
      about: 'SMTP_URL',
      check: async ({ gateway: { smtpUrl, verifiesMailServer } }) => {
        if (smtpUrl === undefined) return null;
        await tryMailServer({ smtpUrl, verifiesMailServer });
        return ok(verifiesMailServer ? 'accepts e-mails, over verified TLS' : 'accepts e-mails');
      },
    },
  ],
};

/** Connects to the gateway as the adapter does, through a proxy if one is set. Any answer counts; `npm run verify` checks the calls. */
async function gatewayAt(address: GatewayAddress): Promise<Reached> {
  const transport = createTransport(address, defaultSettings);
  const answer = await transport.send({
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
  if (!answer.ok)
    return { verdict: 'unreachable', text: `${answer.fault.detail ?? answer.fault.kind}${proxy}` };
  const { status } = answer.value;
  return status < 500 ? ok(`answers${proxy}`) : { verdict: 'unreachable', text: `answers ${status}${proxy}` };
}

/** The proxy variables that are set, without their values, which may contain a password. */
function proxyText(proxies: GatewayAddress['proxies']): string {
  if (proxies === null) return '';
  const { httpProxy, httpsProxy, noProxy } = proxies;
  const variables = Object.entries({ HTTPS_PROXY: httpsProxy, HTTP_PROXY: httpProxy, NO_PROXY: noProxy });
  const set = variables.filter(([, value]) => value !== '').map(([name]) => name);
  return ` (set: ${set.join(', ')})`;
}

function ok(text: string): Reached {
  return { verdict: 'ok', text };
}

async function database(gateway: GatewayConfig): Promise<Reached> {
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
    return { verdict: stopsStart ? 'unreachable' : 'mind', text: error.message };
  }
}

async function storeOfLimits(url: string | undefined): Promise<Reached | null> {
  if (url === undefined) return null;
  // The reason of a failure is only in the error of the connection. The error of a command only says that there is none.
  let connectionError: unknown;
  const onError = (error: unknown) => {
    connectionError = error;
  };
  // Only `ping` is used, so the rules and the hash do not matter.
  const limits = createValkeyLimits({ url, rules: rulesWith(0), hash: subject => subject, onError });
  try {
    await limits.ping();
    return ok('answers');
  } catch (error) {
    throw connectionError ?? error;
  } finally {
    limits.close();
  }
}

async function portAt(host: string, port: number): Promise<Reached> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    return { verdict: 'mind', text: `${port} is taken: by the product, if it runs` };
  }
  probe.close();
  return ok(`${port} is free`);
}

/** The code or the name of an error. Its message is not shown, since it may contain an address with a password. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
