import { describe, expect, it } from 'vitest';
import { faqs, faqsById } from '../faqs.ts';
import { matchingFaqs } from './faqs-page.tsx';

const foundIds = (search: string) => {
  const found = matchingFaqs(faqs, search);
  return Object.entries(faqsById)
    .filter(([, faq]) => found.includes(faq))
    .map(([id]) => id);
};

describe('matchingFaqs', () => {
  it.each(['', '   ', '?!'])('finds all questions for a search without words: %j', search => {
    expect(foundIds(search)).toHaveLength(faqs.length);
  });

  it.each([
    ['HMO', ['difference']],
    ['hmo hospital', ['difference']],
    ['live chat?', ['chat']],
    ['2 to 3 days', ['expiredSubscription']],
    ['zebra', []],
  ])('for the search %j, finds the questions %j', (search, ids) => {
    expect(foundIds(search)).toEqual(ids);
  });

  it('finds only questions that contain all words of the search', () => {
    expect(foundIds('offline')).toContain('offline');
    expect(foundIds('offline zebra')).toEqual([]);
  });
});
