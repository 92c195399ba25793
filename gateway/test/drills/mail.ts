import { setTimeout as delay } from 'node:timers/promises';
import { addUser } from '../../src/accounts/users.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type DatabaseSettings, openDatabase } from '../../src/db/open-database.ts';
import type { Database } from '../../src/db/schema.ts';
import { call } from '../call.ts';
import { startMailServer } from '../mail-server.ts';
import { ada } from '../people.ts';
import { spawnServer } from '../server-process.ts';

/**
 * What fails in a drill. A signal ends one gateway when all requests are answered. With `mail-server-down`, the mail server stops before the
 * requests, and starts again `downtimeMs` after the last answer.
 */
export const incidents = ['SIGTERM', 'SIGKILL', 'mail-server-down'] as const;

interface MailDrill {
  /** The database of the gateways. */
  readonly databaseSettings: DatabaseSettings;
  /** The number of gateway processes that share the database. */
  readonly gateways: 1 | 2;
  readonly incident: (typeof incidents)[number];
  /** The number of e-mails that are requested. */
  readonly messageCount: number;
  /** How long the mail server is unreachable, in milliseconds. */
  readonly downtimeMs: number;
  /** Runs while no gateway runs. A killed gateway leaves claims on e-mails that expire after a minute. A test ends them instead of waiting. */
  readonly whileDown?: (db: Database) => Promise<unknown>;
}

/** The drill stops waiting for e-mails after this time. It is longer than the minute after which the claims of a killed gateway expire. */
const maxMs = 150_000;

/** Requests e-mails at all gateways at the same time, causes the incident, and counts the e-mails that arrive. */
export async function runMailDrill(drill: MailDrill) {
  const { databaseSettings, gateways, incident, messageCount, downtimeMs, whileDown } = drill;
  await using db = await openDatabase(databaseSettings);
  await migrate(db);
  const people = Array.from({ length: messageCount }, (_, index) => `person-${index}@example.test`);
  for (const email of people) await addUser(db, { ...ada, id: email, email }, new Date());
  let mailServer = await startMailServer();
  const env = {
    DATA_DIR: databaseSettings.dataDir,
    DATABASE_URL: databaseSettings.databaseUrl,
    DEMO_ACCOUNT: '0',
    SMTP_URL: mailServer.url,
  };
  const first = await spawnServer(env);
  const running = [first];
  if (gateways === 2) running.push(await spawnServer(env));
  if (incident === 'mail-server-down') await mailServer.stop();
  await Promise.all(
    people.map(async (userEmail, index) => {
      // The requests are distributed over the gateways.
      const gateway = running[index % gateways] ?? first;
      const { body } = await call(gateway, 'authentication.initiatePasswordReset', { userEmail });
      if (body.responseCode !== '00') throw new Error(`not acknowledged: ${body.responseCode}`);
    }),
  );
  const answeredAt = Date.now();
  if (incident === 'mail-server-down') {
    await delay(downtimeMs);
    mailServer = await startMailServer({}, { port: mailServer.port });
  } else {
    await first.end(incident);
    running.shift();
    if (running.length === 0) {
      await whileDown?.(db);
      running.push(await spawnServer(env));
    }
  }
  const waiting = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  while ((await waiting()) > 0 && Date.now() - answeredAt < maxMs) await delay(100);
  const seconds = Math.round((Date.now() - answeredAt) / 100) / 10;
  await Promise.all(running.map(gateway => gateway.end('SIGTERM')));
  const stillWaiting = await waiting();
  await mailServer.stop();
  const { accepted } = mailServer;
  const arrived = new Set(accepted.map(({ to }) => to)).size;
  const ids = new Set(accepted.map(({ messageId }) => messageId)).size;
  return {
    arrived,
    /** How often an e-mail arrived again with the same Message-ID. */
    repeated: accepted.length - ids,
    /** How often an e-mail arrived again with another Message-ID: it was created twice. */
    double: ids - arrived,
    waiting: stillWaiting,
    /** The time from the last answer until no e-mail is waiting. */
    seconds,
  };
}
