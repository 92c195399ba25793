import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '../postgres-server.ts';
import { spawnServer } from '../server-process.ts';
import { checkAssessments, demoToken, startSaving } from './saving-callers.ts';

interface Options {
  /** The data folder for SQLite. */
  readonly dataDir: string;
  /** Used instead of SQLite if it is set. Then every second kill stops Postgres immediately, which is a crash. */
  readonly postgres?: TestPostgres;
  readonly callers: number;
  /** The drill ends after this number of acknowledged writes. */
  readonly writes: number;
  /** The number of kills of either process, distributed over the writes. */
  readonly kills: number;
}

/** Kills the gateway again and again while callers save, and finds lost, doubled and mixed writes. */
export async function killRepeatedly({ callers, dataDir, kills, postgres, writes }: Options) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url, DEMO_ACCOUNT: '1' };
  let gateway = await spawnServer(env);
  // The callers continue with the URL of the next process.
  const address = { url: gateway.url };
  const saving = startSaving(address, await demoToken(gateway), callers);
  const waitForAcknowledged = async (count: number) => {
    while (saving.acknowledged() < count) await delay(5);
  };
  let postgresCrashes = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await waitForAcknowledged(Math.floor((writes * kill) / (kills + 1)));
    // A random pause, so that the kill does not always come right after an answer.
    await delay(Math.random() * 50);
    if (postgres !== undefined && kill % 2 === 0) {
      postgresCrashes += 1;
      await postgres.halt('immediate');
      await postgres.resume();
    } else {
      await gateway.end('SIGKILL');
      gateway = await spawnServer(env);
      address.url = gateway.url;
    }
  }
  await waitForAcknowledged(writes);
  await saving.stop();
  await gateway.end('SIGTERM');
  return {
    acknowledged: saving.acknowledged(),
    gatewayKills: kills - postgresCrashes,
    postgresCrashes,
    /** Calls without a successful answer. Most of them found no listener. */
    unacknowledged: saving.outcomes.filter(({ status }) => status !== 200).length,
    findings: await checkAssessments({ databaseUrl: postgres?.url, dataDir }, saving.assessments),
  };
}
