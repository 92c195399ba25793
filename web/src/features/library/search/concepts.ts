import { emptyWords, synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** One thing that is looked for: its own words, and other words for it. */
export interface Concept {
  readonly words: readonly string[];
  /** Each entry's words belong together. */
  readonly means: readonly (readonly string[])[];
}

/** An entry of the table of other words. */
export interface Row {
  readonly asked: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** The table, an entry a row; those of more words first, so that 'stop smoking' goes before 'smoking'. */
export const rows: readonly Row[] = synonyms
  .flatMap(({ asked, means }) => asked.map(entry => ({ asked: wordsOf(entry), means: means.map(wordsOf) })))
  .toSorted((a, b) => b.asked.length - a.asked.length);

/** What is looked for by the words typed. Of 'how to stop smoking' that is one thing: stop smoking. */
export function conceptsOf(typed: string): Concept[] {
  const words = wordsOf(typed);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const row = rows.find(({ asked }) => asked.every((word, offset) => words[at + offset] === word));
    const own = row?.asked ?? words.slice(at, at + 1);
    concepts.push({ words: own, means: row?.means ?? beginningOf(own[0] ?? '') });
    at += own.length;
  }
  const telling = concepts.filter(({ words: own }) => own.some(word => !emptyWords.has(word)));
  return telling.length > 0 ? telling : concepts;
}

/** From so many letters on, a word that is still being typed is taken for the entry it begins. */
const minLetters = 4;

function beginningOf(word: string): Row['means'] {
  if (word.length < minLetters) return [];
  return rows.find(({ asked: [only, more] }) => more === undefined && only?.startsWith(word))?.means ?? [];
}
