import type { Category } from '@choose-life/contracts/domain/content';

/** The four pillars (s.1). */
export const pillars = ['health', 'lifestyle', 'fitness', 'nutrition'] as const;
export type Pillar = (typeof pillars)[number];

/** The pillar of a category of articles: each has the pillar's name. */
export function pillarOfCategory(category: Category): Pillar {
  // toLowerCase loses the literal type.
  return category.toLowerCase() as Lowercase<Category>;
}

/** Always the same pillar for an id, so that placeholders do not change between visits. */
export function pillarOf(id: string): Pillar {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return pillars[sum % pillars.length] ?? 'health';
}
