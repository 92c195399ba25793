import { configErrorExitCode } from '@choose-life/service/environment';
import { endOnSignals, stopLingerMs } from '@choose-life/service/stop';
import type { FastifyInstance } from 'fastify';
import { createPasswords } from './accounts/password.ts';
import { purgeAndTell } from './accounts/purge.ts';
import { buildGateway } from './app.ts';
import { ModelError, proveModel } from './appraisal/self-check.ts';
import { type Config, readConfig } from './config.ts';
import { ArticleError } from './content/articles.ts';
import { waitForDatabase } from './db/database-faults.ts';
import { createFreedSpaceJob } from './db/freed-space.ts';
import { migrate, requireSchema, SchemaRefused } from './db/migrate.ts';
import { damageOf, openDatabase, openDatabaseClock, openForLongWork } from './db/open-database.ts';
import { isTlsRefusal } from './db/postgres.ts';
import type { Database } from './db/schema.ts';
import type { Dependencies } from './dependencies.ts';
import { createLogger, describeError, type Logger } from './logger.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpSender } from './mail/smtp.ts';
import { createMetrics } from './metrics/metrics.ts';
import { repeat } from './repeat.ts';
import { createReportPrinter } from './reports/report-printer.ts';
import { secretToken } from './secret-token.ts';
import { seed } from './seed.ts';

// Before it listens there is nothing to finish.
let stop = async () => {};

/** Times of the background jobs. The purge runs often, so that expired rows do not stay long. */
const times = {
  purge: { firstMs: 2_000, everyMs: 10 * 60_000 },
  clock: { firstMs: 60_000, everyMs: 60_000 },
  freedSpace: { firstMs: 60_000, everyMs: 60_000 },
};

/** Adds something to a gateway before it listens. */
type Prepare = (app: FastifyInstance, dependencies: Dependencies) => void;

/** Runs the gateway as this process, configured by its environment, until a signal ends it. */
export async function serveGateway(env: NodeJS.ProcessEnv, prepare?: Prepare): Promise<void> {
  // What is made here is health data: nobody else on the machine may read it.
  process.umask(0o077);
  const read = readConfig(env);
  if ('faults' in read) {
    process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
    process.exit(configErrorExitCode);
  }
  if (read.config.providerStates && !prepare) {
    process.stderr.write(
      'PROVIDER_STATES: served by npm start, or node gateway/testing/server-with-states.ts\n',
    );
    process.exit(configErrorExitCode);
  }
  endOnSignals(() => stop());
  await serve(read.config, prepare ?? (() => {})).catch(error => {
    const damage = damageOf(error, read.config);
    process.stderr.write(`${damage ?? reasonOf(error, read.config)}\n`);
    process.exit(damage === null ? 1 : configErrorExitCode);
  });
}

async function serve(config: Config, prepare: Prepare): Promise<void> {
  const logger = createLogger(config.logLevel);
  const { reproduced } = proveModel();
  logger.info('health model proven', { reproduced });
  const db = await openCurrentDatabase(config, logger);
  const { adjustClock, clock } = await waitForDatabase(() => openDatabaseClock(db), logger);
  const mail = await openMailer(config, { db, clock, logger });
  const printer = createReportPrinter();
  const passwords = createPasswords();
  const demoAccount = await waitForDatabase(
    () => seed({ db, clock, passwords, logger }, config.demoAccount),
    logger,
  );
  const { emergencyNumber, forThisMachine, helpLines, publicUrl, timeZone } = config;
  const settings = { publicUrl, forThisMachine, helpLines, emergencyNumber, timeZone, demoAccount };
  const metrics = createMetrics();
  const dependencies = { db, mail, clock, passwords, printer, settings, logger, metrics };
  const app = buildGateway({ ...dependencies, lingerMs: stopLingerMs });

  prepare(app, dependencies);

  const purgeExpired = (signal: AbortSignal) => purgeAndTell(dependencies, signal);
  const clearFreedSpace = createFreedSpaceJob(dependencies);
  /** The functions that end them. */
  const background = [
    repeat(purgeExpired, times.purge, logger),
    repeat(adjustClock, times.clock, logger),
    repeat(clearFreedSpace, times.freedSpace, logger),
    () => mail.stop(),
    () => printer.close(),
  ];
  stop = async () => {
    await app.close();
    // In parallel: one that waits for a silent server does not delay the others.
    await Promise.all(background.map(end => end()));
    await clearFreedSpace().catch(error => logger.error('freed space not cleared', describeError(error)));
    await db.destroy();
  };
  const address = await app.listen({ host: config.host, port: config.port });
  logger.info('listening', {
    address,
    database: config.databaseUrl ? 'postgres' : 'sqlite',
    mail: mail.kind,
    demoAccount,
  });
  // A configured key is known. A generated one is printed to a terminal only: other output may be a log.
  if (mail.kind === 'mailbox' && config.mailboxKey === undefined) {
    const page = `${address}/mailbox`;
    const shown = process.stderr.isTTY
      ? `${page}?key=${mail.key}`
      : `${page}, which opens once you set MAILBOX_KEY`;
    process.stderr.write(`Mail that it sends: ${shown}\n`);
  }
}

/** The database with the schema of this release. */
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
  return createOutbox({
    ...context,
    send: await createSmtpSender({ smtpUrl, verifiesMailServer }, mailFrom),
  });
}

/** Why it does not start, for the person who starts it. */
function reasonOf(error: unknown, { port }: Config): string {
  if (error instanceof ModelError || error instanceof SchemaRefused || error instanceof ArticleError)
    return `The gateway does not start. ${error.message}`;
  if (isTlsRefusal(error))
    return 'The Postgres of DATABASE_URL has no TLS that can be verified. Name a certificate authority of your own by NODE_EXTRA_CA_CERTS, or set DATABASE_INSECURE=1.';
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is taken: set EMBEDDED_GATEWAY_PORT.`;
  return `The gateway could not start: ${JSON.stringify(describeError(error))}`;
}
