import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';

// In these tests, the two arguments of `reserve` (the size so far and the maximum size) are equal, as for an answer with a Content-Length. `waitMs`
// is longer than the tests, and `maxWaitingPerCaller` is the maximum number of answers in the property test.
const settings = { bytes: 100, callerShare: 1, maxWaitingPerCaller: 30, shortBytes: 10, waitMs: 60_000 };
const ada = async () => 'ada';
const bea = async () => 'bea';

describe('createAnswerMemory', () => {
  it('never reserves more than its size, and is free again after all answers are released', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 30 }),
        async sizes => {
          const memory = createAnswerMemory(settings);
          let reserved = 0;
          await Promise.all(
            sizes.map(async size => {
              const reservation = memory.reserve(ada);
              // An answer that is larger than the memory waits until the whole memory is free.
              const bytes = size <= settings.shortBytes ? 0 : Math.min(size, settings.bytes);
              expect(await reservation.reserve(size, size)).toBe(true);
              reserved += bytes;
              expect(reserved).toBeLessThanOrEqual(settings.bytes);
              await nextTurn();
              reserved -= bytes;
              reservation.release();
            }),
          );
          expect(await memory.reserve(ada).reserve(settings.bytes, settings.bytes)).toBe(true);
        },
      ),
    );
  });

  it('reserves memory only once per answer', async () => {
    const memory = createAnswerMemory(settings);
    const reservation = memory.reserve(ada);
    expect([await reservation.reserve(60, 60), reservation.reserve(60, 60)]).toEqual([true, true]);
    expect(await memory.reserve(ada).reserve(40, 40)).toBe(true);
  });

  it('limits a caller to its share, but not other callers', async () => {
    const memory = createAnswerMemory({ ...settings, callerShare: 1 / 4, maxWaitingPerCaller: 1 });
    const reservations = [memory.reserve(ada), memory.reserve(ada), memory.reserve(ada)] as const;
    expect(await reservations[0].reserve(20, 20)).toBe(true);
    // 11 is more than the remaining 5 bytes of the share, and one answer of a caller may wait.
    const waitingAnswer = reservations[1].reserve(11, 11);
    expect(await reservations[2].reserve(11, 11)).toBe(false);
    expect(await memory.reserve(bea).reserve(25, 25)).toBe(true);
    // An answer of unknown length reserves its maximum. When the answer has been received, `reduceTo` frees the rest, and returns whether memory is
    // still reserved.
    expect(reservations[0].reduceTo(12)).toBe(true);
    expect(await waitingAnswer).toBe(true);
    // 8 bytes are a short answer, for which nothing stays reserved.
    expect(reservations[1].reduceTo(8)).toBe(false);
  });

  it('serves the next waiting answer if the one before it stops waiting', async () => {
    const memory = createAnswerMemory(settings);
    memory.reserve(ada).reserve(60, 60);
    const cancelled = memory.reserve(ada);
    void cancelled.reserve(100, 100);
    const onNext = vi.fn();
    void Promise.resolve(memory.reserve(ada).reserve(40, 40)).then(onNext);
    // The callers have been looked up by then, and both answers wait for memory.
    await nextTurn();
    expect(onNext).not.toHaveBeenCalled();
    cancelled.release();
    await nextTurn();
    expect(onNext).toHaveBeenCalledWith(true);
  });

  it('reserves nothing for an answer that is released while its caller is looked up', async () => {
    // Without a wait, the last answer is refused immediately if any memory is still reserved.
    const memory = createAnswerMemory({ ...settings, waitMs: 0 });
    const released = memory.reserve(ada);
    const isReserved = released.reserve(100, 100);
    released.release();
    expect(await isReserved).toBe(false);
    expect(await memory.reserve(ada).reserve(100, 100)).toBe(true);
  });

  it('serves the next waiting answer if the wait of the one before it times out', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const memory = createAnswerMemory(settings);
    memory.reserve(ada).reserve(60, 60);
    const timedOut = memory.reserve(ada).reserve(100, 100);
    // Short answers need no memory, so they do not wait.
    expect(memory.reserve(ada).reserve(10, 10)).toBe(true);
    // `next` starts to wait later, so that it does not time out together with `timedOut`.
    await vi.advanceTimersByTimeAsync(1);
    const next = memory.reserve(ada).reserve(40, 40);
    await vi.advanceTimersByTimeAsync(settings.waitMs - 1);
    expect(await timedOut).toBe(false);
    expect(await next).toBe(true);
  });

  it('lets answers of up to 512 KiB together be parsed in one event-loop turn', () => {
    const memory = createAnswerMemory(settings);
    expect([200, 200, 100].map(kB => memory.waitToParse(kB * 1024))).toEqual([null, null, null]);
  });

  it('lets further answers be parsed one per turn', async () => {
    const memory = createAnswerMemory(settings);
    const events: string[] = [];
    // Two answers of 300 KiB exceed the 512 KiB of a turn.
    const answers = [1, 2, 3, 4].map(async n => {
      await memory.waitToParse(300 * 1024);
      events.push(`answer ${n}`);
      // The other work must run before the next answer.
      setImmediate(() => events.push('other work'));
    });
    await Promise.all(answers);
    // Consecutive entries of other work count once.
    const [first, ...others] = events.filter((event, index) => event !== events[index - 1]);
    expect(first).toBe('answer 1');
    expect(others).toEqual(['other work', 'answer 2', 'other work', 'answer 3', 'other work', 'answer 4']);
  });

  it('lets the first answer of a later turn be parsed immediately', async () => {
    const memory = createAnswerMemory(settings);
    memory.waitToParse(500 * 1024);
    await memory.waitToParse(500 * 1024);
    await nextTurn();
    expect(memory.waitToParse(500 * 1024)).toBeNull();
  });
});
