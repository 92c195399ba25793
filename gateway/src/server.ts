import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endOnSignals } from '@choose-life/service/end-on-signals';
import { wrongConfiguration } from '@choose-life/service/environment';
import { stopLingerMs } from '@choose-life/service/graceful-close';
import { createPasswords } from './accounts/password.ts';
import { purge } from './accounts/purge.ts';
import { buildGateway } from './app.ts';
import { ModelError, proveModel } from './appraisal/self-check.ts';
import { type Config, readConfig } from './config.ts';
import { ArticleError } from './content/articles.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import { migrate, requireSchema, SchemaRefused } from './db/migrate.ts';
import { openDatabase, openForLongWork } from './db/open-database.ts';
import { isTlsRefusal } from './db/postgres-tls.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import type { Dependencies } from './dependencies.ts';
import { createLogger, describeError } from './logger.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpSender } from './mail/smtp.ts';
import { createMetrics } from './metrics/metrics.ts';
import { repeat } from './repeat.ts';
import { createReportPrinter } from './reports/report-printer.ts';
import { secretToken } from './secret-token.ts';
import { seed } from './seed.ts';

// What is made here is health data: nobody else on the machine may read it.
process.umask(0o077);

const read = readConfig(process.env);
if ('faults' in read) {
  process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
  process.exit(wrongConfiguration);
}
// Before it listens there is nothing to finish.
let stop = async () => {};
endOnSignals(() => stop());

/** Often enough that nothing stays long after it has run out, and never in the way of a call. */
const purgeTimes = { firstMs: 2_000, everyMs: 10 * 60_000 };
const purgeRestMs = 20;
const clockTimes = { firstMs: 60_000, everyMs: 60_000 };

const databaseTls =
  'The Postgres of DATABASE_URL has no TLS that can be verified. Name a certificate authority of your own by NODE_EXTRA_CA_CERTS, or set DATABASE_INSECURE=1.';

await serve(read.config).catch(error => {
  if (error instanceof ModelError || error instanceof SchemaRefused || error instanceof ArticleError) {
    process.stderr.write(`The gateway does not start. ${error.message}\n`);
    process.exit(1);
  }
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = taken
    ? `Port ${read.config.port} is taken: set EMBEDDED_GATEWAY_PORT.`
    : `The gateway could not start: ${JSON.stringify(describeError(error))}`;
  process.stderr.write(`${isTlsRefusal(error) ? databaseTls : reason}\n`);
  process.exit(1);
});

async function serve(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  await rm(join(config.dataDir, 'reports'), { recursive: true, force: true }).catch(error =>
    logger.error('kept PDFs not removed', describeError(error)),
  );
  const { reproduced } = proveModel();
  logger.info('health model proven', { reproduced });
  const migrating = await openForLongWork(config);
  const bringUpToDate = async () => void (await (config.autoMigrate ? migrate : requireSchema)(migrating));
  await waitForDatabase(bringUpToDate, logger);
  await migrating.destroy();
  const db = await openDatabase(config);
  const { adjustClock, clock } = await waitForDatabase(() => openDatabaseClock(db), logger);
  const { smtpUrl, verifiesMailServer } = config;
  const mail = smtpUrl
    ? createOutbox({
        db,
        clock,
        logger,
        send: await createSmtpSender({ smtpUrl, verifiesMailServer }, config.mailFrom),
      })
    : createMailbox({ clock, key: config.mailboxKey ?? secretToken(128) });
  const printer = createReportPrinter();
  const passwords = createPasswords();
  const demoAccount = await waitForDatabase(() => seed({ db, clock, passwords }, config.demoAccount), logger);
  const settings = { publicUrl: config.publicUrl, helpLines: config.helpLines, demoAccount };
  const metrics = createMetrics();
  const dependencies: Dependencies = {
    db,
    mail,
    clock,
    passwords,
    printer,
    settings,
    logger,
    metrics,
  };

  const app = buildGateway({ ...dependencies, lingerMs: stopLingerMs });
  const purgeExpired = async (signal: AbortSignal) => {
    const purged = await purge(dependencies, () => delay(purgeRestMs).then(() => !signal.aborted));
    for (const [kind, rows] of Object.entries(purged)) metrics.purged(kind, rows);
    if (Object.values(purged).some(rows => rows > 0)) logger.info('purged', { ...purged });
  };
  const stopPurge = repeat(purgeExpired, purgeTimes, logger);
  const stopAdjusting = repeat(adjustClock, clockTimes, logger);
  stop = async () => {
    await app.close();
    // Beside each other: where one waits for something silent, the others are done meanwhile.
    await Promise.all([...[stopPurge(), stopAdjusting(), mail.stop(), printer.close()]]);
    await db.destroy();
  };
  const address = await app.listen({ host: config.host, port: config.port });
  logger.info('listening', {
    address,
    database: config.databaseUrl ? 'postgres' : 'sqlite',
    mail: mail.kind,
    demoAccount,
  });
  // Whoever has given the key knows it. It is for the person who starts the gateway, so it is not in the log.
  if (mail.kind === 'mailbox' && config.mailboxKey === undefined) {
    process.stderr.write(`Mail that it sends: ${address}/mailbox?key=${mail.key}\n`);
  }
}
