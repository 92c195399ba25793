import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgeMark, layOutAgeLine } from './age-line.ts';

// Lengths in points: a line of about the printed width, and labels of an average width.
const line = { indent: 70, width: 595 };
const mark = (kind: AgeMark['kind'], years: number): AgeMark => ({ kind, years, width: 50 });
// The ages that the question accepts. They include all target and risk ages, which are 30 to 80.
const age = fc.integer({ min: 18, max: 110 });

describe('layOutAgeLine', () => {
  it('raises only labels that would touch another label', () => {
    const { labelLevels, marks } = layOutAgeLine(
      [mark('target', 45), mark('real', 45), mark('risk', 64)],
      line,
    );
    expect(marks.map(({ kind, labelLevel }) => [kind, labelLevel])).toEqual([
      ['target', 0],
      ['real', 1],
      ['risk', 0],
    ]);
    expect(labelLevels).toBe(2);
  });

  it('raises a label that would touch a label that was moved inside the drawing', () => {
    const { marks } = layOutAgeLine(
      [{ ...mark('target', 30), width: 110 }, mark('real', 42), mark('risk', 80)],
      { indent: 14, width: 491 },
    );
    expect(marks.map(({ labelLevel, labelX }) => [labelLevel, Math.round(labelX)])).toEqual([
      [0, 0],
      [1, 117],
      [0, 420],
    ]);
  });

  it('draws a mark above the mark of the same age, and not above that of another age', () => {
    const { highestMarkLevel, marks } = layOutAgeLine(
      [mark('target', 30), mark('real', 45), mark('risk', 30)],
      line,
    );
    expect(marks.map(({ kind, markLevel }) => [kind, markLevel])).toEqual([
      ['target', 0],
      ['risk', 1],
      ['real', 0],
    ]);
    expect(highestMarkLevel).toBe(1);
  });

  const checkAnyLayout = (check: (layout: ReturnType<typeof layOutAgeLine>, otherAge: number) => void) =>
    fc.assert(
      fc.property(age, age, age, age, (target, real, risk, otherAge) => {
        const marks = [mark('target', target), mark('real', real), mark('risk', risk)];
        check(layOutAgeLine(marks, { ...line, otherAges: [otherAge] }), otherAge);
      }),
    );

  it('keeps marks, ticks and other ages inside the line', () => {
    checkAnyLayout(({ marks, ticks, xOf }, otherAge) => {
      for (const x of [...marks.map(({ x }) => x), ...ticks.map(({ x }) => x), xOf(otherAge)]) {
        expect(x).toBeGreaterThanOrEqual(line.indent);
        expect(x).toBeLessThanOrEqual(line.width - line.indent);
      }
    });
  });

  it('puts the third mark on the line again if it is close only to the raised second mark', () => {
    const marks = [mark('target', 40), mark('real', 42), mark('risk', 44)];
    expect(
      layOutAgeLine(marks, { ...line, otherAges: [110] }).marks.map(({ markLevel }) => markLevel),
    ).toEqual([0, 1, 0]);
  });

  it('orders marks by age', () => {
    checkAnyLayout(({ marks }) => {
      expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((a, b) => a - b));
    });
  });

  it('has at most nine ticks', () => {
    checkAnyLayout(({ ticks }) => {
      expect(ticks.length).toBeLessThanOrEqual(9);
    });
  });
});
