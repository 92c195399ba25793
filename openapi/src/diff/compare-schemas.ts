import { compareLimits } from './compare-limits.ts';
import { compareTypes } from './compare-types.ts';
import type { SchemaObject } from './document.ts';
import { pairVariants } from './pair-variants.ts';
import { pairsOf } from './pairs.ts';
import type { Difference, SchemaChange } from './schema-change.ts';
import { type Resolve, type Variant, variantsOf } from './variant.ts';

/** How the two documents look up their references. */
export interface Resolvers {
  readonly old: Resolve;
  readonly new: Resolve;
}

/** Schemas that hold themselves are compared this far down. */
const maxDepth = 30;

/** Where two schemas are compared. */
interface Place {
  readonly resolvers: Resolvers;
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
  return compareAt(before, after, { resolvers, steps: [], isUnread, root: null });
}

function compareAt(before: SchemaObject, after: SchemaObject, place: Place): SchemaChange[] {
  if (place.steps.length > maxDepth) return [];
  const old = variantsOf(before, place.resolvers.old);
  const now = variantsOf(after, place.resolvers.new);
  const typeChange = compareTypes(old, now);
  const inBoth = [...new Set(old.map(({ type }) => type))].filter(type =>
    now.some(variant => variant.type === type),
  );
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
