import { type Category, categories, inCategory } from '@choose-life/contracts/domain/content';
import type { Pillar } from '../../components/motif.tsx';
import type { LibraryItem } from './library-item.ts';

/** The pillar of each category, for its motif and colour. */
export const pillarOfCategory: Record<Category, Pillar> = {
  Health: 'health',
  Lifestyle: 'lifestyle',
  Fitness: 'fitness',
  Nutrition: 'nutrition',
};

/** The known categories of an article. */
export function categoriesOf(item: Pick<LibraryItem, 'categories'>): readonly Category[] {
  return categories.filter(category => inCategory({ categories: item.categories ?? [] }, category));
}
