import MiniSearch from 'minisearch';
import { type Concept, rows } from './concepts.ts';
import { wordsOf } from './words.ts';

/** Words of fewer letters have too many neighbours. */
const minFuzzyLetters = 4;

/** How many letters of a word may be wrong: one in four. */
export function fuzzy(word: string): number | false {
  return word.length >= minFuzzyLetters ? 0.25 : false;
}

const entries = new MiniSearch<{ at: number; asked: string }>({
  fields: ['asked'],
  idField: 'at',
  tokenize: wordsOf,
  processTerm: word => word,
});
entries.addAll(rows.map(({ asked }, at) => ({ at, asked: asked.join(' ') })));

/** The other words for the entry that was meant by words with a slip: for 'hipertension', those of hypertension. */
export function meansOfNearest(words: readonly string[]): Concept['means'] {
  const [best] = entries.search(words.join(' '), { combineWith: 'AND', fuzzy });
  return (best && rows[Number(best.id)]?.means) ?? [];
}
