import { describe, expect, it } from 'vitest';
import { inChosenCategories, withToggled } from './filter.ts';

describe('library filter', () => {
  it.each([
    [['LifeStyle'], ['Lifestyle'], true],
    [['LifeStyle'], ['Lifestyle', 'Health'], true],
    [['LifeStyle'], ['Fitness'], false],
    [['LifeStyle'], [], true],
    [null, [], true],
    [null, ['Health'], false],
  ] as const)('%j with %j pressed is shown: %s', (names, chosen, shown) => {
    expect(inChosenCategories({ contentId: 1, categories: names && [...names] }, chosen)).toBe(shown);
  });

  it('presses and releases a chip and leaves the words alone', () => {
    const pressed = withToggled({ words: 'salt', categories: [] }, 'Health');
    expect(pressed).toEqual({ words: 'salt', categories: ['Health'] });
    expect(withToggled(pressed, 'Health')).toEqual({ words: 'salt', categories: [] });
  });
});
