import type { Difference } from './schema-change.ts';
import type { Variant } from './variant.ts';

/** Compares the types a value may have; null when they are the same. What may be anything is wider than any type. */
export function compareTypes(before: readonly Variant[], after: readonly Variant[]): Difference | null {
  const [old, now] = [typesOf(before), typesOf(after)];
  const removed = old.filter(type => !now.includes(type));
  const added = now.filter(type => !old.includes(type));
  const what = `was ${old.join(' or ')}, is ${now.join(' or ')}`;
  if (added.includes('any')) return { what, effect: 'wider' };
  if (removed.includes('any')) return { what, effect: 'narrower' };
  if (removed.length > 0 && added.length > 0) return { what, effect: 'other' };
  if (added.length > 0) return { what: `may now be ${added.join(' or ')}`, effect: 'wider' };
  return removed.length > 0 ? { what: `can no longer be ${removed.join(' or ')}`, effect: 'narrower' } : null;
}

function typesOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.map(({ type }) => type))];
}
