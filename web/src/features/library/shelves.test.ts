import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInChosenCategories, shelvesOf, toggleCategory } from './shelves.ts';

const item = (contentId: string, contentCreatedAt: string | null) => ({ contentId, contentCreatedAt });

describe('shelvesOf', () => {
  it('features the three newest articles and recommends the others, newest first', () => {
    const { featured, recommended } = shelvesOf([
      item('march', '2024-03-10T08:00:00.000Z'),
      item('undated', null),
      item('june', '2024-06-01'),
      item('may', '2024-05-01'),
      item('april', '2024-04-01'),
    ]);
    expect(featured.map(({ contentId }) => contentId)).toEqual(['june', 'may', 'april']);
    expect(recommended.map(({ contentId }) => contentId)).toEqual(['march', 'undated']);
  });

  it('puts every article on exactly one shelf', () => {
    const anyItem = fc.record({ contentId: fc.uuid(), contentCreatedAt: fc.option(fc.string()) });
    fc.assert(
      fc.property(fc.array(anyItem), items => {
        const { featured, recommended } = shelvesOf(items);
        expect(featured.length).toBe(Math.min(3, items.length));
        expect(new Set([...featured, ...recommended])).toEqual(new Set(items));
        expect(featured.length + recommended.length).toBe(items.length);
      }),
    );
  });
});

describe('the filter of the library', () => {
  // 'LifeStyle' is the gateway's spelling of the category 'Lifestyle'.
  it.each([
    [['LifeStyle'], ['Lifestyle'], true],
    [['LifeStyle'], ['Lifestyle', 'Health'], true],
    [['LifeStyle'], ['Fitness'], false],
    [['LifeStyle'], [], true],
    [null, [], true],
    [null, ['Health'], false],
  ] as const)(
    'with the article categories %j and the pressed categories %j, shows the article: %s',
    (categories, pressed, isShown) => {
      const article = { contentId: 1, categories: categories && [...categories] };
      expect(isInChosenCategories(article, pressed)).toBe(isShown);
    },
  );

  it('adds or removes a pressed category, and keeps the search text', () => {
    const withHealth = toggleCategory({ query: 'salt', categories: [] }, 'Health');
    expect(withHealth).toEqual({ query: 'salt', categories: ['Health'] });
    expect(toggleCategory(withHealth, 'Health')).toEqual({ query: 'salt', categories: [] });
  });
});
