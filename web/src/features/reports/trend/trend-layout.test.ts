import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrendPoint } from './risk-trend.ts';
import { trendLayoutOf } from './trend-layout.ts';

const box = { left: 24, right: 600, top: 40, bottom: 120, width: 624 };
const day = 86_400_000;
const age80OrOver = { years: 80, bound: 'above' } as const;
const age30OrUnder = { years: 30, bound: 'below' } as const;
const exactAge = (years: number) => ({ years, bound: null });

const anyAge = fc.oneof(
  fc.constantFrom(age80OrOver, age30OrUnder),
  fc.record({ years: fc.integer({ min: 30, max: 80 }), bound: fc.constant(null) }),
);
const point = (createdMs: number, shownAge: ShownAge, number = 1): TrendPoint => {
  return { number, createdAt: '', createdMs, age: shownAge, model: null };
};
/** Points in order of time, like those of `trendOf`, which returns at most 20. */
const anyPoints = fc
  .array(
    fc.tuple(fc.nat(), anyAge).map(([createdMs, age]) => point(createdMs, age)),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map(points => points.toSorted((one, other) => one.createdMs - other.createdMs));
/** Rounding errors of floating-point numbers that the tests permit. */
const tolerance = 0.001;

describe('trendLayoutOf', () => {
  it('places all dots and the line of the real age in the box', () => {
    fc.assert(
      fc.property(anyPoints, fc.integer({ min: 18, max: 90 }), (points, realAge) => {
        const { dots, realY } = trendLayoutOf(points, realAge, box);
        expect(dots.length).toBe(points.length);
        for (const y of [...dots.map(dot => dot.y), realY]) {
          expect(y).toBeGreaterThanOrEqual(box.top - tolerance);
          expect(y).toBeLessThanOrEqual(box.bottom + tolerance);
        }
        for (const { x } of dots) {
          expect(x).toBeGreaterThanOrEqual(box.left - tolerance);
          expect(x).toBeLessThanOrEqual(box.right + tolerance);
        }
      }),
    );
  });

  it('places each dot at least 20 units to the right of the dot before it, so that dots do not overlap', () => {
    fc.assert(
      fc.property(anyPoints, points => {
        const { dots } = trendLayoutOf(points, null, box);
        for (const [index, dot] of dots.entries()) {
          const previous = dots[index - 1];
          if (previous) expect(dot.x - previous.x).toBeGreaterThanOrEqual(20 - tolerance);
        }
      }),
    );
  });

  // The scale has at least 10 years, so 2 years are a fifth of the box: 16 of its 80 units.
  it.each([
    ['above', 78, age80OrOver, box.top + 16, box.top],
    ['below', 32, age30OrUnder, box.bottom - 16, box.bottom],
  ])('places an age %s the scale at the edge of the box', (_, years, ageBeyondScale, y, edgeY) => {
    const { dots } = trendLayoutOf([point(0, exactAge(years)), point(day, ageBeyondScale)], null, box);
    expect(dots.map(dot => Math.round(dot.y))).toEqual([y, edgeY]);
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
    const points = models.map((model, index) => ({
      ...point(index * day, exactAge(50 - index), index + 1),
      model,
    }));
    const { connections } = trendLayoutOf(points, null, box);
    expect(connections.map(({ from, to }) => [from.number, to.number])).toEqual(connected);
  });

  it('gives the first and the last dot a label', () => {
    fc.assert(
      fc.property(anyPoints, points => {
        const { dots } = trendLayoutOf(points, null, box);
        expect([dots.at(0)?.hasLabel, dots.at(-1)?.hasLabel]).toEqual([true, true]);
      }),
    );
  });

  it('omits a label that would overlap another label', () => {
    const points = [0, 500, 501].map(days => point(days * day, exactAge(50)));
    expect(trendLayoutOf(points, null, box).dots.map(({ hasLabel }) => hasLabel)).toEqual([
      true,
      false,
      true,
    ]);
  });

  // The dots are at 24, 100 and 600. The label of the first dot is centred at 48, so that it does not begin outside the drawing.
  it('omits a label that would overlap a label which was moved into the drawing', () => {
    const points = [point(0, age80OrOver), point(76 * day, exactAge(79)), point(576 * day, exactAge(78))];
    expect(trendLayoutOf(points, null, box).dots.map(({ labelX, hasLabel }) => [labelX, hasLabel])).toEqual([
      [48, true],
      [100, false],
      [600, true],
    ]);
  });
});
