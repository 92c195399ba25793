import { describe, expect, it } from 'vitest';
import { beyondEnd } from './beyond-end.ts';

describe('an age at an end of the published tables', () => {
  it.each([
    [80, 'or over'],
    [79, null],
    [31, null],
    [30, 'or under'],
    [null, null],
  ])('says of %s: %s', (age, words) => {
    expect(beyondEnd(age, true)).toBe(words);
  });

  it('says nothing of a model whose ends are not known', () => {
    expect(beyondEnd(80, false)).toBeNull();
  });
});
