import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

describe('headline of the analysis', () => {
  it.each([
    [{ targetAge: 38, riskAge: 47 }, 'years'],
    [{ targetAge: 80, riskAge: 80 }, 'capped'],
    [{ targetAge: 30, riskAge: 30 }, 'capped'],
    [{ targetAge: 62, riskAge: 80 }, 'years'],
    [{ targetAge: null, riskAge: 47 }, 'no-numbers'],
    [{ targetAge: 38, riskAge: null }, 'no-numbers'],
  ] as const)('for %j is %s', (ages, headline) => {
    expect(headlineOf({ ...ages, currentAge: 45 }, true)).toBe(headline);
  });

  it('believes no ends of a scale it does not know', () => {
    expect(headlineOf({ targetAge: 80, riskAge: 80, currentAge: 70 }, false)).toBe('years');
  });
});
