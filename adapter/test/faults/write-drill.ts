import { setTimeout as delay } from 'node:timers/promises';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { createRandom, type Random } from '../mutants/random.ts';
import { good } from './acts.ts';
import { type FaultyRequest, startFaultGateway } from './fault-gateway.ts';
import { type FaultSetup, startFaultSetup } from './fault-setup.ts';
import { lines } from './lines.ts';
import { briefTimes, matrixSettings } from './matrix-settings.ts';
import { isRead, type Variant } from './variant.ts';

/** The result of all writes. */
export interface WriteDrill {
  readonly attempts: number;
  /** How often each outcome was reported. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  /** Writes that the gateway applied, and those it applied more than once. */
  readonly applied: number;
  readonly twice: readonly string[];
  /** Attempts whose reported outcome is wrong. */
  readonly lies: readonly string[];
}

const lanes = 24;
const most = 8;
const writes = operationIds.filter(call => !isRead(call));
/** Faults that a gateway can cause with a single request. */
const faults: readonly Variant[] = lines
  .flatMap(({ variants }) => variants)
  .filter(({ act, sequence, hasToken, isHeavy }) => act && !sequence && hasToken !== false && !isHeavy);
const settings = {
  ...matrixSettings,
  ...briefTimes,
  totalMs: 1_000,
  // Circuits open and close in the drill too, and connections are used at the moment when they end.
  breaker: { share: 0.5, minCount: 10, windowMs: 300, openMs: 50 },
  writeKeepAliveMs: 20,
  spareMs: 15,
};

/**
 * Makes writes through the adapter while the gateway fails at random, restarts now and then, and applies what it was sent
 * before, between or after its faults, or never. The caller makes a write again only where the adapter said that nothing was sent.
 */
export async function drillWrites(count: number, seed: number): Promise<WriteDrill> {
  const random = createRandom(seed);
  const applied = new Map<string, number>();
  const gateway = await startFaultGateway(request => misbehave(request, random, applied));
  const setup = await startFaultSetup(gateway, { settings });
  const reported = new Map<string, { kind: string; outcome: string }>();
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++) await writeOnce(setup, n, reported, random);
  };
  let isOver = false;
  const restarts = (async () => {
    while (!isOver) {
      await delay(100 + random.below(200));
      await gateway.restart(random.below(60));
    }
  })();
  await Promise.all(Array.from({ length: lanes }, lane));
  isOver = true;
  await restarts;
  // Writes that are applied late have been applied by then.
  await delay(200);
  await setup.stop();
  return judgeWrites(reported, applied);
}

/** The caller: `write-7-2` is its third attempt at the eighth write. */
async function writeOnce(
  setup: FaultSetup,
  n: number,
  reported: Map<string, { kind: string; outcome: string }>,
  random: Random,
): Promise<void> {
  for (let attempt = 0; attempt < most; attempt += 1) {
    const name = `write-${n}-${attempt}`;
    const { kind, outcome } = await setup.ask(writes[n % writes.length] ?? 'user.update', name);
    reported.set(name, { kind, outcome });
    if (outcome !== 'not-sent') return;
    await delay(10 + random.below(60));
  }
}

/** Causes a random fault. A success is applied, a refusal is not; any other write may or may not be. */
function misbehave(request: FaultyRequest, random: Random, applied: Map<string, number>): void {
  const name = /authorization: (\S+)/i.exec(request.text)?.[1] ?? '';
  const apply = () => void applied.set(name, (applied.get(name) ?? 0) + 1);
  const fault = random.pick(faults);
  const expected = fault.expect(request.call);
  if (!expected || !fault.act || random.below(4) === 0) {
    apply();
    good(request);
    return;
  }
  const mayApply =
    expected.outcome === 'done' ? 'before' : random.pick(['before', 'between', 'after', 'never'] as const);
  const moment = expected.outcome === 'refused' ? 'never' : mayApply;
  if (moment === 'before') apply();
  // Faults that would end after some tries do not end here.
  fault.act({ ...request, n: 0 });
  if (moment === 'between') setImmediate(apply);
  if (moment === 'after') setTimeout(apply, random.below(100));
}

/** Compares the reported outcomes with what was done. */
export function judgeWrites(
  reported: ReadonlyMap<string, { kind: string; outcome: string }>,
  applied: ReadonlyMap<string, number>,
): WriteDrill {
  const lies = [...reported].flatMap(([name, { kind, outcome }]) => {
    const times = applied.get(name) ?? 0;
    const isTrue = outcome === 'done' ? times === 1 : outcome === 'unknown' || times === 0;
    return isTrue ? [] : [`${name}: ${kind}, ${outcome}, applied ${times} times`];
  });
  const perWrite = new Map<string, number>();
  for (const [name, times] of applied) {
    const write = name.slice(0, name.lastIndexOf('-'));
    perWrite.set(write, (perWrite.get(write) ?? 0) + times);
  }
  return {
    attempts: reported.size,
    outcomes: counted([...reported.values()].map(({ outcome }) => outcome)),
    kinds: counted([...reported.values()].map(({ kind }) => kind)),
    applied: perWrite.size,
    twice: [...perWrite].filter(([, times]) => times > 1).map(([write]) => write),
    lies,
  };
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
