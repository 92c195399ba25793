import { longestCallMs } from '@choose-life/contracts/gateway/extensions';
import { addGracefulClose, maxCloseMs, stopLingerMs } from '@choose-life/service/stop';
import { type FastifyInstance, fastify } from 'fastify';
import { createPasswords } from './accounts/password.ts';
import { purgeAndTell } from './accounts/purge.ts';
import { proveModel } from './appraisal/self-check.ts';
import type { Config } from './config.ts';
import { waitForDatabase } from './db/database-faults.ts';
import { createFreedSpaceJob } from './db/freed-space.ts';
import { migrate, requireSchema } from './db/migrate.ts';
import { openDatabase, openDatabaseClock, openForLongWork, poolCountsOf } from './db/open-database.ts';
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
import { createExports } from './user-data/exports.ts';

/** Times of the background jobs. The purge runs often, so that expired rows do not stay long. */
const jobTimes = {
  purge: { firstMs: 2_000, everyMs: 10 * 60_000 },
  clock: { firstMs: 60_000, everyMs: 60_000 },
  freedSpace: { firstMs: 60_000, everyMs: 60_000 },
};

/** The gateway by its configuration, its model proven and its background jobs running. Closing the app ends all of them. */
export async function openGateway(
  config: Config,
  logger: Logger,
): Promise<{ readonly app: FastifyInstance; readonly dependencies: Dependencies }> {
  const { reproduced } = proveModel();
  logger.info('health model proven', { reproduced });
  const db = await openCurrentDatabase(config, logger);
  const { adjustClock, clock } = await waitForDatabase(() => openDatabaseClock(db), logger);
  const mail = await openMailer(config, { db, clock, logger });
  const passwords = createPasswords();
  const demoAccount = await waitForDatabase(
    () => seed({ db, clock, passwords, logger }, config.demoAccount),
    logger,
  );
  const { emergencyNumber, forThisMachine, helpLines, publicUrl, timeZone } = config;
  const settings = { publicUrl, forThisMachine, helpLines, emergencyNumber, timeZone, demoAccount };
  const [exports, printer, metrics] = [createExports(), createReportPrinter(), createMetrics()];
  const dependencies = { db, mail, clock, passwords, exports, printer, settings, logger, metrics };
  const app = buildGateway(dependencies, { graceMs: config.stopGraceMs, lingerMs: stopLingerMs });

  const purgeExpired = (signal: AbortSignal) => purgeAndTell(dependencies, signal);
  const clearFreedSpace = createFreedSpaceJob(dependencies);
  const stopJobs = [
    repeat(purgeExpired, jobTimes.purge, logger),
    repeat(adjustClock, jobTimes.clock, logger),
    repeat(clearFreedSpace, jobTimes.freedSpace, logger),
    () => mail.stop(),
  ];
  app.addHook('onClose', async () => {
    // In parallel: a silent server does not delay the others.
    await Promise.all(stopJobs.map(stop => stop()));
    await clearFreedSpace().catch(error => logger.error('freed space not cleared', describeError(error)));
    await db.destroy();
  });
  return { app, dependencies };
}

async function openCurrentDatabase(config: Config, logger: Logger): Promise<Database> {
  const migrating = await openForLongWork(config);
  const bringUpToDate = async () => void (await (config.autoMigrate ? migrate : requireSchema)(migrating));
  await waitForDatabase(bringUpToDate, logger);
  await migrating.destroy();
  return openDatabase(config);
}

async function openMailer(
  { mailboxKey, mailFrom, smtpUrl, verifiesMailServer }: Config,
  context: Pick<Dependencies, 'db' | 'clock' | 'logger'>,
): Promise<Mailer> {
  if (!smtpUrl) return createMailbox({ clock: context.clock, key: mailboxKey ?? secretToken(128) });
  const send = await createSmtpSender({ smtpUrl, verifiesMailServer }, mailFrom);
  return createOutbox({ ...context, send });
}

/** More than a whole assessment needs (about 8 KB). */
const bodyLimit = 256 * 1024;

/**
 * How long a connection may use the server without progress. All but `checkIntervalMs` are above the 30 s that the adapter keeps an
 * idle connection ready for a write.
 */
const defaultTimeouts = {
  headersMs: 34_000,
  requestMs: 35_000,
  checkIntervalMs: 2_000,
  /** Without a byte in either direction. Every call is answered sooner, and every answer that is read goes on sooner. */
  idleMs: longestCallMs + 5_000,
};
export type ConnectionTimeouts = Readonly<typeof defaultTimeouts>;

interface GatewayOptions {
  readonly timeouts?: ConnectionTimeouts | undefined;
  /** How long a stop accepts calls while `/readyz` answers 503. Default: not at all. */
  readonly graceMs?: number | undefined;
  /** How long a stop still accepts requests that are on their way. Default: not at all. */
  readonly lingerMs?: number | undefined;
}

/** All routes and rules, ready to listen or to be injected. Closing it finishes the calls under way, and closes the printer. */
export function buildGateway(
  dependencies: Dependencies,
  { timeouts = defaultTimeouts, graceMs = 0, lingerMs = 0 }: GatewayOptions = {},
): FastifyInstance {
  const { db, exports, mail, metrics, passwords, printer, settings } = dependencies;
  const app = fastify({
    logger: false,
    bodyLimit,
    pluginTimeout: maxCloseMs({ graceMs, drainMs: longestCallMs }),
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    keepAliveTimeout: timeouts.idleMs,
    http: {
      // Node uses the longer of the two for bodies.
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    // New calls get our own answer while the last ones finish.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: refuseUndecodablePath,
    clientErrorHandler: refuseUnreadable,
  });
  let isUnready = false;
  let refusesCalls = false;
  addGracefulClose(
    app,
    {
      becomeUnready: () => {
        isUnready = true;
      },
      refuseNewCalls: () => {
        refusesCalls = true;
      },
    },
    { graceMs, drainMs: longestCallMs, lingerMs },
  );
  app.addHook('onClose', () => printer.close());
  readBodies(app);
  addErrorReplies(app, dependencies);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (refusesCalls && !isStatusUrl(routeOptions.url)) throw new Busy('The gateway stops.', 1);
  });
  metrics.watchQueue('password', passwords.queue);
  metrics.watchQueue('report', printer.queue);
  metrics.watchQueue('export', exports.counts);
  const readPool = poolCountsOf(db);
  if (readPool) metrics.watchPool(readPool);
  app.register(operationRoutes, dependencies);
  app.register(statusRoutes, { ...dependencies, isStopping: () => isUnready });
  if (mail.kind === 'mailbox')
    app.register(mailboxRoutes, { db, key: mail.key, timeZone: settings.timeZone });
  else metrics.watchMail(mail.readCounts);
  return app;
}

/** JSON only. A POST without a body counts as `{}`; keys that name a prototype are refused. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}
