import type { ContentItem } from '@choose-life/client';
import { readArticles } from '@choose-life/gateway/content/articles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLibrary } from './library-index.ts';

const articles = readArticles();
// Copies, because the categories of the gateway's articles are read-only.
const find = indexLibrary(articles.map(article => ({ ...article, categories: [...article.categories] })));
const idsFor = (typed: string) => find(typed).map(({ item }) => item.contentId);

describe('search in the library of the embedded gateway', () => {
  it.each([
    ['hypertension', 'know-your-blood-pressure'],
    ['high bp', 'know-your-blood-pressure'],
    ['blood pressure', 'know-your-blood-pressure'],
    ['low pressure', 'when-your-pressure-is-low'],
    ['low bp', 'when-your-pressure-is-low'],
    ['dizzy', 'when-your-pressure-is-low'],
    ['stop smoking', 'your-last-cigarette'],
    ['how do I quit', 'your-last-cigarette'],
    ['smoking', 'your-last-cigarette'],
    ['shisha', 'vapes-snuff-cigars-and-pipes'],
    ['exercise', 'one-hundred-and-fifty-minutes'],
    ['workout', 'one-hundred-and-fifty-minutes'],
    ['push ups', 'strong-without-a-gym'],
    ['sugar', 'blood-sugar-in-plain-words'],
    ['diabetes', 'blood-sugar-in-plain-words'],
    ['soft drinks', 'what-is-in-your-bottle'],
    ['heart attack', 'know-your-blood-pressure'],
    ['stress', 'calm-in-a-busy-week'],
    ['anxiety', 'when-worry-will-not-stop'],
    ['depression', 'when-your-mood-is-low'],
    ['sad', 'when-your-mood-is-low'],
    ['obesity', 'a-healthy-weight-step-by-step'],
    ['fat', 'a-healthy-weight-step-by-step'],
    ['lose weight', 'a-healthy-weight-step-by-step'],
    ['beer', 'alcohol-and-your-week'],
    ['palm wine', 'alcohol-and-your-week'],
    ['okada', 'safe-on-the-road'],
    ['motorbike', 'safe-on-the-road'],
    ['insomnia', 'seven-hours-of-sleep'],
    ['sleep', 'seven-hours-of-sleep'],
    ['sleep apnea', 'snoring-and-tired-days'],
    ['asthma', 'coughs-fever-and-short-breath'],
    ['mosquito net', 'malaria-stay-ahead'],
    ['breast cancer', 'tests-that-find-cancer-early'],
    ['hmo', 'health-cover-in-nigeria'],
    ['maggi', 'small-spoon-of-salt'],
    ['salt', 'small-spoon-of-salt'],
    ['ldl', 'cholesterol-in-plain-words'],
    ['vegetables', 'five-handfuls-a-day'],
    ['back pain', 'sit-less-feel-better'],
    ['gas cooker fire', 'safe-at-home'],
    // Misspelt and unfinished words, and a word in capital letters.
    ['malarria', 'malaria-stay-ahead'],
    ['cholestrol', 'cholesterol-in-plain-words'],
    ['hipertension', 'know-your-blood-pressure'],
    ['workuot', 'one-hundred-and-fifty-minutes'],
    ['diabetis', 'blood-sugar-in-plain-words'],
    ['exerci', 'one-hundred-and-fifty-minutes'],
    ['motorb', 'safe-on-the-road'],
    ['SNORING', 'snoring-and-tired-days'],
  ])('ranks the most relevant article first for %j: %s', (typed, id) => {
    expect(idsFor(typed)[0]).toBe(id);
  });

  // Articles match half of the words of the second search, which is not enough. `href` is only in the markup of articles.
  it.each(['zzyzx', 'quantum sleep', 'href'])('finds nothing for %j', typed => {
    expect(idsFor(typed)).toEqual([]);
  });

  it.each(['', '   ', '?!', '&'])('returns all articles for %j', typed => {
    expect(idsFor(typed)).toEqual(articles.map(({ contentId }) => contentId));
  });

  it('returns the matched words of an article, also if they are synonyms of the typed word', () => {
    const words = find('hypertension')[0]?.words;
    expect(words).toEqual(expect.arrayContaining(['blood', 'pressure']));
  });
});

describe('search in the library of another gateway', () => {
  const items: ContentItem[] = [
    {
      contentId: 7,
      contentTitle: '<p>Rest <b>well</b></p>',
      contentBody: null,
      contentAuthorName: 'Adébáyọ̀',
    },
    { contentId: 7, contentTitle: 'Same id', contentIntroduction: '<p>One</p><p>Two &amp; three</p>' },
    { contentId: 'x', contentBody: '<p class="hidden">Pounded <i>yam</i></p>' },
    { contentId: 'empty' },
  ];
  const indicesFor = (typed: string) => indexLibrary(items)(typed).map(({ item }) => items.indexOf(item));

  it.each([
    ['adebayo', [0]],
    ['ADÉBÁYỌ̀', [0]],
    ['three', [1]],
    ['yam', [2]],
    ['hidden', []],
    ['class', []],
    ['amp', []],
  ])('for %j, finds the articles with the indices %j', (typed, indices) => {
    expect(indicesFor(typed)).toEqual(indices);
  });

  it('finds only articles of the library, for any typed text', () => {
    const find = indexLibrary(items);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), typed => {
        for (const { item } of find(typed)) expect(items).toContain(item);
      }),
    );
  });

  it('returns every article for an empty search, with any ids and texts', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }));
    const anyItem = fc.record({ contentId: fc.nat(3), contentTitle: text, contentBody: text });
    fc.assert(
      fc.property(fc.array(anyItem), all => {
        expect(indexLibrary(all)('').length).toBe(all.length);
      }),
    );
  });
});
