/** The blog (s.2.1). */
export const blogCopy = {
  heading: 'Wellness Blog',
  lead: 'Short reads on the four pillars. Log in to read an article in full.',
  filter: 'Show articles about',
  readMore: 'Read more',
  loading: 'Loading...',
  none: 'No articles here yet.',
  failed: 'The articles did not load.',
} as const;
