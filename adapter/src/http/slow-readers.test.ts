import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReader } from './slow-readers.ts';

const rule = { graceMs: 60_000, bytesPerSecond: 17_500 };
const checkSeconds = 3;

interface Caller {
  /** Bytes that the caller has read by then. */
  readonly read: (seconds: number) => number;
  /** What the caller's own system takes ahead of them. */
  readonly received?: number;
  readonly answer?: number;
  /** When the answer begins to wait, before the first check that sees it. */
  readonly began?: number;
}

/** After how many seconds a caller is disconnected, on a system that holds 4 MB; null where the answer is sent whole. */
function endOf({ answer = 20_000_000, began = 0, read, received = 0 }: Caller): number | null {
  const isTooSlow = createReader(rule);
  expect(isTooSlow({ taken: 0, queued: 0, isWaiting: false })).toBe(false);
  for (let at = checkSeconds - began; ; at += checkSeconds) {
    const acknowledged = Math.min(read(at) + received, answer);
    const taken = Math.min(acknowledged + 4_000_000, answer);
    if (taken === answer) return null;
    if (isTooSlow({ taken, queued: taken - acknowledged, isWaiting: true })) return at;
  }
}

describe('a caller who reads slowly', () => {
  it.each<[string, Caller, number]>([
    ['nothing', { read: () => 0 }, 63],
    ['100 kbit/s', { read: at => 12_500 * at }, 63],
    ['100 kbit/s, and the system 300 kB ahead', { read: at => 12_500 * at, received: 300_000 }, 72],
    ['5 MB at once, then nothing', { read: () => 5_000_000 }, 291],
  ])('is disconnected who has read %s', (_what, caller, seconds) => {
    expect(endOf(caller)).toBe(seconds);
  });

  it('has no time limit at an average of 140 kbit/s, however irregular', () => {
    const pauses = fc.record({
      share: fc.double({ min: 1, max: 20, noNaN: true }),
      pause: fc.double({ min: 0, max: 55, noNaN: true }),
      began: fc.double({ min: 0, max: 2.9, noNaN: true }),
      received: fc.integer({ min: 0, max: 3_000_000 }),
    });
    fc.assert(
      fc.property(pauses, ({ began, pause, received, share }) => {
        // Reads ahead, then pauses as long as the average allows.
        const read = (at: number) => Math.ceil(at / (pause + share)) * (pause + share) * 17_500;
        expect(endOf({ read, began, received })).toBeNull();
      }),
    );
  });

  it('is measured separately for the next answer on the connection', () => {
    const isTooSlow = createReader(rule);
    const judge = (taken: number, isWaiting: boolean) => isTooSlow({ taken, queued: 0, isWaiting });
    for (let check = 0; check < 20; check += 1) expect(judge(0, true)).toBe(false);
    expect(judge(50_000_000, false)).toBe(false);
    for (let check = 0; check < 20; check += 1) expect(judge(50_000_000, true)).toBe(false);
    expect(judge(50_000_000, true)).toBe(true);
  });
});
