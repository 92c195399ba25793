import type { Examined, Process } from './examined.ts';

interface ConfiguredRow {
  readonly about: string;
  /** What is set, without anything that opens something. */
  readonly value: (examined: Examined) => string;
}

/** What of the configuration is printed. */
export const configuredRows: Readonly<Record<Process, readonly ConfiguredRow[]>> = {
  adapter: [
    { about: 'adapter', value: ({ adapter }) => `${adapter.host} port ${adapter.port}` },
    { about: 'people reach it at', value: ({ adapter }) => originOf(adapter.publicUrl) },
    { about: 'balancers', value: ({ adapter }) => adapter.trustProxy.join(', ') || 'none' },
    {
      about: 'gateway',
      value: ({ adapter, env }) => (adapter.embeddedGateway ? 'the embedded one' : originOf(env.GATEWAY_URL)),
    },
    {
      about: 'limits',
      value: ({ adapter: { valkey } }) =>
        valkey === null ? 'counted by each adapter' : `counted at ${hostOf(valkey.url)}`,
    },
    { about: 'wait-list', value: ({ adapter }) => adapter.waitListAdmin.mode },
    {
      about: 'metrics',
      value: ({ adapter: { metricsAt } }) =>
        metricsAt === null ? 'at the port of everything else' : `${metricsAt.host} port ${metricsAt.port}`,
    },
  ],
  gateway: [
    {
      about: 'embedded gateway',
      value: ({ gateway }) => `${gateway.host} port ${gateway.port}`,
    },
    {
      about: 'database',
      value: ({ gateway: { databaseUrl, dataDir } }) =>
        databaseUrl === undefined ? `SQLite in ${dataDir}` : `Postgres, ${hostOf(databaseUrl)}`,
    },
    {
      about: 'letters',
      value: ({ gateway: { smtpUrl, mailFrom } }) =>
        smtpUrl === undefined ? 'shown at /mailbox' : `by ${hostOf(smtpUrl)}, from ${mailFrom}`,
    },
    { about: 'demo account', value: ({ gateway }) => (gateway.demoAccount ? 'there' : 'none') },
  ],
};

/** An address without what may be a secret in it: user, password, path and options. */
function originOf(text = ''): string {
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
