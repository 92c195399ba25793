import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Passwords } from '../src/accounts/password.ts';
import { buildGateway, type ConnectionTimeouts } from '../src/app.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox, type Mail, readMailbox } from '../src/mail/mailbox.ts';
import { createMetrics, type Metrics } from '../src/metrics/metrics.ts';
import { createReportPrinter, type ReportPrinter } from '../src/reports/report-printer.ts';
import { secretToken } from '../src/secret-token.ts';
import { seed } from '../src/seed.ts';
import { createExportLimit } from '../src/user-data/export-limit.ts';
import type { Behaviours } from './behaviours.ts';
import { serveProviderStates, statesPath } from './pact-states.ts';
import { passwordsWithCache } from './passwords-with-cache.ts';
import type { ProviderStates } from './provider-states.ts';

interface StartOptions {
  /** A Postgres URL. Default: SQLite in a temporary folder. */
  readonly databaseUrl?: string;
  /** The base of links in e-mails. Default: `http://127.0.0.1:4000`, where nothing may listen. */
  readonly publicUrl?: string;
  /** The key of the mailbox page. Default: a random key. */
  readonly mailboxKey?: string | undefined;
  readonly passwords?: Passwords;
  readonly printer?: ReportPrinter;
  readonly timeouts?: ConnectionTimeouts;
  /** How long `stop` still accepts calls while `/readyz` answers 503. Default: 0. */
  readonly graceMs?: number;
  /** How long `stop` still reads requests that were sent before it. Default: 0. */
  readonly lingerMs?: number;
  readonly timeZone?: string;
  /** Receives the log, from level `info` on. Default: only errors are logged, to standard error. */
  readonly log?: DestinationStream;
}

/** A gateway that listens on 127.0.0.1, with functions that change its data and its behaviour. */
export interface RunningGateway extends ProviderStates, Behaviours {
  readonly db: Database;
  readonly metrics: Metrics;
  /** Its base URL, up to and including `/api`. */
  readonly url: string;
  /** The URL of the provider state handlers. */
  readonly statesUrl: string;
  /** The mailbox page, with its key. */
  readonly mailboxUrl: string;
  readonly mailbox: () => Promise<Mail[]>;
  /** Sets the base of links in later e-mails. */
  readonly setPublicUrl: (url: string) => void;
  /** Moves the gateway's clock forward, so that sessions and codes expire. */
  readonly advanceClock: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a gateway in this process, with the demo account, and without a mail server. It runs the migrations of its database first. */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-gateway-'));
  const db = await openDatabase({ databaseUrl: options.databaseUrl, dataDir });
  await migrate(db);
  let clockOffsetMs = 0;
  const clock = () => new Date(Date.now() + clockOffsetMs);
  const {
    publicUrl = 'http://127.0.0.1:4000',
    passwords = passwordsWithCache,
    printer = createReportPrinter(),
  } = options;
  const key = options.mailboxKey ?? secretToken({ bits: 128 });
  const logger = options.log
    ? createLogger('info', options.log)
    : createLogger('error', { write: line => process.stderr.write(line) });
  const metrics = createMetrics();
  const isDemoEnabled = true;
  const isDemoLoginPossible = await seed({ db, clock, passwords, logger }, isDemoEnabled);
  const settings = {
    publicUrl,
    isOnlyForThisMachine: true,
    helpLines: [],
    emergencyNumber: null,
    timeZone: options.timeZone ?? 'Africa/Lagos',
    isDemoLoginPossible,
  };
  const dependencies: Dependencies = {
    db,
    clock,
    passwords,
    exportLimit: createExportLimit(),
    printer,
    mail: createMailbox({ clock, key }),
    settings,
    logger,
    metrics,
  };
  const { timeouts, graceMs, lingerMs } = options;
  const app = buildGateway(dependencies, { timeouts, graceMs, lingerMs });
  const states = serveProviderStates(app, dependencies);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...states,
    db,
    metrics,
    url: `${address}/api`,
    statesUrl: `${address}${statesPath}`,
    mailboxUrl: `${address}/mailbox?key=${key}`,
    mailbox: () => readMailbox(db),
    setPublicUrl: url => {
      settings.publicUrl = url;
    },
    advanceClock: ms => {
      clockOffsetMs += ms;
    },
    stop: async () => {
      await app.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
