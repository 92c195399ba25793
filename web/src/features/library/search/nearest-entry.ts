import MiniSearch from 'minisearch';
import { type Concept, rows } from './concepts.ts';
import { wordsOf } from './words.ts';

/** Shorter words have too many similar words. */
const minFuzzyLetters = 4;

/** Allows one wrong letter in four. */
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

/** The synonyms of the most similar entry: 'hipertension' finds those of hypertension. */
export function meansOfNearest(words: readonly string[]): Concept['means'] {
  const [best] = entries.search(words.join(' '), { combineWith: 'AND', fuzzy });
  return (best && rows[Number(best.id)]?.means) ?? [];
}
