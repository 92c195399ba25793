import {
  configErrorExitCode,
  flag,
  isForThisMachine,
  publicUrlOf,
  type ReadEnvironment,
  readEnvironment,
  sharedVariables,
} from '@choose-life/service/environment';
import { logLevels } from '@choose-life/service/json-logger';
import { z } from 'zod';
import { dataLeavesMachine, defaultPoolLimits, postgresTlsFault } from './db/postgres.ts';
import { readSender } from './mail/sender.ts';
import { mailLeavesMachine, smtpTlsFault } from './mail/smtp.ts';

const off = flag.default(false);
const seconds = z.coerce.number<number>().min(0.1).max(3_600);

const environment = z.object({
  // HOST, PORT and TRUST_PROXY are the adapter's: where people come in.
  ...sharedVariables,
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address; leave it unset for SQLite')
    .optional(),
  DATABASE_INSECURE: off,
  DATABASE_POOL_SIZE: z.coerce.number<number>().int().min(1).max(1_000).default(defaultPoolLimits.size),
  DATABASE_CONNECT_SECONDS: seconds.default(defaultPoolLimits.connectMs / 1_000),
  DATABASE_QUERY_SECONDS: seconds.default(defaultPoolLimits.queryMs / 1_000),
  AUTO_MIGRATE: flag.default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  SMTP_INSECURE: off,
  MAILBOX_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must be at least 16 letters, digits, - or _')
    .optional(),
  MAILBOX: off,
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the IANA name of a time zone, such as Europe/Berlin')
    .default('Africa/Lagos'),
  MAIL_FROM: z
    .string()
    .default('no-reply@chooselife.example')
    .transform((text, context) => {
      const sender = readSender(text);
      if (sender === null) context.addIssue('must be an address, or a name and an address: Name <address>');
      return sender ?? z.NEVER;
    }),
  PROVIDER_STATES: off,
  DEMO_ACCOUNT: flag.optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

export type Config = Readonly<ReturnType<typeof configOf>>;

/** Reads the environment once. @returns the configuration, or every fault at once, one line each, without the values. */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { faults: string[] } {
  const { set, values, faults: wrongValues } = readEnvironment(environment, env);
  const faults = [...wrongValues, ...tlsFaults(set), ...mailFaults(values), ...statesFaults(values)];
  return values && faults.length === 0 ? { config: configOf(values, set.PGHOST) } : { faults };
}

/** The configuration of this process. Ends the process where the configuration is wrong. */
export function configOfProcess(env: NodeJS.ProcessEnv): Config {
  // The process writes health data: no other user of the machine may read it.
  process.umask(0o077);
  const read = readConfig(env);
  if ('config' in read) return read.config;
  process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
  process.exit(configErrorExitCode);
}

function configOf(values: z.infer<typeof environment>, fallbackHost: string | undefined) {
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = values;
  const publicUrl = publicUrlOf(values);
  return {
    port: values.EMBEDDED_GATEWAY_PORT,
    /** Loopback by default: this is a reference gateway, without TLS and rate limits of its own. */
    host: values.EMBEDDED_GATEWAY_HOST,
    publicUrl,
    /** Whether nobody but this machine comes in, by the adapter's variables. */
    forThisMachine: isForThisMachine(values, values.TRUST_PROXY !== undefined),
    /** Postgres; SQLite under `dataDir` when undefined. */
    databaseUrl,
    /** Whether that Postgres has to prove by TLS who it is. By default it must where it is not on this machine. */
    verifiesDatabase:
      databaseUrl !== undefined && !values.DATABASE_INSECURE && dataLeavesMachine(databaseUrl, fallbackHost),
    poolLimits: {
      size: values.DATABASE_POOL_SIZE,
      connectMs: values.DATABASE_CONNECT_SECONDS * 1_000,
      queryMs: values.DATABASE_QUERY_SECONDS * 1_000,
    },
    /** Whether a start brings the schema up to date; else it refuses where a step is missing. */
    autoMigrate: values.AUTO_MIGRATE,
    dataDir: values.DATA_DIR,
    /** How long calls are still accepted after SIGTERM while `/readyz` already answers 503. */
    stopGraceMs: values.STOP_GRACE_SECONDS * 1_000,
    /** E-mails go here; into the mailbox page when undefined. */
    smtpUrl,
    /** As `verifiesDatabase`, for the mail server. */
    verifiesMailServer: smtpUrl !== undefined && !values.SMTP_INSECURE && mailLeavesMachine(smtpUrl),
    /** Opens the mailbox page; a new one at each start when undefined. */
    mailboxKey: values.MAILBOX_KEY,
    mailFrom: values.MAIL_FROM,
    /** Whether states of Pact are asked for, which production leaves out. */
    providerStates: values.PROVIDER_STATES,
    /** Whether the account whose password is public may be used. */
    demoAccount: values.DEMO_ACCOUNT ?? isForTrying(values),
    helpLines: values.HELP_LINES,
    emergencyNumber: values.EMERGENCY_NUMBER ?? null,
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL,
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== null;
  } catch {
    return false;
  }
}

/** Whether it runs for this machine alone, on a database of its own. */
function isForTrying(values: z.infer<typeof environment>): boolean {
  return values.DATABASE_URL === undefined && isForThisMachine(values, values.TRUST_PROXY !== undefined);
}

/** States make accounts whose passwords stand in the pact files. */
function statesFaults(values: z.infer<typeof environment> | undefined): string[] {
  if (!values?.PROVIDER_STATES || isForTrying(values)) return [];
  return [
    'PROVIDER_STATES: only on SQLite, while HOST, EMBEDDED_GATEWAY_HOST and PUBLIC_URL are loopback and TRUST_PROXY is unset',
  ];
}

function tlsFaults(set: ReadEnvironment<unknown>['set']): string[] {
  const database = set.DATABASE_URL && set.DATABASE_INSECURE !== '1' ? set.DATABASE_URL : null;
  const mail = set.SMTP_URL && set.SMTP_INSECURE !== '1' ? set.SMTP_URL : null;
  const faults = {
    DATABASE_URL: database && postgresTlsFault(database, set.PGHOST),
    SMTP_URL: mail && smtpTlsFault(mail),
  };
  return Object.entries(faults).flatMap(([name, fault]) => (fault ? [`${name}: ${fault}`] : []));
}

/** Other people's e-mails hold links that open accounts, so they are not kept readable unless somebody asks for it. */
function mailFaults(values: z.infer<typeof environment> | undefined): string[] {
  if (values === undefined || values.SMTP_URL !== undefined || values.MAILBOX) return [];
  if (new URL(publicUrlOf(values)).protocol !== 'https:') return [];
  return [
    'SMTP_URL: must be set with an https PUBLIC_URL, since people wait for e-mails. MAILBOX=1 shows them at /mailbox instead, on this machine alone',
  ];
}
