import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf } from './why.tsx';

const years = fc.array(
  fc.integer({ min: -200, max: 400 }).map(tenths => tenths / 10),
  { maxLength: 8 },
);

describe('the bars of what makes up a risk age', () => {
  it('draws nothing where nothing is added or taken', () => {
    expect(barsOf([])).toBeNull();
    expect(barsOf([0, 0])).toBeNull();
  });

  it('begins each bar where the one before it ends', () => {
    const drawn = barsOf([6, 3, 1]);
    expect(drawn?.start).toBe(drawn?.bars[0]?.x);
    for (const place of [1, 2]) {
      const before = drawn?.bars[place - 1];
      expect(drawn?.bars[place]?.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0));
    }
    expect(drawn?.end).toBeGreaterThan(drawn?.start ?? 100);
  });

  it('leads back where something takes years off', () => {
    const drawn = barsOf([4, -6]);
    expect(drawn?.end).toBeLessThan(drawn?.start ?? 0);
  });

  it('keeps every bar inside the drawing', () => {
    fc.assert(
      fc.property(years, some => {
        for (const { width, x } of barsOf(some)?.bars ?? []) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThan(0);
          expect(x + width).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
