import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgeMark, layOutAgeLine } from './age-line.ts';

const line = { left: 70, right: 525 };
const mark = (kind: AgeMark['kind'], years: number): AgeMark => ({ kind, years, width: 50 });
const age = fc.integer({ min: 18, max: 110 });

describe('age line', () => {
  it('stacks labels that would touch, and only those', () => {
    const { levels, marks } = layOutAgeLine([mark('target', 45), mark('real', 45), mark('risk', 64)], line);
    expect(marks.map(({ kind, level }) => [kind, level])).toEqual([
      ['target', 0],
      ['real', 1],
      ['risk', 0],
    ]);
    expect(levels).toBe(2);
  });

  it('piles up marks of the same age, and only those', () => {
    const { marks, piles } = layOutAgeLine([mark('target', 30), mark('real', 45), mark('risk', 30)], line);
    expect(marks.map(({ kind, pile }) => [kind, pile])).toEqual([
      ['target', 0],
      ['risk', 1],
      ['real', 0],
    ]);
    expect(piles).toBe(1);
  });

  it('keeps marks, ticks and the ages of a range on the line, in the order of age', () => {
    fc.assert(
      fc.property(age, age, age, age, (target, real, risk, other) => {
        const given = [mark('target', target), mark('real', real), mark('risk', risk)];
        const { marks, ticks, xOf } = layOutAgeLine(given, { ...line, also: [other] });
        const places = [...marks.map(({ x }) => x), ...ticks.map(({ x }) => x), xOf(other)];
        for (const x of places) {
          expect(x).toBeGreaterThanOrEqual(line.left);
          expect(x).toBeLessThanOrEqual(line.right);
        }
        expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((a, b) => a - b));
        expect(ticks.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
