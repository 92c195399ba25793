import MiniSearch from 'minisearch';
import { type Concept, knownConcepts } from './concepts.ts';
import { wordsOf } from './words.ts';

/** Shorter words have too many similar words. */
const minFuzzyLetters = 4;

/** Allows one wrong letter in four. */
export function fuzzy(word: string): number | false {
  return word.length >= minFuzzyLetters ? 0.25 : false;
}

const terms = new MiniSearch<{ at: number; term: string }>({
  fields: ['term'],
  idField: 'at',
  tokenize: wordsOf,
  processTerm: word => word,
});
terms.addAll(knownConcepts.map(({ words }, at) => ({ at, term: words.join(' ') })));

/** The synonyms of the most similar search term: 'hipertension' finds those of hypertension. */
export function meansOfNearest(words: readonly string[]): Concept['means'] {
  const [best] = terms.search(words.join(' '), { combineWith: 'AND', fuzzy });
  return (best && knownConcepts[Number(best.id)]?.means) ?? [];
}
