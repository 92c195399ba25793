import { type Difference, pairsOf, type SchemaChange, type SchemaEffect } from './change.ts';
import type { OpenApiDocument, SchemaObject } from './document.ts';
import { maxKeywords, minKeywords, pairVariants, type Variant, variantsOf } from './variant.ts';

/** The documents that the references of two schemas lead into. */
export interface Documents {
  readonly old: OpenApiDocument;
  readonly new: OpenApiDocument;
}

/** Schemas that hold themselves are compared this far down. */
const maxDepth = 30;

/** Where two schemas are compared. */
interface Place {
  readonly documents: Documents;
  readonly steps: readonly string[];
  readonly isUnread: SchemaChange['isUnread'];
  readonly root: SchemaChange['root'] | null;
}

/** Everything in which two schemas differ, each at its path. */
export function compareSchemas(
  before: SchemaObject,
  after: SchemaObject,
  documents: Documents,
): SchemaChange[] {
  const isUnread = { old: before['x-unread'] === true, new: after['x-unread'] === true };
  return compareAt(before, after, { documents, steps: [], isUnread, root: null });
}

function compareAt(before: SchemaObject, after: SchemaObject, place: Place): SchemaChange[] {
  if (place.steps.length > maxDepth) return [];
  const old = variantsOf(before, place.documents.old);
  const now = variantsOf(after, place.documents.new);
  const typeChange = compareTypes(old, now);
  const inBoth = typesOf(old).filter(type => typesOf(now).includes(type));
  return [
    ...(typeChange ? [change(place, typeChange)] : []),
    ...inBoth.flatMap(type => compareVariants(ofType(old, type), ofType(now, type), place)),
  ];
}

function compareVariants(old: readonly Variant[], now: readonly Variant[], place: Place): SchemaChange[] {
  const { pairs, removed, added } = pairVariants(old, now);
  const rooted = (before: Variant | null, after: Variant | null) => ({
    ...place,
    root: place.root ?? { old: before, new: after },
  });
  return [
    ...pairs.flatMap(([before, after]) => compareVariant(before, after, rooted(before, after))),
    ...added.map(form =>
      change(rooted(null, form), { what: `may have another form: ${summary(form)}`, effect: 'wider' }),
    ),
    ...removed.map(form =>
      change(rooted(form, null), { what: `has one form less: ${summary(form)}`, effect: 'narrower' }),
    ),
  ];
}

function compareVariant(before: Variant, after: Variant, place: Place): SchemaChange[] {
  const limits = compareLimits(before, after).map(difference => change(place, difference));
  const items = before.items && after.items ? compareAt(before.items, after.items, below(place, '[]')) : [];
  return [
    ...limits,
    ...items,
    ...compareMembers(before, after, place),
    ...comparePatterns(before, after, place),
    ...compareAdditional(before.additional, after.additional, place),
  ];
}

function compareMembers(before: Variant, after: Variant, place: Place): SchemaChange[] {
  return pairsOf(before.members, after.members).flatMap(([name, old, now]): SchemaChange[] => {
    const isUnread = {
      old: place.isUnread.old || (old?.isUnread ?? now?.isUnread ?? false),
      new: place.isUnread.new || (now?.isUnread ?? old?.isUnread ?? false),
    };
    const at = { ...below(place, name), isUnread };
    if (!old) {
      const isRequired = now?.isRequired ?? false;
      const what = isRequired ? 'new, and must be there' : 'new, may be missing';
      return [{ ...change(at, { what, effect: 'added' }), isRequired }];
    }
    if (!now) {
      return [{ ...change(at, { what: 'is gone', effect: 'removed' }), isRequired: old.isRequired }];
    }
    const turned = (was: boolean, is: boolean, on: Difference, off: Difference) =>
      was === is ? [] : [change(at, is ? on : off)];
    return [
      ...turned(
        old.isUnread,
        now.isUnread,
        { what: 'nobody reads it any more', effect: 'unread' },
        { what: 'is read from now on', effect: 'read' },
      ),
      ...turned(
        old.isRequired,
        now.isRequired,
        { what: 'must be there from now on', effect: 'narrower' },
        { what: 'may be missing from now on', effect: 'wider' },
      ),
      ...compareAt(old.schema, now.schema, at),
    ];
  });
}

function comparePatterns(before: Variant, after: Variant, place: Place): SchemaChange[] {
  return pairsOf(before.patterns, after.patterns).flatMap(([pattern, old, now]) => {
    const at = below(place, `/${pattern}/`);
    if (old && now) return compareAt(old, now, at);
    const what = `such members ${now ? 'have a type' : 'may be anything'} from now on`;
    return [change(at, { what, effect: now ? 'narrower' : 'wider' })];
  });
}

function compareAdditional(
  before: Variant['additional'],
  after: Variant['additional'],
  place: Place,
): SchemaChange[] {
  if (typeof before === 'object' && typeof after === 'object') {
    return compareAt(before, after, below(place, '*'));
  }
  const openness = (additional: Variant['additional']) =>
    additional === true ? 2 : additional === false ? 0 : 1;
  const [old, now] = [openness(before), openness(after)];
  const texts = ['forbidden', 'limited in type', 'allowed'];
  const what = `members it does not name were ${texts[old]}, are ${texts[now]}`;
  return old === now ? [] : [change(place, { what, effect: now > old ? 'wider' : 'narrower' })];
}

function change({ steps, isUnread, root }: Place, difference: Difference): SchemaChange {
  return { steps, ...difference, isRequired: false, isUnread, root: root ?? { old: null, new: null } };
}

function below(place: Place, step: string): Place {
  return { ...place, steps: [...place.steps, step] };
}

function ofType(variants: readonly Variant[], type: string): Variant[] {
  return variants.filter(variant => variant.type === type);
}

function summary(variant: Variant): string {
  const names = [...variant.members.keys()].slice(0, 4);
  return variant.name ?? (names.length > 0 ? `${variant.type} with ${names.join(', ')}` : variant.type);
}

/** Compares the types a value may have; null when they are the same. What may be anything is wider than any type. */
function compareTypes(before: readonly Variant[], after: readonly Variant[]): Difference | null {
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

/** Compares the limits and the fixed values of two forms of one type. */
function compareLimits(before: Variant, after: Variant): Difference[] {
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
  if (minKeywords.includes(keyword)) return after > before ? 'narrower' : 'wider';
  if (maxKeywords.includes(keyword)) return after < before ? 'narrower' : 'wider';
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
