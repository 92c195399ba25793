import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { clientOf, jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

let gateway: MisbehavingGateway;
afterEach(() => gateway.stop());

const done = jsonAnswer(200, { responseCode: '00' });
const lanes = 20;
const writesPerLane = 60;
const maxPauseMs = 12;

/** What a gateway may do to a connection around an answer. Each was met in practice at the end of a keep-alive time. */
const endings = [
  'stay',
  'close',
  'half-close',
  'reset',
  'close-later',
  'reset-later',
  'reset-unanswered',
] as const;

it('a gateway that closes at the worst moments: no write is applied twice, no outcome lies', async () => {
  const applied = new Map<string, number>();
  gateway = await startMisbehaving((socket, request, n) => {
    const name = /"userFirstName":"(\d+)"/.exec(request)?.[1] ?? '';
    applied.set(name, (applied.get(name) ?? 0) + 1);
    const ending = endings[n % endings.length];
    const laterMs = (n % 5) * 3;
    if (ending === 'reset-unanswered') return socket.resetAndDestroy();
    socket.write(done);
    if (ending === 'close') socket.destroySoon();
    if (ending === 'half-close') socket.end();
    if (ending === 'reset') setImmediate(() => socket.resetAndDestroy());
    if (ending === 'close-later') setTimeout(() => socket.destroySoon(), laterMs);
    if (ending === 'reset-later') setTimeout(() => socket.resetAndDestroy(), laterMs);
    return undefined;
  });
  const client = clientOf(gateway.address, { settings: { writeKeepAliveMs: 20, spareMs: 15 } });
  const outcomes = new Map<string, string>();
  const lane = async (first: number) => {
    for (let n = 0; n < writesPerLane; n++) {
      const userFirstName = String(first * writesPerLane + n);
      const result = await client.call('user.update', { userEmail: 'ada@example.test', userFirstName });
      outcomes.set(userFirstName, result.ok ? 'done' : result.fault.outcome);
      await delay((n * 7 + first) % maxPauseMs);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
  await client.close();

  const lies = [...outcomes].filter(([name, outcome]) => {
    const times = applied.get(name) ?? 0;
    if (outcome === 'done') return times !== 1;
    return outcome === 'unknown' ? times > 1 : times !== 0;
  });
  expect(lies).toEqual([]);
  expect(outcomes.size).toBe(lanes * writesPerLane);
  // The drill must have met both.
  expect(new Set(outcomes.values())).toEqual(new Set(['done', 'unknown']));
});
