import type { ContentItem } from '@choose-life/client';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { fuzzy, type SearchTerm, searchTermsOf, synonymsOfSimilarTerm } from './search-terms.ts';
import { type FoundArticle, wordsOf } from './words.ts';

/** The weight of a match in each field of an article. `library-index.test.ts` checks the weights with typical searches. */
const boost = { title: 8, introduction: 3, categories: 2, author: 2, conclusion: 1.5, body: 1 };

/** The weight of a synonym. A typed word has the weight 1, so it counts more. */
const synonymBoost = 0.6;

type ArticleDocument = Readonly<Record<keyof typeof boost, string>> & {
  /** The position in the list. It is the id of the document, because a gateway may send two articles with the same id. */
  readonly position: number;
};

/**
 * Indexes articles.
 * @returns a function that searches for a typed text. It returns the found articles, best first, or all articles for a text without words
 */
export function indexLibrary(items: readonly ContentItem[]): (typedText: string) => readonly FoundArticle[] {
  const index = new MiniSearch<ArticleDocument>({
    fields: Object.keys(boost),
    idField: 'position',
    tokenize: wordsOf,
    // `wordsOf` has normalised the words already.
    processTerm: word => word,
    searchOptions: { boost, combineWith: 'AND' },
  });
  index.addAll(items.map(documentOf));
  return typedText => {
    const searchTerms = searchTermsOf(typedText);
    if (searchTerms.length === 0) return items.map(item => ({ item, words: [] }));
    const resultsOfTerms = searchTerms.map(term => resultsFor(index, term));
    return rankArticles(resultsOfTerms).flatMap(({ position, words }) => {
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

/** The results for the typed words and their synonyms. If there are none, the results of a fuzzy search. */
function resultsFor(index: MiniSearch, { words, synonyms }: SearchTerm): SearchResult[] {
  const typedWords: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true };
  const found = index.search({ combineWith: 'OR', queries: [typedWords, ...queriesOf(synonyms)] });
  if (found.length > 0) return found;
  const similarWords: Query = { queries: [words.join(' ')], combineWith: 'AND', prefix: true, fuzzy };
  return index.search({
    combineWith: 'OR',
    queries: [similarWords, ...queriesOf(synonymsOfSimilarTerm(words))],
  });
}

function queriesOf(synonyms: SearchTerm['synonyms']): Query[] {
  return synonyms.map(words => ({
    queries: [words.join(' ')],
    combineWith: 'AND',
    prefix: true,
    boostTerm: () => synonymBoost,
  }));
}

interface RankedArticle {
  readonly position: number;
  score: number;
  /** How many search terms the article matches. */
  matchedTerms: number;
  /** The words of the article that match. */
  readonly words: string[];
}

/** The articles that match the most search terms, best first. No articles if none of them matches more than half of the terms. */
function rankArticles(resultsOfTerms: readonly SearchResult[][]): RankedArticle[] {
  const byPosition = new Map<number, RankedArticle>();
  for (const { id, score, terms } of resultsOfTerms.flat()) {
    const article: RankedArticle = byPosition.get(id) ?? {
      position: id,
      score: 0,
      matchedTerms: 0,
      words: [],
    };
    article.score += score;
    article.matchedTerms += 1;
    article.words.push(...terms);
    byPosition.set(id, article);
  }
  const rankedArticles = [...byPosition.values()];
  // 0 if no article matches any term.
  const mostMatched = Math.max(0, ...rankedArticles.map(({ matchedTerms }) => matchedTerms));
  if (mostMatched <= resultsOfTerms.length / 2) return [];
  return rankedArticles
    .filter(({ matchedTerms }) => matchedTerms === mostMatched)
    .toSorted((a, b) => b.score - a.score);
}
