import { emptyWords, synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** A search term with its synonyms. */
export interface Concept {
  readonly words: readonly string[];
  /** Words of one entry are searched together. */
  readonly means: readonly (readonly string[])[];
}

export interface Row {
  readonly asked: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** The synonyms, longest first, so that 'stop smoking' matches before 'smoking'. */
export const rows: readonly Row[] = synonyms
  .flatMap(({ asked, means }) => asked.map(entry => ({ asked: wordsOf(entry), means: means.map(wordsOf) })))
  .toSorted((a, b) => b.asked.length - a.asked.length);

/** The search terms in a typed text: 'how to stop smoking' is one, 'stop smoking'. */
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

/** Minimum letters of an unfinished word that may match the start of an entry. */
const minLetters = 4;

function beginningOf(word: string): Row['means'] {
  if (word.length < minLetters) return [];
  return rows.find(({ asked: [only, more] }) => more === undefined && only?.startsWith(word))?.means ?? [];
}
