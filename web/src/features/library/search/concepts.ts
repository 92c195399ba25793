import { emptyWords, synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** A search term with its synonyms. */
export interface Concept {
  readonly words: readonly string[];
  /** Words of one entry are searched together. */
  readonly means: readonly (readonly string[])[];
}

/** The known search terms, longest first, so that 'stop smoking' matches before 'smoking'. */
export const knownConcepts: readonly Concept[] = synonyms
  .flatMap(([terms, means]) =>
    terms.split(',').map(term => ({ words: wordsOf(term), means: means.split(',').map(wordsOf) })),
  )
  .toSorted((a, b) => b.words.length - a.words.length);

/** The search terms in a typed text: 'how to stop smoking' is one, 'stop smoking'. */
export function conceptsOf(typed: string): Concept[] {
  const words = wordsOf(typed);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const known = knownConcepts.find(term => term.words.every((word, offset) => words[at + offset] === word));
    const own = words.slice(at, at + 1);
    const concept = known ?? { words: own, means: beginningOf(own[0] ?? '') };
    concepts.push(concept);
    at += concept.words.length;
  }
  const meaningful = concepts.filter(({ words: own }) => own.some(word => !emptyWords.has(word)));
  return meaningful.length > 0 ? meaningful : concepts;
}

/** Minimum letters of an unfinished word that may match the start of an entry. */
const minLetters = 4;

function beginningOf(word: string): Concept['means'] {
  if (word.length < minLetters) return [];
  return (
    knownConcepts.find(({ words: [only, more] }) => more === undefined && only?.startsWith(word))?.means ?? []
  );
}
