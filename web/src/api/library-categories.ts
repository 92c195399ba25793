import type { RouterInputs } from '@choose-life/client';

/** The four categories as the library is asked for them (s.7, s.9). */
export const libraryCategories: RouterInputs['content']['readContentLibrary']['categories'] = [
  'Health',
  'LifeStyle',
  'Fitness',
  'Nutrition',
];
