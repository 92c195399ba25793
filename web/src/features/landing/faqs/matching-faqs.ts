import type { Faq } from '../copy/faqs.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The questions whose text has all words of a search; all of them for an empty search. */
export function matchingFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = plain(search)
    .split(/[\s,.?!]+/)
    .filter(word => word !== '');
  return faqs.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every(word => text.includes(word));
  });
}
