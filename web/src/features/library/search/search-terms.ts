import MiniSearch from 'minisearch';
import { wordsOf } from './words.ts';

/**
 * Search terms, and synonyms that the articles of the embedded gateway contain (gateway/src/content/articles). Both are comma-separated lists
 * in lower case. An article matches a synonym only if it contains all words of the synonym.
 */
const synonymLists: readonly (readonly [terms: string, synonyms: string])[] = [
  ['hypertension, high bp, bp, high pressure', 'blood pressure'],
  ['low bp, hypotension, faint, fainting, dizzy', 'pressure low'],
  ['stop smoking, quit smoking, quit, give up smoking, smoking, nicotine', 'cigarette, tobacco, smoke'],
  ['vaping, vape, shisha, hookah, e cigarette', 'vapes, tobacco'],
  [
    'exercise, exercises, workout, work out, fitness, training, sport, jogging, running',
    '150 minutes, walk, move, muscles',
  ],
  ['weights, push ups, strength, bodybuilding', 'strong, muscles'],
  ['sugar, diabetes, diabetic, a1c, hba1c', 'blood sugar, glucose'],
  ['heart, heart attack, stroke', 'blood pressure, cholesterol, heart'],
  ['stress, stressed, burnout, pressure at work', 'calm, worry'],
  ['anxiety, anxious, panic, fear', 'worry, calm'],
  ['depression, depressed, sad, sadness, suicide', 'mood'],
  ['fat, obesity, obese, overweight, slim, diet, bmi, belly', 'weight'],
  ['lose weight, weight loss', 'healthy weight'],
  ['beer, wine, spirits, drinking, drunk, ogogoro, palm wine, booze, hangover', 'alcohol'],
  ['drink, drinks', 'alcohol, soft drinks, bottle'],
  ['soda, coke, fizzy, soft drink, juice, malt', 'soft drinks, bottle'],
  ['okada, motorbike, motorcycle, bike, keke, danfo, car, driving, accident, helmet', 'road'],
  ['insomnia, sleepless, cannot sleep, tired', 'sleep'],
  ['sleep apnoea, sleep apnea, apnea', 'snoring'],
  ['asthma, tb, tuberculosis, lungs, catarrh, pneumonia', 'cough, breath'],
  ['mosquito, mosquitoes, typhoid', 'malaria'],
  ['tumour, tumor, screening, breast, prostate, cervix, pap smear', 'cancer'],
  ['insurance, hmo, nhis, nhia, hospital bill', 'health cover'],
  ['maggi, seasoning, sodium, knorr', 'salt, stock cubes'],
  ['lipids, triglycerides, oil, ldl, hdl', 'cholesterol'],
  ['fruits, fruit, vegetables, veggies, ugu, efo', 'handfuls, vegetables, fruit'],
  ['desk, back pain, office, chair, posture', 'sit less, sitting'],
  ['fire, falls, burns, generator, carbon monoxide', 'home safe'],
  ['relax, meditation, mindfulness', 'calm, breath'],
];

/** Words that are ignored, unless a search consists only of them. */
const stopWords: ReadonlySet<string> = new Set(
  'a about am an and are at be can do does for get have how i in is it me my of on or should the this to too what when why with you your'.split(
    ' ',
  ),
);

/** A search term of one or more words, with its synonyms. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Each synonym is a list of words. An article matches a synonym only if it contains all of its words. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The known search terms, longest first, so that 'stop smoking' is found before 'smoking'. */
const knownTerms: readonly SearchTerm[] = synonymLists
  .flatMap(([terms, synonyms]) =>
    terms.split(',').map(term => ({ words: wordsOf(term), synonyms: synonyms.split(',').map(wordsOf) })),
  )
  .toSorted((a, b) => b.words.length - a.words.length);

/** The search terms in a typed text. The text 'how to stop smoking' contains only the term 'stop smoking'. */
export function searchTermsOf(typedText: string): SearchTerm[] {
  let remainingWords = wordsOf(typedText);
  const terms: SearchTerm[] = [];
  while (remainingWords.length > 0) {
    const term = firstTermOf(remainingWords);
    terms.push(term);
    remainingWords = remainingWords.slice(term.words.length);
  }
  const meaningfulTerms = terms.filter(term => term.words.some(word => !stopWords.has(word)));
  return meaningfulTerms.length > 0 ? meaningfulTerms : terms;
}

/** The longest known search term at the start of these words. If there is none, the first word is the term. */
function firstTermOf(words: readonly string[]): SearchTerm {
  const knownTerm = knownTerms.find(term => term.words.every((word, index) => words[index] === word));
  // `words` is never empty, because `searchTermsOf` calls this function only while words remain.
  const first = words[0] ?? '';
  return knownTerm ?? { words: [first], synonyms: synonymsOfPrefix(first) };
}

/** The minimum length of a word that is completed or corrected. Shorter words are similar to too many other words. */
const minLetters = 4;

/** The synonyms of the first one-word term that starts with `prefix`, an unfinished word; empty if there is none. */
function synonymsOfPrefix(prefix: string): SearchTerm['synonyms'] {
  if (prefix.length < minLetters) return [];
  const term = knownTerms.find(({ words }) => words.length === 1 && words[0]?.startsWith(prefix));
  return term?.synonyms ?? [];
}

/** The option `fuzzy` of MiniSearch for a word: a quarter of its letters may be wrong. A short word must be correct. */
export function fuzzy(word: string): number | false {
  return word.length >= minLetters ? 0.25 : false;
}

/** An index of the known search terms, which finds the term for a misspelt word. The id is the index in `knownTerms`. */
const termIndex = new MiniSearch<{ id: number; term: string }>({
  fields: ['term'],
  tokenize: wordsOf,
  // `wordsOf` has normalised the words already.
  processTerm: word => word,
});
termIndex.addAll(knownTerms.map(({ words }, id) => ({ id, term: words.join(' ') })));

/** The synonyms of the most similar search term, for example of 'hypertension' for 'hipertension'. Empty if no term is similar. */
export function synonymsOfSimilarTerm(words: readonly string[]): SearchTerm['synonyms'] {
  const [nearest] = termIndex.search(words.join(' '), { combineWith: 'AND', fuzzy });
  // `Number`, because MiniSearch types every id as `any`.
  return (nearest && knownTerms[Number(nearest.id)]?.synonyms) ?? [];
}
