import { describe, expect, it } from 'vitest';
import { faqs, faqsById } from '../faqs.ts';
import { matchingFaqs } from './faqs-page.tsx';

const idsOf = (search: string) =>
  Object.entries(faqsById).flatMap(([id, faq]) => (matchingFaqs(faqs, search).includes(faq) ? [id] : []));

describe('matchingFaqs', () => {
  it.each(['', '   ', '?!'])('finds all questions for %j', search => {
    expect(idsOf(search)).toHaveLength(faqs.length);
  });

  it.each([
    ['HMO', ['difference']],
    ['hmo hospital', ['difference']],
    ['live chat?', ['chat']],
    ['2 to 3 days', ['expiredSubscription']],
    ['zebra', []],
  ])('finds for %j the questions %j', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('finds only questions that contain all words of the search', () => {
    expect(idsOf('offline')).toContain('offline');
    expect(idsOf('offline zebra')).toEqual([]);
  });
});
