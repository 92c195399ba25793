import type { Variant } from './variant.ts';

/** Forms that are the same one before and after, and those that came or went. */
export interface PairedVariants {
  readonly pairs: readonly (readonly [before: Variant, after: Variant])[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/** Pairs forms of one type, the most alike first: by name, then by fixed values, then by the members they share. */
export function pairVariants(before: readonly Variant[], after: readonly Variant[]): PairedVariants {
  const candidates = before
    .flatMap(old => after.map(now => ({ old, now, similarity: similarityOf(old, now) })))
    .sort((a, b) => b.similarity - a.similarity);
  const pairs: [Variant, Variant][] = [];
  const taken = new Set<Variant>();
  for (const { old, now } of candidates) {
    if (taken.has(old) || taken.has(now)) continue;
    taken.add(old).add(now);
    pairs.push([old, now]);
  }
  return {
    pairs,
    removed: before.filter(variant => !taken.has(variant)),
    added: after.filter(variant => !taken.has(variant)),
  };
}

function similarityOf(before: Variant, after: Variant): number {
  if (before.name !== null && before.name === after.name) return 100;
  const names = new Set([...before.members.keys(), ...after.members.keys()]);
  const shared = [...names].filter(name => before.members.has(name) && after.members.has(name));
  const equal = shared.filter(name => {
    const [old, now] = [before.members.get(name), after.members.get(name)];
    return JSON.stringify(old?.schema) === JSON.stringify(now?.schema);
  });
  const named = before.name === null && after.name === null ? 1 : 0;
  return named + (names.size === 0 ? 0 : (shared.length + equal.length) / names.size);
}
