import type { Form } from './form.ts';

interface TypeChange {
  readonly what: string;
  readonly effect: 'wider' | 'narrower' | 'other';
}

/** Compares the types a value may have; null when they are the same. What may be anything is wider than any type. */
export function compareTypes(before: readonly Form[], after: readonly Form[]): TypeChange | null {
  const [old, now] = [typesOf(before), typesOf(after)];
  const gone = old.filter(type => !now.includes(type));
  const come = now.filter(type => !old.includes(type));
  const what = `was ${old.join(' or ')}, is ${now.join(' or ')}`;
  if (come.includes('any')) return { what, effect: 'wider' };
  if (gone.includes('any')) return { what, effect: 'narrower' };
  if (gone.length > 0 && come.length > 0) return { what, effect: 'other' };
  if (come.length > 0) return { what: `may now be ${come.join(' or ')}`, effect: 'wider' };
  return gone.length > 0 ? { what: `can no longer be ${gone.join(' or ')}`, effect: 'narrower' } : null;
}

function typesOf(forms: readonly Form[]): string[] {
  return [...new Set(forms.map(({ type }) => type))];
}
