import { pairsOf } from './pairs.ts';
import type { Difference, SchemaEffect } from './schema-change.ts';
import type { Variant } from './variant.ts';

/** Keywords whose greater value allows less, and those whose greater value allows more. */
const minKeywords = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
const maxKeywords = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);

/** Compares the limits and the fixed values of two forms of one type. */
export function compareLimits(before: Variant, after: Variant): Difference[] {
  const limits = pairsOf(before.limits, after.limits).flatMap(limit => compareLimit(...limit));
  return [...compareValues(before.values, after.values), ...limits];
}

function compareLimit(keyword: string, before: unknown, after: unknown): Difference[] {
  if (before === after) return [];
  const name = keyword === 'whole' ? 'whole numbers alone' : keyword;
  if (before === undefined) return [{ what: `${named(name, after)} is new`, effect: 'narrower' }];
  if (after === undefined) return [{ what: `${named(name, before)} is gone`, effect: 'wider' }];
  return [
    {
      what: `${name} was ${JSON.stringify(before)}, is ${JSON.stringify(after)}`,
      effect: effectOf(keyword, before, after),
    },
  ];
}

function effectOf(keyword: string, before: unknown, after: unknown): SchemaEffect {
  if (typeof before !== 'number' || typeof after !== 'number') return 'other';
  if (minKeywords.has(keyword)) return after > before ? 'narrower' : 'wider';
  if (maxKeywords.has(keyword)) return after < before ? 'narrower' : 'wider';
  return 'other';
}

function compareValues(before: Variant['values'], after: Variant['values']): Difference[] {
  if (before === null && after === null) return [];
  if (before === null) return [{ what: `only ${after?.join(', ')} from now on`, effect: 'narrower' }];
  if (after === null) return [{ what: `no longer only ${before.join(', ')}`, effect: 'wider' }];
  const removed = before.filter(value => !after.includes(value));
  const added = after.filter(value => !before.includes(value));
  if (removed.length > 0 && removed.length === before.length) {
    return [{ what: `was ${before.join(', ')}, is ${after.join(', ')}`, effect: 'other' }];
  }
  return [
    ...added.map((value): Difference => ({ what: `may now be ${value}`, effect: 'wider' })),
    ...removed.map((value): Difference => ({ what: `can no longer be ${value}`, effect: 'narrower' })),
  ];
}

/** A limit that is only on or off needs no value beside its name. */
function named(name: string, value: unknown): string {
  return value === true ? name : `${name} ${JSON.stringify(value)}`;
}
