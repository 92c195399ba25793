import { longestCallMs } from '@choose-life/contracts/gateway/extensions';
import { addGracefulClose, maxCloseMs, stopLingerMs } from '@choose-life/service/stop';
import { type FastifyInstance, fastify } from 'fastify';
import { createPasswords } from './accounts/password.ts';
import { purgeAndReport } from './accounts/purge.ts';
import { checkModel } from './appraisal/self-check.ts';
import type { Config } from './config.ts';
import { waitForDatabase } from './db/database-faults.ts';
import { createFreedSpaceJob } from './db/freed-space.ts';
import { migrate, requireSchema } from './db/migrate.ts';
import {
  openDatabase,
  openDatabaseClock,
  openWithoutStatementTimeout,
  poolCountsOf,
} from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import type { Dependencies } from './dependencies.ts';
import { addErrorReplies, refuseUndecodablePath, refuseUnreadable } from './error-replies.ts';
import { describeError, type Logger } from './logger.ts';
import { createMailbox, mailboxRoutes } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpSender } from './mail/smtp.ts';
import { createMetrics } from './metrics/metrics.ts';
import { operationRoutes } from './operations/routes.ts';
import { Busy } from './refusal.ts';
import { repeat } from './repeat.ts';
import { createReportPrinter } from './reports/report-printer.ts';
import { secretToken } from './secret-token.ts';
import { seed } from './seed.ts';
import { isStatusUrl, statusRoutes } from './status-routes.ts';
import { createExportLimit } from './user-data/export-limit.ts';

/** When the background jobs run. */
const jobTimes = {
  // The first run removes rows that expired while no gateway ran. It begins shortly after the start, so that it does not delay the start. The
  // shortest life of a row is 30 minutes (an idle session), so a run every 10 minutes removes expired rows soon enough.
  purge: { firstMs: 2_000, everyMs: 10 * 60_000 },
  // Clocks drift by far less than a second in a minute. After the machine wakes from sleep, the clock is wrong for at most a minute.
  clock: { firstMs: 60_000, everyMs: 60_000 },
  // Erases what SQLite keeps of deleted personal data (`db/freed-space.ts`). That blocks writes, so it runs once for all deletions of a minute.
  freedSpace: { firstMs: 60_000, everyMs: 60_000 },
};

/** The shortest value of `Retry-After`, since another gateway, or this one after its restart, may accept the call immediately. */
const stoppingRetryAfterSeconds = 1;

/**
 * Opens a gateway with this configuration: checks the health model, migrates the database (or only checks its schema, with AUTO_MIGRATE=0),
 * seeds it, and starts the background jobs. The app does not listen yet. Closing it ends the jobs and closes the database.
 * @throws ConfigurationError, OperatorError, or errors of the database
 */
export async function openGateway(
  config: Config,
  logger: Logger,
): Promise<{ readonly app: FastifyInstance; readonly dependencies: Dependencies }> {
  const { reproducedValues } = checkModel();
  logger.info('health model checked', { reproduced: reproducedValues });
  const db = await openCurrentDatabase(config, logger);
  const { adjustClock, clock } = await waitForDatabase(() => openDatabaseClock(db), logger);
  const mail = await openMailer(config, { db, clock, logger });
  const passwords = createPasswords();
  const isDemoLoginPossible = await waitForDatabase(
    () => seed({ db, clock, passwords, logger }, config.isDemoAccountEnabled),
    logger,
  );
  const { emergencyNumber, isOnlyForThisMachine, helpLines, publicUrl, timeZone } = config;
  const settings = {
    publicUrl,
    isOnlyForThisMachine,
    helpLines,
    emergencyNumber,
    timeZone,
    isDemoLoginPossible,
  };
  const dependencies: Dependencies = {
    db,
    mail,
    clock,
    passwords,
    exportLimit: createExportLimit(),
    printer: createReportPrinter(),
    settings,
    logger,
    metrics: createMetrics(),
  };
  const app = buildGateway(dependencies, { graceMs: config.stopGraceMs, lingerMs: stopLingerMs });

  const purgeExpired = (signal: AbortSignal) => purgeAndReport(dependencies, signal);
  const clearFreedSpace = createFreedSpaceJob(dependencies);
  const stopJobs = [
    repeat(purgeExpired, jobTimes.purge, logger),
    repeat(adjustClock, jobTimes.clock, logger),
    repeat(clearFreedSpace, jobTimes.freedSpace, logger),
    () => mail.stop(),
  ];
  app.addHook('onClose', async () => {
    // In parallel, so that a mail server or database that does not respond delays no other job.
    await Promise.all(stopJobs.map(stop => stop()));
    // Once more, for deletions since the last run of the job.
    await clearFreedSpace().catch(error => logger.error('freed space not cleared', describeError(error)));
    await db.destroy();
  });
  return { app, dependencies };
}

