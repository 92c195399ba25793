import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlowReaderCheck } from './slow-readers.ts';

const rule = { graceMs: 60_000, bytesPerSecond: 17_500 };
const checkSeconds = 3;

interface Caller {
  /** Returns the bytes that the caller has read after this time. */
  readonly read: (seconds: number) => number;
  /** Bytes that the caller's system has received and the caller has not read yet. */
  readonly bufferedByCaller?: number;
  /** The length of the answer in bytes. */
  readonly answer?: number;
  /** Seconds between the last check and the moment at which the answer begins to wait. Default: 0. */
  readonly secondsSinceCheck?: number;
}

/** The seconds after which a caller is disconnected, if our system buffers 4 MB; null if the whole answer is sent. */
function disconnectSecondsOf({
  answer = 20_000_000,
  bufferedByCaller = 0,
  read,
  secondsSinceCheck = 0,
}: Caller): number | null {
  const isTooSlow = createSlowReaderCheck(rule);
  expect(isTooSlow({ writtenBytes: 0, queuedBytes: 0, isWaiting: false })).toBe(false);
  for (let seconds = checkSeconds - secondsSinceCheck; ; seconds += checkSeconds) {
    const acknowledged = Math.min(read(seconds) + bufferedByCaller, answer);
    const writtenBytes = Math.min(acknowledged + 4_000_000, answer);
    if (writtenBytes === answer) return null;
    if (isTooSlow({ writtenBytes, queuedBytes: writtenBytes - acknowledged, isWaiting: true }))
      return seconds;
  }
}

describe('a caller that reads slowly', () => {
  // A check runs every 3 s, and the first one does not count. So nobody is disconnected before 63 s: 60 s of grace and one check. Afterwards the
  // caller must have read 17,500 bytes for each second since the first check: 5 MB are enough up to 288 s.
  it.each<[string, Caller, number]>([
    ['nothing', { read: () => 0 }, 63],
    ['100 kbit/s', { read: seconds => 12_500 * seconds }, 63],
    [
      '100 kbit/s, with 300 kB more in the buffer of its system',
      { read: seconds => 12_500 * seconds, bufferedByCaller: 300_000 },
      72,
    ],
    ['5 MB at once, then nothing', { read: () => 5_000_000 }, 291],
  ])('is disconnected after reading %s', (_reading, caller, seconds) => {
    expect(disconnectSecondsOf(caller)).toBe(seconds);
  });

  it('is not disconnected if it reads 140 kbit/s on average, however irregularly', () => {
    const readingPatterns = fc.record({
      readingSeconds: fc.double({ min: 1, max: 20, noNaN: true }),
      pauseSeconds: fc.double({ min: 0, max: 55, noNaN: true }),
      secondsSinceCheck: fc.double({ min: 0, max: 2.9, noNaN: true }),
      bufferedByCaller: fc.integer({ min: 0, max: 3_000_000 }),
    });
    fc.assert(
      fc.property(
        readingPatterns,
        ({ bufferedByCaller, pauseSeconds, readingSeconds, secondsSinceCheck }) => {
          // At the start of each period the caller reads all bytes that are required in this period.
          const periodSeconds = pauseSeconds + readingSeconds;
          const read = (seconds: number) =>
            Math.ceil(seconds / periodSeconds) * periodSeconds * rule.bytesPerSecond;
          expect(disconnectSecondsOf({ read, secondsSinceCheck, bufferedByCaller })).toBeNull();
        },
      ),
    );
  });

  it('has a new grace time for the next answer on the connection', () => {
    const isTooSlow = createSlowReaderCheck(rule);
    const isDisconnected = (writtenBytes: number, isWaiting: boolean) =>
      isTooSlow({ writtenBytes, queuedBytes: 0, isWaiting });
    // The grace of one answer is twenty checks, without the first one, which does not count.
    for (let check = 0; check < 20; check += 1) expect(isDisconnected(0, true)).toBe(false);
    expect(isDisconnected(50_000_000, false)).toBe(false);
    for (let check = 0; check < 20; check += 1) expect(isDisconnected(50_000_000, true)).toBe(false);
    expect(isDisconnected(50_000_000, true)).toBe(true);
  });
});
