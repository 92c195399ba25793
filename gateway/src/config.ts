import {
  configErrorExitCode,
  decimal,
  flag,
  integer,
  isForThisMachine,
  publicUrlOf,
  type ReadEnvironment,
  readEnvironment,
  sharedVariables,
} from '@choose-life/service/environment';
import { type LogLevel, logLevels } from '@choose-life/service/json-logger';
import { z } from 'zod';
import { dataLeavesMachine, defaultPoolLimits, type PoolLimits, postgresTlsFault } from './db/postgres.ts';
import { readSender, type Sender } from './mail/sender.ts';
import { mailLeavesMachine, smtpTlsFault } from './mail/smtp.ts';

const offByDefault = flag.default(false);
/** A timeout, from a tenth of a second to an hour. */
const seconds = decimal.pipe(z.number().min(0.1).max(3_600));

const environment = z.object({
  // HOST, PORT and TRUST_PROXY are settings of the adapter. HOST and TRUST_PROXY decide whether other machines can reach the product. HOST
  // and PORT are the default of PUBLIC_URL.
  ...sharedVariables,
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address; leave it unset for SQLite')
    .optional(),
  DATABASE_INSECURE: offByDefault,
  DATABASE_POOL_SIZE: integer(1, 1_000).default(defaultPoolLimits.size),
  DATABASE_CONNECT_SECONDS: seconds.default(defaultPoolLimits.connectMs / 1_000),
  DATABASE_QUERY_SECONDS: seconds.default(defaultPoolLimits.queryMs / 1_000),
  AUTO_MIGRATE: flag.default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  SMTP_INSECURE: offByDefault,
  MAILBOX_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must be at least 16 letters, digits, - or _')
    .optional(),
  MAILBOX: offByDefault,
  // By default the zone of Nigeria, where the users work.
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
  PROVIDER_STATES: offByDefault,
  DEMO_ACCOUNT: flag.optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** The gateway's configuration (`.env.example` describes the variables). */
export interface Config {
  readonly port: number;
  /** Loopback by default: the embedded gateway has neither TLS nor rate limits. */
  readonly host: string;
  /** The base URL of the links in e-mails, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether only this machine can reach the product, according to HOST, EMBEDDED_GATEWAY_HOST, PUBLIC_URL and TRUST_PROXY. */
  readonly isOnlyForThisMachine: boolean;
  /** A Postgres URL; SQLite under `dataDir` when undefined. */
  readonly databaseUrl: string | undefined;
  /** Whether Postgres must prove its identity by TLS. The default is yes unless it runs on this machine. */
  readonly verifiesDatabaseTls: boolean;
  readonly poolLimits: PoolLimits;
  /** Whether a start migrates the schema. If false, the start fails if a migration is missing. */
  readonly autoMigrate: boolean;
  readonly dataDir: string;
  /** How long calls are still accepted after SIGTERM, while `/readyz` already answers 503. */
  readonly stopGraceMs: number;
  /** The mail server; e-mails go to the mailbox page when undefined. */
  readonly smtpUrl: string | undefined;
  /** Whether the mail server must prove its identity by TLS. The default is yes unless it runs on this machine. */
  readonly verifiesMailServerTls: boolean;
  /** The key of the mailbox page; generated at each start when undefined. */
  readonly mailboxKey: string | undefined;
  readonly mailFrom: Sender;
  /** Whether the routes of Pact provider states are served. Production builds do not have them. */
  readonly providerStates: boolean;
  /** Whether the demo account, whose password is public, can be used. */
  readonly isDemoAccountEnabled: boolean;
  /** Help lines for a low mood, as reports show them. */
  readonly helpLines: readonly string[];
  /** The emergency number that texts contain. Null: texts name no number. */
  readonly emergencyNumber: string | null;
  /** An IANA name. Times in e-mails, reports and PDFs are shown in this zone. */
  readonly timeZone: string;
  readonly logLevel: LogLevel;
}

/** Reads the environment. @returns the configuration, or all faults together, one line each, without the values */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { faults: string[] } {
  const { definedVariables, values, faults: wrongValues } = readEnvironment(environment, env);
  const faults = [
    ...wrongValues,
    ...tlsFaults(definedVariables),
    ...mailFaults(values),
    ...providerStatesFaults(values),
  ];
  return values && faults.length === 0 ? { config: configOf(values, definedVariables.PGHOST) } : { faults };
}

/**
 * Reads the configuration of this process, and makes the files that it creates unreadable for other users. If the configuration is wrong, the
 * process prints the faults and exits.
 */
export function configOfProcess(env: NodeJS.ProcessEnv): Config {
  // The process writes health data, which no other user of the machine may read.
  process.umask(0o077);
  const result = readConfig(env);
  if ('config' in result) return result.config;
  process.stderr.write(`The configuration of the gateway is wrong:\n${result.faults.join('\n')}\n`);
  process.exit(configErrorExitCode);
}

/** @param fallbackHost the host that pg uses if the URL has none (PGHOST) */
function configOf(values: z.infer<typeof environment>, fallbackHost: string | undefined): Config {
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = values;
  const publicUrl = publicUrlOf(values);
  return {
    port: values.EMBEDDED_GATEWAY_PORT,
    host: values.EMBEDDED_GATEWAY_HOST,
    publicUrl,
    isOnlyForThisMachine: isForThisMachine(values, values.TRUST_PROXY !== undefined),
    databaseUrl,
    verifiesDatabaseTls:
      databaseUrl !== undefined && !values.DATABASE_INSECURE && dataLeavesMachine(databaseUrl, fallbackHost),
    poolLimits: {
      size: values.DATABASE_POOL_SIZE,
      connectMs: values.DATABASE_CONNECT_SECONDS * 1_000,
      queryMs: values.DATABASE_QUERY_SECONDS * 1_000,
    },
    autoMigrate: values.AUTO_MIGRATE,
    dataDir: values.DATA_DIR,
    stopGraceMs: values.STOP_GRACE_SECONDS * 1_000,
    smtpUrl,
    verifiesMailServerTls: smtpUrl !== undefined && !values.SMTP_INSECURE && mailLeavesMachine(smtpUrl),
    mailboxKey: values.MAILBOX_KEY,
    mailFrom: values.MAIL_FROM,
    providerStates: values.PROVIDER_STATES,
    isDemoAccountEnabled: values.DEMO_ACCOUNT ?? isLocalTrial(values),
    helpLines: values.HELP_LINES,
    emergencyNumber: values.EMERGENCY_NUMBER ?? null,
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL,
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    // The constructor throws a RangeError for an unknown time zone.
    new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions();
    return true;
  } catch {
    return false;
  }
}

/** Whether only this machine can reach the product, and its data is in SQLite. */
function isLocalTrial(values: z.infer<typeof environment>): boolean {
  return values.DATABASE_URL === undefined && isForThisMachine(values, values.TRUST_PROXY !== undefined);
}

/** Refuses provider states unless `isLocalTrial`. They create accounts whose passwords are in the pact files, which are public. */
function providerStatesFaults(values: z.infer<typeof environment> | undefined): string[] {
  if (!values?.PROVIDER_STATES || isLocalTrial(values)) return [];
  return [
    'PROVIDER_STATES: only on SQLite, while HOST, EMBEDDED_GATEWAY_HOST and PUBLIC_URL are loopback and TRUST_PROXY is unset',
  ];
}

/**
 * Checks the raw text of the variables, so that TLS faults are reported together with all others: parsed values exist only if all variables are
 * valid.
 */
function tlsFaults(definedVariables: ReadEnvironment<unknown>['definedVariables']): string[] {
  const { DATABASE_URL, DATABASE_INSECURE, PGHOST, SMTP_URL, SMTP_INSECURE } = definedVariables;
  const faults: string[] = [];
  if (DATABASE_URL && DATABASE_INSECURE !== '1') {
    const fault = postgresTlsFault(DATABASE_URL, PGHOST);
    if (fault !== null) faults.push(`DATABASE_URL: ${fault}`);
  }
  if (SMTP_URL && SMTP_INSECURE !== '1') {
    const fault = smtpTlsFault(SMTP_URL);
    if (fault !== null) faults.push(`SMTP_URL: ${fault}`);
  }
  return faults;
}

/**
 * With an https PUBLIC_URL, requires SMTP_URL or MAILBOX=1. The links in e-mails open accounts, so a public gateway does not fall back to
 * the mailbox by itself.
 */
function mailFaults(values: z.infer<typeof environment> | undefined): string[] {
  if (values === undefined || values.SMTP_URL !== undefined || values.MAILBOX) return [];
  if (new URL(publicUrlOf(values)).protocol !== 'https:') return [];
  return [
    'SMTP_URL: required if PUBLIC_URL is https, because users need the e-mails. MAILBOX=1 shows them at /mailbox instead, on this machine only',
  ];
}
