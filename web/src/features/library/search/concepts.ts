import MiniSearch from 'minisearch';
import { wordsOf } from './words.ts';

/** Search terms, and the words of articles for them, in lower case. The words of one entry are searched together. */
const synonyms: readonly (readonly [terms: string, means: string])[] = [
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

const emptyWords: ReadonlySet<string> = new Set(
  'a about am an and are at be can do does for get have how i in is it me my of on or should the this to too what when why with you your'.split(
    ' ',
  ),
);

export interface Concept {
  readonly words: readonly string[];
  /** Words of one entry are searched together. */
  readonly means: readonly (readonly string[])[];
}

/** The known search terms, longest first, so that 'stop smoking' matches before 'smoking'. */
const knownConcepts: readonly Concept[] = synonyms
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

/** Of an unfinished word that may match the start of an entry, and of a misspelt one: shorter ones have too many similar words. */
const minLetters = 4;

function beginningOf(word: string): Concept['means'] {
  if (word.length < minLetters) return [];
  return (
    knownConcepts.find(({ words: [only, more] }) => more === undefined && only?.startsWith(word))?.means ?? []
  );
}

export function fuzzy(word: string): number | false {
  return word.length >= minLetters ? 0.25 : false;
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
