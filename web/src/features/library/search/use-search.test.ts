import type { ContentItem } from '@choose-life/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPlainly } from './use-search.ts';

const salt: ContentItem = {
  contentId: 'salt',
  contentTitle: '<p>Small spoon of salt</p>',
  contentIntroduction: '<p>What <b>stock</b> cubes carry.</p>',
  contentAuthorName: 'Ngozi Adébáyọ̀',
};
const sleep: ContentItem = { contentId: 2, contentTitle: 'Seven hours of sleep', contentIntroduction: null };
const idsFor = (typed: string) => searchPlainly([salt, sleep])(typed).map(({ item }) => item.contentId);

describe('search without the index', () => {
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
    ['not in tags', '<b>', []],
  ])('looks %s', (_where, typed, found) => {
    expect(idsFor(typed)).toEqual(found);
  });

  it('takes typed signs as they are, not as a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), typed => {
        expect(() => idsFor(typed)).not.toThrow();
      }),
    );
  });
});
