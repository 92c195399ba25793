import type { Form } from './form.ts';

/** Forms that are the same one before and after, and those that came or went. */
export interface PairedForms {
  readonly pairs: readonly (readonly [before: Form, after: Form])[];
  readonly gone: readonly Form[];
  readonly come: readonly Form[];
}

/** Pairs forms of one type, the most alike first: by name, then by fixed values, then by the members they share. */
export function pairForms(before: readonly Form[], after: readonly Form[]): PairedForms {
  const candidates = before
    .flatMap(old => after.map(now => ({ old, now, likeness: likenessOf(old, now) })))
    .sort((a, b) => b.likeness - a.likeness);
  const pairs: [Form, Form][] = [];
  const taken = new Set<Form>();
  for (const { old, now } of candidates) {
    if (taken.has(old) || taken.has(now)) continue;
    taken.add(old).add(now);
    pairs.push([old, now]);
  }
  return {
    pairs,
    gone: before.filter(form => !taken.has(form)),
    come: after.filter(form => !taken.has(form)),
  };
}

function likenessOf(before: Form, after: Form): number {
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
