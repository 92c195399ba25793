import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '../postgres-server.ts';
import { spawnServer } from '../server-process.ts';
import { checkLines, demoToken, startSaving } from './saving-callers.ts';

interface Options {
  /** SQLite's folder. */
  readonly dataDir: string;
  /** Keeps the data instead. Each second kill is an immediate stop of it, which is a crash. */
  readonly postgres?: TestPostgres;
  readonly callers: number;
  readonly writes: number;
  readonly kills: number;
}

export async function killAgain({ callers, dataDir, kills, postgres, writes }: Options) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url, DEMO_ACCOUNT: '1' };
  let gateway = await spawnServer(env);
  // Callers go on at the address of the next process.
  const address = { url: gateway.url };
  const saving = startSaving(address, await demoToken(gateway), callers);
  const acknowledge = async (count: number) => {
    while (saving.acknowledged() < count) await delay(5);
  };
  let crashes = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await acknowledge(Math.floor((writes * kill) / (kills + 1)));
    // Not always just after an answer.
    await delay(Math.random() * 50);
    if (postgres !== undefined && kill % 2 === 0) {
      crashes += 1;
      await postgres.halt('immediate');
      await postgres.resume();
    } else {
      await gateway.end('SIGKILL');
      gateway = await spawnServer(env);
      address.url = gateway.url;
    }
  }
  await acknowledge(writes);
  await saving.stop();
  await gateway.end('SIGTERM');
  return {
    acknowledged: saving.acknowledged(),
    kills: kills - crashes,
    crashes,
    /** Calls that got no answer, or no good one; most of them found no listener. */
    unacknowledged: saving.outcomes.filter(({ status }) => status !== 200).length,
    findings: await checkLines({ databaseUrl: postgres?.url, dataDir }, saving.lines),
  };
}
