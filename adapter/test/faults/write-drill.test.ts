import { setTimeout as delay } from 'node:timers/promises';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { expect, inject, it } from 'vitest';
import { type FaultyRequest, good, startFaultGateway } from './fault-gateway.ts';
import { briefTimes, type FaultSetup, matrixSettings, startFaultSetup } from './fault-setup.ts';
import { lines } from './page.ts';
import { isRead, type Variant } from './variant.ts';

/** The outcome that the adapter reported, by the name of the attempt. */
type Reported = ReadonlyMap<string, string>;
/** How often the gateway applied the write, by the name of the attempt. */
type Applied = ReadonlyMap<string, number>;

/** The number of callers at the same time. */
const workers = 24;
/** The maximum number of attempts at one write. */
const maxAttempts = 8;
const writes = operationIds.filter(call => !isRead(call));
/** Faults that a gateway can cause with a single request. */
const faults: readonly Variant[] = lines
  .flatMap(({ variants }) => variants)
  .filter(({ act, sequence, hasToken, isHeavy }) => act && !sequence && hasToken !== false && !isHeavy);
const settings = {
  ...matrixSettings,
  ...briefTimes,
  totalMs: 1_000,
  // Short enough that circuits open and close during the drill, and that requests are sent while connections are being closed.
  breaker: { share: 0.5, minCount: 10, windowMs: 300, openMs: 50 },
  writeKeepAliveMs: 20,
  spareMs: 15,
};

/** Actions of a gateway on the connection after its answer. Each of them was observed when a keep-alive timeout ended. */
const endings: readonly ((request: FaultyRequest, laterMs: number) => void)[] = [
  () => {},
  ({ socket }) => socket.destroySoon(),
  ({ socket }) => void socket.end(),
  ({ socket }) => void setImmediate(() => socket.resetAndDestroy()),
  ({ socket }, laterMs) => void setTimeout(() => socket.destroySoon(), laterMs),
  ({ socket }, laterMs) => void setTimeout(() => socket.resetAndDestroy(), laterMs),
];

/**
 * Makes writes through the adapter while the gateway fails at random and restarts now and then. It applies a write before, during or after
 * its fault, or never. The caller repeats a write only if the adapter reported that nothing was sent.
 */
async function drillWrites(count: number): Promise<{ reported: Reported; applied: Applied }> {
  const applied = new Map<string, number>();
  const gateway = await startFaultGateway(request => misbehave(request, applied));
  const setup = await startFaultSetup(gateway, { settings });
  const reported = new Map<string, string>();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await writeOnce(setup, n, reported);
  };
  let isOver = false;
  const restarts = (async () => {
    while (!isOver) {
      await delay(100 + below(200));
      await gateway.restart(below(60));
    }
  })();
  await Promise.all(Array.from({ length: workers }, worker));
  isOver = true;
  await restarts;
  // Longer than the delay of writes that are applied late.
  await delay(200);
  await setup.stop();
  return { reported, applied };
}

/** Makes one write, with further attempts while nothing was sent. `write-7-2` is the third attempt at the eighth write. */
async function writeOnce(setup: FaultSetup, n: number, reported: Map<string, string>): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const name = `write-${n}-${attempt}`;
    const { outcome } = await setup.makeCall(writes[n % writes.length] ?? 'user.update', name);
    reported.set(name, outcome);
    if (outcome !== 'not-sent') return;
    await delay(below(60));
  }
}

/** Causes a random fault. A successful write is applied, a refused one is not, and any other write may be applied or not. */
function misbehave(request: FaultyRequest, applied: Map<string, number>): void {
  const name = /authorization: (\S+)/i.exec(request.text)?.[1] ?? '';
  const apply = () => void applied.set(name, (applied.get(name) ?? 0) + 1);
  const fault = pick(faults);
  const expected = fault?.expect(request.call);
  if (!expected || !fault?.act || below(3) === 0) {
    apply();
    good(request);
    pick(endings)?.(request, below(15));
    return;
  }
  const mayApply = expected.outcome === 'done' ? 'before' : pick(['before', 'between', 'after', 'never']);
  const moment = expected.outcome === 'refused' ? 'never' : mayApply;
  if (moment === 'before') apply();
  // Some faults occur only for the first requests of a call. With n = 0 they always occur.
  fault.act({ ...request, n: 0 });
  if (moment === 'between') setImmediate(apply);
  if (moment === 'after') setTimeout(apply, below(100));
}

/** A whole number from 0 up to, not including, `limit`. */
function below(limit: number): number {
  return Math.floor(Math.random() * limit);
}

function pick<Item>(list: readonly Item[]): Item | undefined {
  return list[below(list.length)];
}

/** Describes each attempt with a wrong reported outcome in one line. */
function wrongOutcomesIn(reported: Reported, applied: Applied): string[] {
  return [...reported].flatMap(([name, outcome]) => {
    const times = applied.get(name) ?? 0;
    const isRight = outcome === 'done' ? times === 1 : outcome === 'unknown' || times === 0;
    return isRight ? [] : [`${name}: ${outcome}, applied ${times} times`];
  });
}

/** The writes that were applied more than once, counted over all their attempts. */
function twiceIn(applied: Applied): string[] {
  const byWrite = Map.groupBy(applied, ([name]) => name.slice(0, name.lastIndexOf('-')));
  const timesOf = (attempts: readonly [string, number][]) =>
    attempts.reduce((sum, [, times]) => sum + times, 0);
  return [...byWrite].filter(([, attempts]) => timesOf(attempts) > 1).map(([write]) => write);
}

it('writes through the adapter are never applied twice and have correct outcomes while the gateway fails at random', async () => {
  const { reported, applied } = await drillWrites(inject('long') ? 3_000 : 250);
  expect(wrongOutcomesIn(reported, applied)).toEqual([]);
  expect(twiceIn(applied)).toEqual([]);
  // All outcomes must have occurred. 'not-sent' is rare, so only the long drill certainly has it.
  const required = inject('long')
    ? ['done', 'not-sent', 'refused', 'unknown']
    : ['done', 'refused', 'unknown'];
  expect([...reported.values()]).toEqual(expect.arrayContaining(required));
});
