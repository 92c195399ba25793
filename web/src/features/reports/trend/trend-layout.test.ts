import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrendPoint } from './risk-trend.ts';
import { trendLayoutOf } from './trend-layout.ts';

const box = { left: 24, right: 600, top: 40, bottom: 120 };
const day = 86_400_000;
const capped = { years: 80, bound: 'above' } as const;
const exactAge = (years: number) => ({ years, bound: null });

const age = fc.oneof(
  fc.constant(capped),
  fc.record({ years: fc.integer({ min: 30, max: 80 }), bound: fc.constant(null) }),
);
const point = (createdMs: number, shownAge: ShownAge, number = 1): TrendPoint => {
  return { number, createdAt: '', createdMs, age: shownAge, model: null };
};
const points = fc
  .array(fc.tuple(fc.nat(), age), { minLength: 1, maxLength: 20 })
  .map(pairs => pairs.toSorted(([one], [other]) => one - other).map(([at, shownAge]) => point(at, shownAge)));

describe('trendLayoutOf', () => {
  it('places all dots in the box, in order of time and at least 20 units apart', () => {
    fc.assert(
      fc.property(points, fc.option(fc.integer({ min: 18, max: 90 })), (drawnPoints, realAge) => {
        const { dots, realY } = trendLayoutOf(drawnPoints, realAge, box);
        expect(dots.length).toBe(drawnPoints.length);
        expect(dots.at(-1)?.hasLabel).toBe(true);
        for (const y of [...dots.map(dot => dot.y), realY ?? box.top]) {
          // Rounding errors of floating-point numbers are permitted.
          expect(y).toBeGreaterThanOrEqual(box.top - 0.001);
          expect(y).toBeLessThanOrEqual(box.bottom + 0.001);
        }
        const xs = dots.map(({ x }) => x);
        expect(xs.at(0)).toBeGreaterThanOrEqual(box.left - 0.001);
        expect(xs.at(-1)).toBeLessThanOrEqual(box.right + 0.001);
        for (const [index, x] of xs.slice(1).entries())
          expect(x - (xs[index] ?? 0)).toBeGreaterThanOrEqual(19.999);
      }),
    );
  });

  it('places an age beyond the end of the scale at the edge of the box', () => {
    const { dots } = trendLayoutOf([point(0, exactAge(78)), point(day, capped)], null, box);
    // The scale is 10 years high, so 2 years are a fifth of the box: 16 of its 80 units.
    expect(dots.map(dot => Math.round(dot.y))).toEqual([56, box.top]);
  });

  it('places the real age on the same scale, if it is known', () => {
    const points = [point(0, exactAge(60)), point(day, exactAge(50))];
    expect(trendLayoutOf(points, 40, box).realY).toBe(box.bottom);
    expect(trendLayoutOf(points, null, box).realY).toBeNull();
  });

  it('spreads reports of the same time over the whole width', () => {
    const points = [60, 55, 50].map(years => point(day, exactAge(years)));
    expect(trendLayoutOf(points, null, box).dots.map(({ x }) => x)).toEqual([24, 312, 600]);
  });

  it.each([
    [
      ['old', 'old', 'new', 'new'],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [['old', 'new'], []],
    [[null, null], [[1, 2]]],
    [[null, 'new'], []],
  ])('connects only dots of the same model: %j', (models, connected) => {
    const points = models.map((model, at) => ({ ...point(at * day, exactAge(50 - at), at + 1), model }));
    const { connections } = trendLayoutOf(points, null, box);
    expect(connections.map(({ from, to }) => [from.number, to.number])).toEqual(connected);
  });

  it('omits a label that would overlap another label', () => {
    const points = [0, 500, 501].map(days => point(days * day, exactAge(50)));
    expect(trendLayoutOf(points, null, box).dots.map(({ hasLabel }) => hasLabel)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
