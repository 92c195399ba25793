import { type Category, categories, inCategory } from '@choose-life/contracts/domain/content';
import type { Pillar } from '../../components/motif.tsx';
import type { LibraryItem } from './library-item.ts';

/** The pillar whose drawing and hue a category carries. */
export const pillarOfCategory: Record<Category, Pillar> = {
  Health: 'health',
  Lifestyle: 'lifestyle',
  Fitness: 'fitness',
  Nutrition: 'nutrition',
};

/** The categories an article is in, as they are shown. */
export function categoriesOf(item: Pick<LibraryItem, 'categories'>): readonly Category[] {
  return categories.filter(category => inCategory({ categories: item.categories ?? [] }, category));
}
