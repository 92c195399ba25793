import { describe, expect, it } from 'vitest';
import { comparisonSentence, wholeRangeOf } from './what-if.tsx';

describe('wholeRangeOf', () => {
  it.each([
    [
      { now: 94, min: 60, max: 94 },
      { now: 94, min: 60, max: 94 },
    ],
    // The minimum is the lowest healthy weight, so it is rounded up.
    [
      { now: 94.3, min: 59.2, max: 94.3 },
      { now: 94, min: 60, max: 94 },
    ],
    [
      { now: 94.6, min: 59.2, max: 94.6 },
      { now: 95, min: 60, max: 95 },
    ],
  ])('rounds the range %o to whole numbers', (range, wholeRange) => {
    expect(wholeRangeOf(range)).toEqual(wholeRange);
  });

  it.each([
    { now: 60.2, min: 60.1, max: 60.4 },
    { now: 60, min: 60, max: 60 },
  ])('returns null for fewer than two whole numbers: %o', range => {
    expect(wholeRangeOf(range)).toBeNull();
  });

  it('returns null for a present number below the minimum', () => {
    expect(wholeRangeOf({ now: 60, min: 61, max: 70 })).toBeNull();
  });
});

describe('comparisonSentence', () => {
  const age = (years: number, bound: 'above' | null = null) => ({ years, bound });
  const ageNow = (years: number | null, text = String(years)) => ({ years, text });

  it('compares the years of both changes together with the years of each change', () => {
    expect(comparisonSentence(ageNow(60), age(53), [age(56), age(56)])).toMatch(
      /4 and 4 years; together they take off 7,/,
    );
  });

  it.each([
    [
      'if the years of the single changes add up to the years of both',
      ageNow(60),
      age(52),
      [age(56), age(56)],
    ],
    ['if rounded years of the single changes add up to less', ageNow(60), age(57), [age(59), age(59)]],
    ['for fewer than two changes', ageNow(60), age(52), []],
    ['for an age at the end of the scale', ageNow(80), age(53), [age(80, 'above'), age(56)]],
    ['for a present age beyond the end of the scale', ageNow(80, '80 or over'), age(75), [age(77), age(76)]],
    ['for an unknown present age', ageNow(null, '-'), age(53), [age(56), age(56)]],
    ['until the age of each single change is known', ageNow(60), age(53), [null, age(56)]],
  ])('returns null %s', (_, riskAgeNow, ageWithAll, singleAges) => {
    expect(comparisonSentence(riskAgeNow, ageWithAll, singleAges)).toBeNull();
  });
});
