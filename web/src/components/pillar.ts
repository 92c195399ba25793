/** The four pillars (s.1). */
export const pillars = ['health', 'lifestyle', 'fitness', 'nutrition'] as const;
export type Pillar = (typeof pillars)[number];

/** Always the same pillar for an id, so that placeholders do not change between visits. */
export function pillarOf(id: string): Pillar {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return pillars[sum % pillars.length] ?? 'health';
}
