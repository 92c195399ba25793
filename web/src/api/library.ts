import { wireCategories } from '@choose-life/contracts/domain/content';

/** The input of the library call. It requests all articles, because search and filter run in the browser (s.4, s.7). */
export const libraryInput = { categories: wireCategories };
