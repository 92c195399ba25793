import { compareLimits } from './compare-limits.ts';
import { compareTypes } from './compare-types.ts';
import type { SchemaObject } from './document.ts';
import { pairVariants } from './pair-variants.ts';
import type { SchemaChange, SchemaEffect } from './schema-change.ts';
import { type Resolve, type Variant, variantsOf } from './variant.ts';

/** How the two documents look up their references. */
export interface Resolvers {
  readonly old: Resolve;
  readonly new: Resolve;
}

/** Schemas that hold themselves are compared this far down. */
const maxDepth = 30;

interface Place {
  readonly steps: readonly string[];
  readonly isUnread: SchemaChange['isUnread'];
  readonly root: SchemaChange['root'] | null;
}

/** Everything in which two schemas differ, each at its path. */
export function compareSchemas(
  before: SchemaObject,
  after: SchemaObject,
  resolvers: Resolvers,
): SchemaChange[] {
  const isUnread = { old: before['x-unread'] === true, new: after['x-unread'] === true };
  return compareAt(before, after, { steps: [], isUnread, root: null }, resolvers);
}

function compareAt(
  before: SchemaObject,
  after: SchemaObject,
  place: Place,
  resolvers: Resolvers,
): SchemaChange[] {
  if (place.steps.length > maxDepth) return [];
  const old = variantsOf(before, resolvers.old);
  const now = variantsOf(after, resolvers.new);
  const typeChange = compareTypes(old, now);
  const inBoth = [...new Set(old.map(({ type }) => type))].filter(type =>
    now.some(variant => variant.type === type),
  );
  return [
    ...(typeChange ? [change(place, typeChange.what, typeChange.effect)] : []),
    ...inBoth.flatMap(type => compareVariants(ofType(old, type), ofType(now, type), place, resolvers)),
  ];
}

function compareVariants(
  old: readonly Variant[],
  now: readonly Variant[],
  place: Place,
  resolvers: Resolvers,
): SchemaChange[] {
  const { pairs, removed, added } = pairVariants(old, now);
  return [
    ...pairs.flatMap(([before, after]) =>
      compareVariant(before, after, { ...place, root: place.root ?? { old: before, new: after } }, resolvers),
    ),
    ...added.map(variant =>
      change(
        { ...place, root: place.root ?? { old: null, new: variant } },
        `may have another form: ${summary(variant)}`,
        'wider',
      ),
    ),
    ...removed.map(variant =>
      change(
        { ...place, root: place.root ?? { old: variant, new: null } },
        `has one form less: ${summary(variant)}`,
        'narrower',
      ),
    ),
  ];
}

function compareVariant(before: Variant, after: Variant, place: Place, resolvers: Resolvers): SchemaChange[] {
  const limits = compareLimits(before, after).map(({ what, effect }) => change(place, what, effect));
  const items =
    before.items && after.items ? compareAt(before.items, after.items, below(place, '[]'), resolvers) : [];
  return [
    ...limits,
    ...items,
    ...compareMembers(before, after, place, resolvers),
    ...comparePatterns(before, after, place, resolvers),
    ...compareAdditional(before.additional, after.additional, place, resolvers),
  ];
}

function compareMembers(before: Variant, after: Variant, place: Place, resolvers: Resolvers): SchemaChange[] {
  const names = [...new Set([...before.members.keys(), ...after.members.keys()])];
  return names.flatMap((name): SchemaChange[] => {
    const old = before.members.get(name);
    const now = after.members.get(name);
    const isUnread = {
      old: place.isUnread.old || (old?.isUnread ?? now?.isUnread ?? false),
      new: place.isUnread.new || (now?.isUnread ?? old?.isUnread ?? false),
    };
    const at = { ...below(place, name), isUnread };
    if (!old) {
      const isRequired = now?.isRequired ?? false;
      return [
        { ...change(at, isRequired ? 'new, and must be there' : 'new, may be missing', 'added'), isRequired },
      ];
    }
    if (!now) return [{ ...change(at, 'is gone', 'removed'), isRequired: old.isRequired }];
    return [
      ...(old.isUnread === now.isUnread
        ? []
        : [
            change(
              at,
              now.isUnread ? 'nobody reads it any more' : 'is read from now on',
              now.isUnread ? 'unread' : 'read',
            ),
          ]),
      ...(old.isRequired === now.isRequired
        ? []
        : [
            change(
              at,
              now.isRequired ? 'must be there from now on' : 'may be missing from now on',
              now.isRequired ? 'narrower' : 'wider',
            ),
          ]),
      ...compareAt(old.schema, now.schema, at, resolvers),
    ];
  });
}

function comparePatterns(
  before: Variant,
  after: Variant,
  place: Place,
  resolvers: Resolvers,
): SchemaChange[] {
  const patterns = [...new Set([...Object.keys(before.patterns), ...Object.keys(after.patterns)])];
  return patterns.flatMap(pattern => {
    const at = below(place, `/${pattern}/`);
    const [old, now] = [before.patterns[pattern], after.patterns[pattern]];
    if (old && now) return compareAt(old, now, at, resolvers);
    return [
      now
        ? change(at, 'such members have a type from now on', 'narrower')
        : change(at, 'such members may be anything from now on', 'wider'),
    ];
  });
}

function compareAdditional(
  before: Variant['additional'],
  after: Variant['additional'],
  place: Place,
  resolvers: Resolvers,
): SchemaChange[] {
  if (typeof before === 'object' && typeof after === 'object') {
    return compareAt(before, after, below(place, '*'), resolvers);
  }
  const openness = (additional: Variant['additional']) =>
    additional === true ? 2 : additional === false ? 0 : 1;
  const [old, now] = [openness(before), openness(after)];
  const texts = ['forbidden', 'limited in type', 'allowed'];
  if (old === now) return [];
  return [
    change(
      place,
      `members it does not name were ${texts[old]}, are ${texts[now]}`,
      now > old ? 'wider' : 'narrower',
    ),
  ];
}

function change({ steps, isUnread, root }: Place, what: string, effect: SchemaEffect): SchemaChange {
  return { steps, what, effect, isRequired: false, isUnread, root: root ?? { old: null, new: null } };
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
