import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, snippetOf, wordsOf } from './words.ts';

const found = (text: string, words: string[]) =>
  piecesOf(text, words)
    .filter(piece => piece.isMatch)
    .map(piece => piece.text);

describe('the pieces of a text', () => {
  it.each([
    ['Blood pressure', ['pressure'], ['pressure']],
    ['Bloody blood', ['blood'], ['blood']],
    ['Ṣadé Adébáyọ̀', ['adebayo'], ['Adébáyọ̀']],
    ['<mark>salt</mark>', ['salt'], ['salt']],
    ['Nothing', [], []],
    ['', ['a'], []],
  ])('of %j mark, for %j: %j', (text, words, marked) => {
    expect(found(text, words)).toEqual(marked);
  });

  it('add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const pieces = piecesOf(text, wordsOf(typed));
        expect(pieces.map(piece => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('snippet', () => {
  const item = {
    contentId: 1,
    contentIntroduction: '<p>What is in <b>stock</b> cubes.</p>',
    contentBody: `<p>${'One more word. '.repeat(40)}The salt stands here.</p>${'<p>And on it goes.</p>'.repeat(40)}`,
  };

  it.each([
    ['the introduction, if it has the words', ['stock'], /^What is in stock cubes\.$/],
    ['the introduction, if no part has the words', ['elsewhere'], /^What is in stock cubes\.$/],
    [
      'the text around the words, if another part has them',
      ['salt'],
      /^… [A-Z].*The salt stands here\. And.* …$/,
    ],
  ])('is %s', (_what, words, snippet) => {
    expect(snippetOf({ item, words })).toMatch(snippet);
  });

  it('is short even without a space in the text', () => {
    const contentBody = `${'a'.repeat(400)} salt-${'b'.repeat(400)}`;
    expect(snippetOf({ item: { contentId: 1, contentBody }, words: ['salt'] }).length).toBeLessThan(200);
  });
});
