import { describe, expect, it } from 'vitest';
import { togetherText, wholeRangeOf } from './what-if.tsx';

describe('what can be tried', () => {
  it.each([
    [
      { now: 94, min: 60, max: 94 },
      { now: 94, min: 60, max: 94 },
    ],
    // Never lighter than the least healthy weight, by rounding either.
    [
      { now: 94.3, min: 59.2, max: 94.3 },
      { now: 94, min: 60, max: 94 },
    ],
    [
      { now: 94.6, min: 59.2, max: 94.6 },
      { now: 95, min: 60, max: 95 },
    ],
  ])('stands at whole numbers: %o', (range, whole) => {
    expect(wholeRangeOf(range)).toEqual(whole);
  });

  it.each([
    { now: 60.2, min: 60.1, max: 60.4 },
    { now: 60, min: 61, max: 70 },
    { now: 60, min: 60, max: 60 },
  ])('is nothing where there is no second number: %o', range => {
    expect(wholeRangeOf(range)).toBeNull();
  });

  it('says how changes together differ from each alone, where they do', () => {
    const age = (years: number, bound: 'above' | null = null) => ({ years, bound });
    expect(togetherText(60, age(53), [age(56), age(56)])).toMatch(/4 and 4 years; together they take off 7,/);
    expect(togetherText(60, age(52), [age(56), age(56)])).toBeNull();
    expect(togetherText(60, age(52), [])).toBeNull();
    expect(togetherText(80, age(53), [age(80, 'above'), age(56)])).toBeNull();
    expect(togetherText(60, age(53), [null, age(56)])).toBeNull();
  });
});
