import type { ContentItem } from '@choose-life/client';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { type Concept, conceptsOf, fuzzy, synonymsOfNearest } from './concepts.ts';
import { type Found, wordsOf } from './words.ts';

/** The weight of a match in each field of an article. */
const boost = { title: 8, introduction: 3, categories: 2, author: 2, conclusion: 1.5, body: 1 };

/** The weight of a synonym, compared with a typed word. */
const synonymBoost = 0.6;

type ArticleDocument = Readonly<Record<keyof typeof boost, string>> & {
  /** The position in the list, as the id of the document: a gateway may repeat the ids of articles. */
  readonly position: number;
};

/** Indexes articles. The result finds those that match a typed text, best first; for an empty text it returns all. */
export function indexLibrary(items: readonly ContentItem[]): (typed: string) => readonly Found[] {
  const index = new MiniSearch<ArticleDocument>({
    fields: Object.keys(boost),
    idField: 'position',
    tokenize: wordsOf,
    processTerm: word => word,
    searchOptions: { boost, combineWith: 'AND' },
  });
  index.addAll(items.map(documentOf));
  return typed => {
    const concepts = conceptsOf(typed);
    if (concepts.length === 0) return items.map(item => ({ item, words: [] }));
    return ranked(concepts.map(concept => resultsFor(index, concept))).flatMap(({ position, words }) => {
      const item = items[position];
      return item ? [{ item, words }] : [];
    });
  };
}

function documentOf(item: ContentItem, position: number): ArticleDocument {
  return {
    position,
    title: plainTitleOf(item.contentTitle),
    introduction: plainTextOf(item.contentIntroduction),
    body: plainTextOf(item.contentBody),
    conclusion: plainTextOf(item.contentConclusion),
    categories: (item.categories ?? []).join(' '),
    author: plainTextOf(item.contentAuthorName),
  };
}

/** The results for the typed words and their synonyms; if there are none, those of a fuzzy search. */
function resultsFor(index: MiniSearch, { words, synonyms }: Concept): SearchResult[] {
  const typed: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true };
  const found = index.search({ combineWith: 'OR', queries: [typed, ...queriesOf(synonyms)] });
  if (found.length > 0) return found;
  const misspelt: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true, fuzzy };
  return index.search({ combineWith: 'OR', queries: [misspelt, ...queriesOf(synonymsOfNearest(words))] });
}

function queriesOf(synonyms: Concept['synonyms']): Query[] {
  return synonyms.map(words => ({
    queries: [words.join(' ')],
    combineWith: 'AND',
    prefix: true,
    boostTerm: () => synonymBoost,
  }));
}

interface Ranked {
  readonly position: number;
  score: number;
  concepts: number;
  readonly words: string[];
}

/** The articles that match most search terms, best first. An article must match more than half of the terms. */
function ranked(resultsOfConcepts: readonly SearchResult[][]): Ranked[] {
  const byPosition = new Map<number, Ranked>();
  for (const { id, score, terms } of resultsOfConcepts.flat()) {
    const known: Ranked = byPosition.get(id) ?? { position: id, score: 0, concepts: 0, words: [] };
    known.score += score;
    known.concepts += 1;
    known.words.push(...terms);
    byPosition.set(id, known);
  }
  const all = [...byPosition.values()];
  const most = Math.max(0, ...all.map(({ concepts }) => concepts));
  if (most * 2 <= resultsOfConcepts.length) return [];
  return all.filter(({ concepts }) => concepts === most).toSorted((a, b) => b.score - a.score);
}
