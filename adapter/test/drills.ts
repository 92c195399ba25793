import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { failover, loseConnections } from '../../gateway/test/drills/connections.ts';
import { killRepeatedly } from '../../gateway/test/drills/kill.ts';
import { incidents, runMailDrill } from '../../gateway/test/drills/mail.ts';
import type { Findings } from '../../gateway/test/drills/saving-callers.ts';
import { hasBinaries, startPostgres, type TestPostgres } from '../../gateway/test/postgres-server.ts';
import { fillReports } from '../../gateway/test/support/large-tables.ts';
import { missingPrograms, startDeployment } from './replicas/deployment.ts';
import { restartAll } from './replicas/rolling-restart.ts';
import { failuresIn, runDrill } from './replicas/run-drill.ts';
import { sendRequest } from './send-request.ts';
import { readSlowly } from './slow-reader-drill.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

/**
 * `npm run drill -- NAME`: long runs of scenarios that tests run briefly. A drill prints its measurements as JSON. The exit code is 1 if it
 * failed. Durations of options are in seconds; `--away` is the time for which a server is unreachable.
 */
const drills = {
  /** Kills a gateway repeatedly while callers write. Fails if an acknowledged write is missing, was made twice or is mixed with another one. */
  kill: async () => {
    const { callers, database, kills, writes } = optionsOf({
      writes: '10000',
      kills: '60',
      callers: '30',
      database: 'sqlite',
    });
    const counts = { callers: Number(callers), kills: Number(kills), writes: Number(writes) };
    await withDatabase(database === 'postgres', async (dataDir, postgres) => {
      const { findings, ...figures } = await killRepeatedly({ dataDir, postgres, ...counts });
      print({ database, ...figures, ...countsOf(findings) }, hasNoFault(findings));
    });
  },

  /**
   * Breaks the connections to Postgres in each way of `losses` (gateway/test/drills/connections.ts). Fails if writes do not succeed again within
   * a minute.
   */
  connections: () => drillConnections({ maxRecoveryMs: 60_000 }),

  /** Postgres is read-only for a while, as after a failover. Fails if writes do not succeed again within 5 seconds. */
  failover: () => drillConnections({ maxRecoveryMs: 5_000, lossNames: [failover] }),

  /**
   * Requests 20 e-mails. A gateway is ended immediately after the responses, or the mail server is unreachable during the requests and for a
   * minute after them. The databases are SQLite and Postgres, each with one and with two gateways. Fails if an e-mail is missing or was created
   * twice. An e-mail that was being sent when its gateway was killed may arrive again with the same Message-ID, which is not a failure.
   */
  mail: async () => {
    const values = optionsOf({ messages: '20', away: '60', times: '1' });
    const messageCount = Number(values.messages);
    const downtimeMs = Number(values.away) * 1_000;
    const runCase = (database: string, gateways: 1 | 2, incident: (typeof incidents)[number]) =>
      withDatabase(database === 'Postgres', async (dataDir, postgres) => {
        const databaseSettings = { dataDir, databaseUrl: postgres?.url };
        const counts = await runMailDrill({ databaseSettings, gateways, incident, messageCount, downtimeMs });
        const isEachOnce = counts.arrived >= messageCount && counts.double + counts.waiting === 0;
        const mayRepeat = incident === 'SIGKILL';
        print(
          { database, gateways, incident, ...counts },
          isEachOnce && (counts.repeated === 0 || mayRepeat),
        );
      });
    for (const database of hasBinaries ? ['SQLite', 'Postgres'] : ['SQLite']) {
      for (const gateways of [1, 2] as const) {
        for (const incident of incidents) {
          for (let n = 0; n < Number(values.times); n += 1) await runCase(database, gateways, incident);
        }
      }
    }
    if (!hasBinaries) process.stdout.write('Postgres was skipped, because it is not installed.\n');
  },

  /** Restarts each gateway and each adapter, as operators do for a new release, while people save. Fails if a save fails. */
  restart: async () => {
    const { people } = optionsOf({ people: '5' });
    if (missingPrograms.length > 0) throw new Error(`Not installed: ${missingPrograms.join(', ')}.`);
    const deployment = await startDeployment();
    try {
      const figures = await restartAll(deployment, { people: Number(people) });
      print(figures, figures.failed.length === 0);
    } finally {
      await deployment.stop();
    }
  },

  /**
   * Many people use three adapters and two gateways, some of which are killed or stopped meanwhile. Fails if a write is missing or was applied
   * twice.
   */
  replicas: async () => {
    const { people, seconds } = optionsOf({ people: '200', seconds: '60' });
    if (missingPrograms.length > 0) throw new Error(`Not installed: ${missingPrograms.join(', ')}.`);
    const deployment = await startDeployment();
    try {
      const options = { people: Number(people), startOverMs: Number(seconds) * 1_000, downtimeMs: 5_000 };
      const figures = await runDrill(deployment, options);
      print(figures, failuresIn(figures).length === 0);
    } finally {
      await deployment.stop();
    }
  },

  /**
   * People read their export slowly. Fails if one of them stays connected, if a reader who is just fast enough is disconnected, or if calls of
   * other people fail or take 2 seconds.
   */
  'slow-readers': async () => {
    const { people, reports, seconds } = optionsOf({ people: '25', reports: '180', seconds: '120' });
    await using servers = new AsyncDisposableStack();
    const gateway = await startGateway();
    servers.defer(gateway.stop);
    // The default of RATE_LIMIT_PER_MINUTE. Without it, `startAdapterInProcess` switches off all limits.
    const adapter = await startAdapterInProcess(gateway.url, { RATE_LIMIT_PER_MINUTE: '6000' });
    servers.defer(adapter.stop);
    const createPerson = async (name: string) => {
      const { email, token } = await gateway.createAccount({ email: `${name}@example.test` });
      const reportId = await gateway.createReport(email);
      await fillReports(gateway.db, reportId, Number(reports));
      const headers = { authorization: token };
      // From the response to this call, the adapter records the person of the token.
      const details = { name: 'authentication.userDetails', input: {}, headers };
      await sendRequest(`${adapter.url}/trpc/${details.name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      const reportData = { getReportDataReportId: reportId, getReportDataClientId: 'any' };
      return {
        exports: { name: 'user.exportData', input: {}, headers },
        others: [details, { name: 'hra.getReportData', input: reportData, headers }],
      };
    };
    const slow = [];
    for (let n = 0; n < Number(people); n += 1) slow.push((await createPerson(`slow-${n}`)).exports);
    const figures = await readSlowly({
      url: adapter.url,
      slow,
      // 200 kbit/s, a little more than the 140 kbit/s that the adapter requires.
      steadyReader: { call: (await createPerson('steady')).exports, bytesPerSecond: 25_000 },
      others: (await createPerson('other')).others,
      durationMs: Number(seconds) * 1_000,
      // The gateway creates only a few exports at a time, and answers others with 503.
      maxAttempts: 60,
    });
    const { answered, failed, isSteadyReaderServed, slowestMs, stillConnected } = figures;
    print(
      figures,
      answered > 0 && failed + stillConnected === 0 && isSteadyReaderServed && slowestMs < 2_000,
    );
  },
};

const name = process.argv[2] ?? '';
// A Map does not find inherited properties such as `constructor`.
const drill = new Map(Object.entries(drills)).get(name);
if (drill === undefined) throw new Error(`Name a drill: ${Object.keys(drills).join(', ')}.`);
await drill();

/** Parses the options of the command line. An option that is missing has its default. */
function optionsOf<Defaults extends Record<string, string>>(defaults: Defaults): Defaults {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  );
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  // `values` already contains the defaults. The spread gives the result their type.
  return { ...defaults, ...values };
}

/**
 * Breaks the connections between a gateway and its Postgres. Fails if a process ends, if an acknowledged write is missing, if a write takes
 * longer than 10 seconds, or if writes do not succeed again within `maxRecoveryMs`.
 * @param lossNames how connections are broken; by default in each way of `losses`
 */
async function drillConnections({
  maxRecoveryMs,
  lossNames,
}: {
  maxRecoveryMs: number;
  lossNames?: readonly string[];
}): Promise<void> {
  const { times, callers, away } = optionsOf({ times: '5', callers: '30', away: '8' });
  const options = { callers: Number(callers), times: Number(times), downtimeMs: Number(away) * 1_000 };
  const run = async (dataDir: string, postgres: TestPostgres) => {
    const drill = loseConnections({ postgres, dataDir, ...options, lossNames });
    for await (const { findings, ...figures } of drill) {
      const slowestMs = Math.round(figures.slowestMs);
      const slowestRecoveryMs = Math.round(figures.slowestRecoveryMs);
      const isFast = slowestMs <= 10_000 && slowestRecoveryMs <= maxRecoveryMs;
      const isPassed = figures.endedProcesses === 0 && hasNoFault(findings) && isFast;
      print({ ...figures, slowestMs, slowestRecoveryMs, ...countsOf(findings) }, isPassed);
    }
  };
  await withDataDir(dataDir => withPostgres(postgres => run(dataDir, postgres)));
}

/** Runs a drill with an empty data folder and, if wanted, a new Postgres. */
function withDatabase(
  wantsPostgres: boolean,
  work: (dataDir: string, postgres?: TestPostgres) => Promise<void>,
): Promise<void> {
  return withDataDir(dataDir =>
    wantsPostgres ? withPostgres(postgres => work(dataDir, postgres)) : work(dataDir),
  );
}

async function withDataDir(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-drill-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withPostgres(work: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}

function countsOf({ double, lost, torn, unexpected }: Findings) {
  return { lost: lost.length, double: double.length, torn: torn.length, unexpected: unexpected.length };
}

function hasNoFault(findings: Findings): boolean {
  return Object.values(findings).flat().length === 0;
}

/** Prints the measurements of a drill, and sets the exit code. */
function print(figures: object, isPassed: boolean): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  if (!isPassed) process.exitCode = 1;
}
