import { describe, expect, it } from 'vitest';
import { shownAge } from './ages.ts';

describe('an age as it is shown', () => {
  it.each([
    [79.4, 79, null],
    [79.6, 80, null],
    [80, 80, null],
    [80.0001, 80, 'above'],
    [112, 80, 'above'],
    [30, 30, null],
    [30.4, 30, null],
    [29.9999, 30, 'below'],
    [29.9, 30, 'below'],
    [12, 30, 'below'],
    [64.5, 65, null],
    [64.49, 64, null],
  ])('%s is %s, with the bound %s: the unrounded age decides', (heartAge, years, bound) => {
    expect(shownAge(heartAge)).toEqual({ years, bound });
  });
});
