import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Passwords } from '../src/accounts/password.ts';
import { buildGateway, type ConnectionTimeouts } from '../src/app.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox, readMailbox } from '../src/mail/mailbox.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { createReportPrinter, type PrinterSize } from '../src/reports/report-printer.ts';
import { secretToken } from '../src/secret-token.ts';
import { seed } from '../src/seed.ts';
import { createExports } from '../src/user-data/exports.ts';
import { openStatesAddress, statesPath } from './pact-states.ts';
import { rememberedPasswords } from './remembered-passwords.ts';

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

/** A real gateway over HTTP on 127.0.0.1, with SQLite in a temporary folder unless a Postgres is named. */
export async function startGateway(
  options: {
    databaseUrl?: string;
    publicUrl?: string;
    mailboxKey?: string | undefined;
    passwords?: Passwords;
    printer?: PrinterSize;
    timeouts?: ConnectionTimeouts;
    graceMs?: number;
    lingerMs?: number;
    timeZone?: string;
    /** Takes the log, from level info up. Default: errors alone, on the standard error. */
    log?: DestinationStream;
  } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-gateway-'));
  const db = await openDatabase({ databaseUrl: options.databaseUrl, dataDir });
  await migrate(db);
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const printer = createReportPrinter(options.printer);
  const { publicUrl = 'http://127.0.0.1:4000', passwords = rememberedPasswords } = options;
  const key = options.mailboxKey ?? secretToken(128);
  const logger = options.log
    ? createLogger('info', options.log)
    : createLogger('error', { write: line => process.stderr.write(line) });
  const metrics = createMetrics();
  const demoAccount = await seed({ db, clock, passwords, logger }, true);
  const settings = {
    ...{ publicUrl, forThisMachine: true, helpLines: [], emergencyNumber: null },
    ...{ timeZone: options.timeZone ?? 'Africa/Lagos', demoAccount },
  };
  const dependencies: Dependencies = {
    db,
    clock,
    passwords,
    exports: createExports(),
    printer,
    mail: createMailbox({ clock, key }),
    settings,
    logger,
    metrics,
  };
  const app = buildGateway(dependencies, options);
  const states = openStatesAddress(app, dependencies);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...states,
    db,
    metrics,
    /** Base up to and including `/api`. */
    url: `${address}/api`,
    statesUrl: `${address}${statesPath}`,
    /** The mailbox page, with the key that opens it. */
    mailboxUrl: `${address}/mailbox?key=${key}`,
    mailbox: () => readMailbox(db),
    /** Sets where links in e-mails lead from now on. */
    setPublicUrl: (url: string) => {
      settings.publicUrl = url;
    },
    /** Moves the gateway's clock forward: sessions and codes age. */
    advanceClock: (ms: number) => {
      ahead += ms;
    },
    stop: async () => {
      await app.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
