import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerRoom } from './answer-room.ts';

const settings = { bytes: 100, shortBytes: 10, waitMs: 60_000 };

describe('room for long answers', () => {
  it('is never given twice, and none of it is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 30 }),
        async sizes => {
          const room = createAnswerRoom(settings);
          let held = 0;
          let served = 0;
          await Promise.all(
            sizes.map(async size => {
              const hold = room.hold();
              const own = size <= settings.shortBytes ? 0 : Math.min(size, settings.bytes);
              expect(await hold.take(size, size)).toBe(true);
              held += own;
              expect(held).toBeLessThanOrEqual(settings.bytes);
              await room.turn();
              held -= own;
              served += 1;
              hold.release();
            }),
          );
          expect(served).toBe(sizes.length);
          expect(room.hold().take(settings.bytes, settings.bytes)).toBe(true);
        },
      ),
    );
  });

  it('is taken once for an answer, however often it asks', () => {
    const room = createAnswerRoom(settings);
    const hold = room.hold();
    expect([hold.take(60, 60), hold.take(60, 60), room.hold().take(40, 40)]).toEqual([true, true, true]);
  });

  it('is not waited for for ever', async () => {
    const room = createAnswerRoom({ ...settings, waitMs: 1 });
    room.hold().take(100, 100);
    expect(await room.hold().take(50, 50)).toBe(false);
    // Short answers need none.
    expect(room.hold().take(10, 10)).toBe(true);
  });

  it('goes to the next where one waits no longer', async () => {
    const room = createAnswerRoom(settings);
    const first = room.hold();
    first.take(60, 60);
    const gone = room.hold();
    void gone.take(100, 100);
    const next = room.hold().take(40, 40);
    gone.release();
    expect(await next).toBe(true);
  });

  it('goes to those behind one that has waited too long', async () => {
    const room = createAnswerRoom({ ...settings, waitMs: 20 });
    room.hold().take(60, 60);
    const head = room.hold().take(100, 100);
    await delay(10);
    const next = room.hold().take(40, 40);
    expect(await head).toBe(false);
    expect(await next).toBe(true);
  });

  it('lets one answer after the other be looked through, with other work in between', async () => {
    const room = createAnswerRoom(settings);
    const seen: string[] = [];
    const answers = [1, 2, 3].map(async n => {
      await room.turn();
      seen.push(`answer ${n}`);
      setImmediate(() => seen.push('other work'));
    });
    await Promise.all(answers);
    expect(seen).toEqual(['answer 1', 'other work', 'answer 2', 'other work', 'answer 3']);
  });
});
