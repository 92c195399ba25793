import type { Article } from './article.ts';

/** The library's own articles, newest first. */
export const articles: readonly Article[] = [];
