import { wireCategories } from '@choose-life/contracts/domain/content';

/** The input of the one call for the library: all articles, since search and filter run in the browser (s.7). */
export const libraryInput = { categories: wireCategories };
