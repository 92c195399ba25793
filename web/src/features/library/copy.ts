/** Texts of the library and of an article (s.2.3); those of the specification to the letter. */
export const libraryCopy = {
  heading: 'Library',
  lead: 'Short reads on health, lifestyle, fitness and nutrition.',
  search: 'Search the library',
  placeholder: 'Title, topic or author',
  clear: 'Clear search',
  addFilter: 'Add Filter',
  categories: 'Categories',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  results: {
    heading: 'Search results',
    none: (words: string) =>
      `Nothing in the library matches “${words}”. Check the spelling, or try a simpler word, for example sleep, sugar or walking.`,
  },
  featured: { heading: 'Recent featured content', none: 'No recent article' },
  recommended: { heading: 'Recommendations for you', none: 'No Recommendations' },
  showAll: 'Show all articles',
  loading: 'Loading...',
  failed: 'The library could not be loaded.',
} as const;

export const articleCopy = {
  back: 'Back to library',
  label: 'Lifestyle',
  by: 'By',
  introduction: 'Introduction',
  conclusion: 'Conclusion',
  loading: 'Loading...',
  notChosen: 'No article is chosen. Choose one from the library.',
  failed: 'This article could not be loaded.',
} as const;
