import { loadavg } from 'node:os';
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
import { embeddedGateway } from '../embedded-gateway.ts';
import { maxStallOf } from '../measure/ask-probe.ts';
import { type Running, start } from '../measure/process.ts';
import type { Stall } from '../measure/stall-watch.ts';
import { median } from '../statistics.ts';
import { type CallAnswer, makeCall } from './calls.ts';
import { type ReadsBesidePdfs, readsBesidePdfs } from './pdfs.ts';

/** One call, made once by each caller; milliseconds. */
export interface CallMeasurement {
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
  readonly besidePdfs: ReadsBesidePdfs;
  /** The machine's load average of one minute. */
  readonly loadAverage: number;
}

export interface LargeSettings extends SceneSize {
  readonly pdfs: number;
  readonly readsAlone: number;
  readonly maxPurgeMs: number;
}

/** Fills a database, starts the gateway on it as production does, and makes each call while the purge is under way. */
export async function measureLarge(
  place: DatabasePlace,
  settings: LargeSettings,
  log: (step: string) => void,
): Promise<LargeResult> {
  log('filling the database');
  const scene = await makeLargeScene(place, settings);
  const running = await start(
    embeddedGateway({
      DATABASE_URL: place.databaseUrl ?? '',
      DATA_DIR: place.dataDir,
      DEMO_ACCOUNT: '0',
    }),
  );
  try {
    const calls: CallMeasurement[] = [];
    for (const id of operationIds) {
      log(id);
      calls.push(await measureCall(running, id, scene));
    }
    log('purge');
    const purge = await measurePurge(running, scene, settings.maxPurgeMs);
    log('PDFs');
    return {
      calls: [...calls, purge.measurement],
      isPurged: purge.isPurged,
      besidePdfs: await readsBesidePdfs(running.port, scene, settings),
      loadAverage: loadavg()[0] ?? Number.NaN,
    };
  } finally {
    await running.stop();
    await scene.close();
  }
}

async function measureCall(running: Running, id: OperationId, scene: Scene): Promise<CallMeasurement> {
  const answers: CallAnswer[] = [];
  const stalls: Stall[] = [];
  for (const caller of scene.callers) {
    await maxStallOf(running);
    const answer = await makeCall(running.port, id, scene, caller);
    requireAccepted(id, answer, caller);
    answers.push(answer);
    // The probe sees a stall that lasts to the end in the next turn of the loop.
    await delay(20);
    stalls.push(await maxStallOf(running));
  }
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
  const stalls: Stall[] = [];
  let left = await scene.countSessions();
  while (left > 0 && performance.now() - startedAt < maxMs) {
    await maxStallOf(running);
    await delay(250);
    stalls.push(await maxStallOf(running));
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

function summaryOf(stalls: readonly Stall[]) {
  const wallMs = stalls.map(stall => stall.wallMs);
  return {
    medianStall: median(wallMs),
    maxStall: Math.max(0, ...wallMs),
    maxWork: Math.max(0, ...stalls.map(({ cpuMs }) => cpuMs)),
  };
}
