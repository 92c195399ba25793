import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, snippetOf, wordsOf } from './words.ts';

const matchesIn = (text: string, words: string[]) =>
  piecesOf(text, words)
    .filter(piece => piece.isMatch)
    .map(piece => piece.text);

describe('piecesOf', () => {
  it.each([
    ['Blood pressure', ['pressure'], ['pressure']],
    ['Bloody blood', ['blood'], ['blood']],
    ['Ṣadé Adébáyọ̀', ['adebayo'], ['Adébáyọ̀']],
    ['<mark>salt</mark>', ['salt'], ['salt']],
    ['Nothing', [], []],
    ['', ['a'], []],
  ])('finds in %j, for the words %j, the matches %j', (text, words, matches) => {
    expect(matchesIn(text, words)).toEqual(matches);
  });

  it('returns pieces that add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const pieces = piecesOf(text, wordsOf(typed));
        expect(pieces.map(piece => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('snippetOf', () => {
  const item = {
    contentId: 1,
    contentIntroduction: '<p>What is in <b>stock</b> cubes.</p>',
    contentBody: `<p>${'One more word. '.repeat(40)}The salt is here.</p>${'<p>And on it goes.</p>'.repeat(40)}`,
  };

  it.each([
    ['the introduction, if it has the words', ['stock'], /^What is in stock cubes\.$/],
    ['the introduction, if no part has the words', ['elsewhere'], /^What is in stock cubes\.$/],
    [
      'the text around the words, if another part has them',
      ['salt'],
      /^… One more word\. .*The salt is here\. And.* …$/,
    ],
  ])('returns %s', (_what, words, snippet) => {
    expect(snippetOf({ item, words })).toMatch(snippet);
  });

  it('cuts a text without spaces after 180 characters', () => {
    const contentBody = `${'a'.repeat(400)} salt-${'b'.repeat(400)}`;
    const snippet = snippetOf({ item: { contentId: 1, contentBody }, words: ['salt'] });
    expect(snippet).toBe(`… salt-${'b'.repeat(180 - 'salt-'.length)} …`);
  });
});
