import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreValues, ValueCounter } from './count-values.ts';

/** What a value holds, counted another way. An empty object or list counts for one: its bracket takes as much room. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  return Math.max(1, inside.length) + inside.reduce((sum: number, each) => sum + valuesIn(each), 0);
}

/** Texts with what could lead a counter astray: quotes, backslashes, commas and brackets. */
const text = fc.string({ unit: fc.constantFrom('"', '\\', ',', '{', '[', 'a', 'é') });
const json = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(text, tie('value')),
  ),
})).value;

describe('the members and elements of a JSON text', () => {
  it('are as many as its value has', () => {
    fc.assert(
      fc.property(json, fc.nat(20), (value, padding) => {
        // Blanks, so that the length alone decides nothing.
        const bytes = Buffer.from(JSON.stringify(value, null, 3 + padding));
        const count = valuesIn(value);
        expect(hasMoreValues(bytes, count)).toBe(false);
        if (count > 0) expect(hasMoreValues(bytes, count - 1)).toBe(true);
      }),
    );
  });

  it('are the same however the text is cut into pieces', () => {
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 7 }), (value, length) => {
        const bytes = Buffer.from(JSON.stringify(value));
        const count = valuesIn(value);
        const enough = new ValueCounter(count);
        const tooFew = new ValueCounter(count - 1);
        let [isMore, isMoreThanFewer] = [false, false];
        for (let at = 0; at < bytes.length; at += length) {
          isMore = enough.add(bytes.subarray(at, at + length));
          isMoreThanFewer = tooFew.add(bytes.subarray(at, at + length));
        }
        expect([isMore, isMoreThanFewer]).toEqual([false, true]);
      }),
    );
  });
});
