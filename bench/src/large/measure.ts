import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
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
import { type Running, start } from '../measure/process.ts';
import { median } from '../pdf/timing.ts';
import { longestStall } from '../stall/ask-probe.ts';
import { type Answered, makeCall } from './calls.ts';
import { type ReadsBesidePdfs, readsBesidePdfs } from './pdfs.ts';

/** Of one call, made once by each caller; milliseconds. */
export interface CallFigures {
  readonly name: string;
  readonly ms: number;
  /** For which the event loop stood still: in the middle of the callers, and at most. */
  readonly medianStall: number;
  readonly longestStall: number;
  /** What of it was the thread's own work, at most: no other program of the machine is in it. */
  readonly ownWork: number;
  readonly kilobytes: number;
}

/** What a gateway on a large database does. */
export interface LargeFigures {
  readonly calls: readonly CallFigures[];
  /** Whether the expired sessions were gone within the time that is given to them. */
  readonly isPurged: boolean;
  readonly besidePdfs: ReadsBesidePdfs;
  /** Programs of the machine that wanted a core, on average of a minute. */
  readonly load: number;
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
  tell: (words: string) => void,
): Promise<LargeFigures> {
  tell('filling the database');
  const scene = await makeLargeScene(place, settings);
  const running = await start(
    {
      file: 'gateway/src/server.ts',
      probe: new URL('../stall/probe.ts', import.meta.url).href,
      env: port => ({
        EMBEDDED_GATEWAY_PORT: String(port),
        EMBEDDED_GATEWAY_HOST: '127.0.0.1',
        DATABASE_URL: place.databaseUrl ?? '',
        DATA_DIR: place.dataDir,
        MAILBOX_KEY: 'key-of-the-bench-alone',
        DEMO_ACCOUNT: '0',
        LOG_LEVEL: 'error',
      }),
    },
    null,
  );
  try {
    const calls: CallFigures[] = [];
    for (const id of operationIds) {
      tell(id);
      calls.push(await measureCall(running, id, scene));
    }
    tell('purge');
    const purge = await measurePurge(running, scene, settings.maxPurgeMs);
    tell('PDFs');
    return {
      calls: [...calls, purge.figures],
      isPurged: purge.isPurged,
      besidePdfs: await readsBesidePdfs(running.port, scene, settings),
      load: loadavg()[0] ?? Number.NaN,
    };
  } finally {
    await running.stop();
    await scene.close();
  }
}

async function measureCall(running: Running, id: OperationId, scene: Scene): Promise<CallFigures> {
  const made: { answered: Answered; stall: Awaited<ReturnType<typeof longestStall>> }[] = [];
  for (const caller of scene.callers) {
    await longestStall(running);
    const answered = await makeCall(running.port, id, scene, caller);
    requireAccepted(id, answered, caller);
    // A stall that lasts to the end is seen by the next turn of the loop.
    await pause(20);
    made.push({ answered, stall: await longestStall(running) });
  }
  const stalls = made.map(({ stall }) => stall.wallMs);
  return {
    name: id,
    ms: median(made.map(({ answered }) => answered.ms)),
    medianStall: median(stalls),
    longestStall: Math.max(...stalls),
    ownWork: Math.max(...made.map(({ stall }) => stall.cpuMs)),
    kilobytes: median(made.map(({ answered }) => Buffer.byteLength(answered.text) / 1000)),
  };
}

function requireAccepted(id: OperationId, { status, text }: Answered, { email }: SceneCaller): void {
  const operation: Operation = operations[id];
  const kind = status === 200 ? readOutcome(operation, JSON.parse(text)).kind : `status ${status}`;
  if (kind !== 'accepted')
    throw new Error(`${id} of ${email} was not accepted but ${kind}: ${text.slice(0, 200)}`);
}

/** Watches the loop until the expired sessions are gone. */
async function measurePurge(running: Running, scene: Scene, maxMs: number) {
  const started = performance.now();
  const stalls: number[] = [];
  const work: number[] = [];
  let left = await scene.countSessions();
  while (left > 0 && performance.now() - started < maxMs) {
    await longestStall(running);
    await pause(250);
    const { cpuMs, wallMs } = await longestStall(running);
    stalls.push(wallMs);
    work.push(cpuMs);
    left = await scene.countSessions();
  }
  return {
    isPurged: left === 0,
    figures: {
      name: 'purge of the expired sessions',
      ms: performance.now() - started,
      medianStall: median(stalls),
      longestStall: Math.max(0, ...stalls),
      ownWork: Math.max(0, ...work),
      kilobytes: 0,
    },
  };
}
