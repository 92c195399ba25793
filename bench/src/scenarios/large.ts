import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import type { DatabasePlace } from '@choose-life/gateway/db/open-database';
import {
  makeLargeScene,
  type Scene,
  type SceneCaller,
  type SceneSize,
} from '@choose-life/gateway/testing/large-scene';
import { binaries, startPostgres } from '@choose-life/gateway/testing/postgres-server';
import { Pool } from 'undici';
import type { Probed } from '../probe.ts';
import { embeddedGateway, probed, type Running, stallOf, start } from '../process.ts';
import { type Scenario, shown, table } from '../scenario.ts';
import { median } from '../statistics.ts';
import { type CallAnswer, makeCall } from './large-calls.ts';

export interface LargeSettings extends SceneSize {
  readonly maxPurgeMs: number;
}

const settings: LargeSettings = {
  users: 100_000,
  expiredSessions: 500_000,
  waitListEntries: 100_000,
  articles: 10_000,
  // About as many as an account may keep.
  reports: 400,
  callers: 5,
  maxPurgeMs: 600_000,
};

/** Each call of the embedded gateway on a large database. Not met when a call stops the event loop. */
export const large: Scenario = {
  heading: 'A large database',
  async run() {
    const results: Record<string, LargeResult> = {};
    const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-large-'));
    results.SQLite = await measureLarge({ dataDir }, settings, console.error).finally(() =>
      rm(dataDir, { recursive: true, force: true }),
    );
    const postgres = existsSync(binaries) ? await startPostgres(binaries) : null;
    if (postgres === null) console.error('Postgres is left out: none is installed.');
    else {
      const place = { databaseUrl: postgres.url, dataDir: '' };
      results.Postgres = await measureLarge(place, settings, console.error).finally(() => postgres.stop());
    }
    return { lines: linesOf(results), isMet: isLargeMet(results) };
  },
};

/** One call, made once by each caller; milliseconds. */
interface CallMeasurement {
  readonly name: string;
  readonly ms: number;
  /** Stalls of the event loop, over the callers. */
  readonly medianStall: number;
  readonly maxStall: number;
  /** The maximal work of the thread's own in a stall, without other programs of the machine. */
  readonly maxWork: number;
  readonly kilobytes: number;
}

/** What was measured on one large database. */
export interface LargeResult {
  readonly calls: readonly CallMeasurement[];
  /** Whether the expired sessions were gone within `maxPurgeMs`. */
  readonly isPurged: boolean;
  /** The machine's load average of one minute. */
  readonly loadAverage: number;
}

/** Fills a database, starts the gateway on it as production does, and makes each call while the purge is under way. */
export async function measureLarge(
  place: DatabasePlace,
  settings: LargeSettings,
  log: (step: string) => void,
): Promise<LargeResult> {
  log('filling the database');
  const scene = await makeLargeScene(place, settings);
  const env = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir, DEMO_ACCOUNT: '0' };
  const running = await start(embeddedGateway(env));
  try {
    const calls: CallMeasurement[] = [];
    for (const id of operationIds) {
      log(id);
      calls.push(await measureCall(running, id, scene));
    }
    log('purge');
    const purge = await measurePurge(running, scene, settings.maxPurgeMs);
    return {
      calls: [...calls, purge.measurement],
      isPurged: purge.isPurged,
      loadAverage: loadavg()[0] ?? Number.NaN,
    };
  } finally {
    await running.stop();
    await scene.close();
  }
}

async function measureCall(running: Running, id: OperationId, scene: Scene): Promise<CallMeasurement> {
  const gateway = new Pool(`http://127.0.0.1:${running.port}`);
  const answers: CallAnswer[] = [];
  const stalls: Probed[] = [];
  for (const caller of scene.callers) {
    await probed(running);
    const answer = await makeCall(gateway, id, scene, caller);
    requireAccepted(id, answer, caller);
    answers.push(answer);
    stalls.push(await stallOf(running));
  }
  await gateway.destroy();
  return {
    name: id,
    ms: median(answers.map(({ ms }) => ms)),
    ...summaryOf(stalls),
    kilobytes: median(answers.map(({ text }) => Buffer.byteLength(text) / 1000)),
  };
}

function requireAccepted(id: OperationId, { status, text }: CallAnswer, { email }: SceneCaller): void {
  const operation: Operation = operations[id];
  const kind = status === 200 ? readOutcome(operation, JSON.parse(text)).kind : `status ${status}`;
  if (kind !== 'accepted')
    throw new Error(`${id} of ${email} was not accepted but ${kind}: ${text.slice(0, 200)}`);
}

/** Watches the loop until the expired sessions are gone. */
async function measurePurge(running: Running, scene: Scene, maxMs: number) {
  const startedAt = performance.now();
  const stalls: Probed[] = [];
  let left = await scene.countSessions();
  while (left > 0 && performance.now() - startedAt < maxMs) {
    await probed(running);
    await delay(250);
    stalls.push(await probed(running));
    left = await scene.countSessions();
  }
  return {
    isPurged: left === 0,
    measurement: {
      name: 'purge of the expired sessions',
      ms: performance.now() - startedAt,
      ...summaryOf(stalls),
      kilobytes: 0,
    },
  };
}

function summaryOf(stalls: readonly Probed[]) {
  return {
    medianStall: median(stalls.map(({ stallMs }) => stallMs)),
    maxStall: Math.max(0, ...stalls.map(({ stallMs }) => stallMs)),
    maxWork: Math.max(0, ...stalls.map(({ workMs }) => workMs)),
  };
}

/** In milliseconds. */
const stallGoal = 100;

const columns = ['call', 'ms', 'median stall, ms', 'longest, ms', 'own work, ms', 'answer, kB', 'met'];

/** A table for each database. @param results by the name of their database. */
export function linesOf(results: Readonly<Record<string, LargeResult>>): string[] {
  return Object.entries(results).flatMap(([database, { calls, isPurged, loadAverage }]) => {
    const rows = calls.map(call => [
      call.name,
      ...[call.ms, call.medianStall, call.maxStall, call.maxWork].map(ms => shown(ms)),
      shown(call.kilobytes, 1),
      isCallMet(call) ? 'yes' : 'no',
    ]);
    const gone = `The expired sessions are ${isPurged ? '' : 'not '}gone. Load of the machine: ${shown(loadAverage, 1)}.`;
    return [`### ${database}`, '', table(columns, rows), '', gone, ''];
  });
}

function isCallMet({ maxWork, medianStall }: CallMeasurement): boolean {
  return medianStall <= stallGoal && maxWork <= stallGoal;
}

/** Whether everything holds, on each database. */
export function isLargeMet(results: Readonly<Record<string, LargeResult>>): boolean {
  return Object.values(results).every(({ calls, isPurged }) => calls.every(isCallMet) && isPurged);
}
