import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LibraryItem } from './library-item.ts';
import { matching, noFilter, withToggled } from './search.ts';

const salt: LibraryItem = {
  contentId: 'salt',
  contentTitle: '<p>Small spoon of salt</p>',
  contentIntroduction: '<p>What stock cubes carry.</p>',
  contentAuthorName: 'Ngozi Adébáyọ̀',
  categories: ['Nutrition', 'Health'],
};
const sleep: LibraryItem = {
  contentId: 2,
  contentTitle: 'Seven hours of sleep',
  contentIntroduction: null,
  categories: ['LifeStyle'],
};
const items = [salt, sleep];
const idsFor = (words: string) => matching(items, { ...noFilter, words }).map(item => item.contentId);

describe('library search', () => {
  it.each([
    ['in the title', 'spoon', ['salt']],
    ['in the introduction', 'stock', ['salt']],
    ['in the author', 'ngozi', ['salt']],
    ['without case', 'SLEEP', [2]],
    ['without marks', 'adebayo', ['salt']],
    ['with marks in another order', 'ADÉBÁYỌ̀', ['salt']],
    ['for every word, in any order', 'salt ngozi', ['salt']],
    ['for nothing when one word is missing', 'salt sleep', []],
    ['across spaces', '   ', ['salt', 2]],
    ['not in the paragraph tag around a title', '<p>', []],
  ])('looks %s', (_where, words, found) => {
    expect(idsFor(words)).toEqual(found);
  });

  it('takes typed signs as they are, not as a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), words => {
        expect(() => idsFor(words)).not.toThrow();
      }),
    );
  });

  it('shows the articles in any pressed category, without case', () => {
    const inCategories = (...categories: (typeof noFilter.categories)[number][]) =>
      matching(items, { words: '', categories }).map(item => item.contentId);
    expect(inCategories('Lifestyle')).toEqual([2]);
    expect(inCategories('Lifestyle', 'Health')).toEqual(['salt', 2]);
    expect(inCategories('Fitness')).toEqual([]);
    expect(inCategories()).toEqual(['salt', 2]);
  });

  it('presses and releases a chip and leaves the words alone', () => {
    const pressed = withToggled({ words: 'salt', categories: [] }, 'Health');
    expect(pressed).toEqual({ words: 'salt', categories: ['Health'] });
    expect(withToggled(pressed, 'Health')).toEqual({ words: 'salt', categories: [] });
  });
});
