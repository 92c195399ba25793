import type { ContentItem } from '@choose-life/client';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { type Concept, conceptsOf, fuzzy, meansOfNearest } from './concepts.ts';
import { type Found, wordsOf } from './words.ts';

const boost = { title: 8, introduction: 3, categories: 2, author: 2, conclusion: 1.5, body: 1 };
const synonymBoost = 0.6;

/** Indexes the articles, by their position: ids may be of any kind. Finds articles for a typed text, best first; all for an empty one. */
export function indexLibrary(items: readonly ContentItem[]): (typed: string) => readonly Found[] {
  const index = new MiniSearch<ReturnType<typeof documentOf>>({
    fields: Object.keys(boost),
    idField: 'place',
    tokenize: wordsOf,
    processTerm: word => word,
    searchOptions: { boost, combineWith: 'AND' },
  });
  index.addAll(items.map(documentOf));
  return typed => {
    const concepts = conceptsOf(typed);
    if (concepts.length === 0) return items.map(item => ({ item, words: [] }));
    return ranked(concepts.map(concept => resultsFor(index, concept))).flatMap(({ place, words }) => {
      const item = items[place];
      return item ? [{ item, words }] : [];
    });
  };
}

function documentOf(item: ContentItem, place: number) {
  return {
    place,
    title: plainTitleOf(item.contentTitle),
    introduction: plainTextOf(item.contentIntroduction),
    body: plainTextOf(item.contentBody),
    conclusion: plainTextOf(item.contentConclusion),
    categories: (item.categories ?? []).join(' '),
    author: plainTextOf(item.contentAuthorName),
  };
}

/** Results for the typed words and their synonyms; if there are none, a fuzzy search. */
function resultsFor(index: MiniSearch, { words, means }: Concept): SearchResult[] {
  const typed: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true };
  const found = index.search({ combineWith: 'OR', queries: [typed, ...queriesOf(means)] });
  if (found.length > 0) return found;
  const misspelt: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true, fuzzy };
  return index.search({ combineWith: 'OR', queries: [misspelt, ...queriesOf(meansOfNearest(words))] });
}

function queriesOf(means: Concept['means']): Query[] {
  return means.map(words => ({
    queries: [words.join(' ')],
    combineWith: 'AND',
    prefix: true,
    boostTerm: () => synonymBoost,
  }));
}

interface Ranked {
  readonly place: number;
  score: number;
  concepts: number;
  readonly words: string[];
}

/** Articles that match all terms; if there are none, those that match the most, more than half. */
function ranked(resultsOfConcepts: readonly SearchResult[][]): Ranked[] {
  const byPlace = new Map<number, Ranked>();
  for (const { id, score, terms } of resultsOfConcepts.flat()) {
    const known: Ranked = byPlace.get(id) ?? { place: id, score: 0, concepts: 0, words: [] };
    known.score += score;
    known.concepts += 1;
    known.words.push(...terms);
    byPlace.set(id, known);
  }
  const all = [...byPlace.values()];
  const most = Math.max(0, ...all.map(({ concepts }) => concepts));
  if (most * 2 <= resultsOfConcepts.length) return [];
  return all.filter(({ concepts }) => concepts === most).toSorted((a, b) => b.score - a.score);
}
