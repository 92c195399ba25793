import { readArticles } from './read-articles.ts';

/**
 * The articles of the first visit. The document of the blog runs this file by itself, so that the call is on its way while
 * React is still being fetched.
 */
export const firstArticles = readArticles();
// Whoever awaits it hears of the fault; nobody may be there yet.
firstArticles.catch(() => {});