/** Opens the database, with the schema of this release. */
async function openCurrentDatabase(config: Config, logger: Logger): Promise<Database> {
  await migrateOrCheck(config, logger);
  return openDatabase(config);
}

/** Migrates the database, or checks its schema if the configuration switches migrations off. */
async function migrateOrCheck(config: Config, logger: Logger): Promise<void> {
  // The time limit for the statements of calls would be too short for the migration of a large table.
  await using db = await openWithoutStatementTimeout(config);
  await waitForDatabase(async () => {
    if (config.autoMigrate) await migrate(db);
    else await requireSchema(db);
  }, logger);
}

async function openMailer(
  { mailboxKey, mailFrom, smtpUrl, verifiesMailServerTls }: Config,
  context: Pick<Dependencies, 'db' | 'clock' | 'logger'>,
): Promise<Mailer> {
  if (!smtpUrl) return createMailbox({ clock: context.clock, key: mailboxKey ?? secretToken({ bits: 128 }) });
  const send = await createSmtpSender({ smtpUrl, verifiesMailServerTls }, mailFrom);
  return createOutbox({ ...context, send });
}

/** The largest body of a request, in bytes. A whole assessment needs about 8 KB. */
const bodyLimit = 256 * 1024;

/**
 * Timeouts of connections. All but `checkIntervalMs` are longer than the 30 s for which the adapter keeps a connection that it has opened in
 * advance (`spareMs`): the gateway must not close a connection on which the adapter is about to send a write.
 */
const defaultTimeouts = {
  // Shorter than `requestMs`, since a request includes its headers.
  headersMs: 34_000,
  requestMs: 35_000,
  checkIntervalMs: 2_000,
  /** The longest time without a byte in either direction. It is longer than any call, so it never ends a running call. */
  idleMs: longestCallMs + 5_000,
};

/** Timeouts of a connection in milliseconds, which tests shorten. */
export type ConnectionTimeouts = Readonly<typeof defaultTimeouts>;

interface GatewayOptions {
  readonly timeouts?: ConnectionTimeouts | undefined;
  /** How long a graceful stop still accepts calls while `/readyz` answers 503. Default: 0. */
  readonly graceMs?: number | undefined;
  /** How long a graceful stop still reads requests that were sent before it began. Default: 0. */
  readonly lingerMs?: number | undefined;
}

/**
 * Builds the Fastify app, with all routes. It does not listen: tests can inject requests. Closing it finishes running calls, then closes the
 * printer.
 */
export function buildGateway(
  dependencies: Dependencies,
  { timeouts = defaultTimeouts, graceMs = 0, lingerMs = 0 }: GatewayOptions = {},
): FastifyInstance {
  const { db, exportLimit, mail, metrics, passwords, printer, settings } = dependencies;
  const app = fastify({
    logger: false,
    bodyLimit,
    // Fastify applies this timeout to `onClose` hooks too, and `app.close()` would throw after it.
    pluginTimeout: maxCloseMs({ graceMs, drainMs: longestCallMs }),
    // Fastify sets `requestTimeout` on the server itself, so `http` does not repeat it.
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    keepAliveTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    // The `onRequest` hook below answers new calls during a stop, with a `Retry-After` header.
    return503OnClosing: false,
    // An e-mail address can be a path parameter (s.7), and may be longer than Fastify's default of 100 characters.
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: refuseUndecodablePath,
    clientErrorHandler: refuseUnreadable,
  });
  let isUnready = false;
  let isRefusingCalls = false;
  addGracefulClose(
    app,
    {
      becomeUnready: () => {
        isUnready = true;
      },
      refuseNewCalls: () => {
        isRefusingCalls = true;
      },
    },
    { graceMs, drainMs: longestCallMs, lingerMs },
  );
  app.addHook('onClose', () => printer.close());
  acceptJsonBodies(app);
  addErrorReplies(app, dependencies);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isRefusingCalls && !isStatusUrl(routeOptions.url)) {
      throw new Busy('The gateway is stopping.', stoppingRetryAfterSeconds);
    }
  });
  metrics.watchQueue('password', passwords.queueCounts);
  metrics.watchQueue('report', printer.queueCounts);
  metrics.watchQueue('export', exportLimit.counts);
  const countConnections = poolCountsOf(db);
  if (countConnections) metrics.watchPool(countConnections);
  app.register(operationRoutes, dependencies);
  app.register(statusRoutes, { ...dependencies, isUnready: () => isUnready });
  if (mail.kind === 'mailbox') {
    app.register(mailboxRoutes, { db, key: mail.key, timeZone: settings.timeZone });
  } else {
    metrics.watchMail(mail.readCounts);
  }
  return app;
}

/** Accepts JSON bodies only. An empty body is read as `{}`; a body that could change a prototype is refused. */
function acceptJsonBodies(app: FastifyInstance): void {
  // `onProtoPoisoning` and `onConstructorPoisoning` of Fastify: the keys `__proto__` and `constructor.prototype` are errors.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}
