import { type Change, type Effect, type Pair, pairsOf, type Side, verdictsOn } from './change.ts';
import type { OpenApiDocument, Schema } from './document.ts';
import { type Form, fits, formsOf, isUnreadBy, type Member, pairForms } from './forms.ts';
import { type Body, bodiesBelow, namesOf } from './interactions.ts';

/** The documents that the references of two schemas lead into. */
export interface Documents {
  readonly old: OpenApiDocument;
  readonly new: OpenApiDocument;
}

/** What two schemas are compared with. */
interface Around {
  readonly documents: Documents;
  readonly side: Side;
  /** What interactions have there. */
  readonly bodies: readonly Body[];
}

/** Where two schemas are compared. */
interface Place extends Around {
  /** Names of members, and `[]` for the elements of a list: `data[].contentId`; empty for the root itself. */
  readonly path: string;
  readonly depth: number;
  /** Nobody reads it: by the old document, and by the new one. */
  readonly isUnread: Readonly<Record<'old' | 'new', boolean>>;
}

/** One difference between two schemas. */
interface SchemaChange extends Omit<Change, 'call' | 'place'> {
  readonly path: string;
}

/** Schemas that hold themselves are compared this far down. */
const maxDepth = 30;

/** Everything in which two schemas differ, each at its path. */
export function compareSchemas(before: Schema, after: Schema, around: Around): SchemaChange[] {
  const isUnread = { old: isUnreadBy(before), new: isUnreadBy(after) };
  return compareAt(before, after, { ...around, path: '', depth: 0, isUnread });
}

function compareAt(before: Schema, after: Schema, place: Place): SchemaChange[] {
  if (place.depth > maxDepth) return [];
  const old = formsOf(before, place.documents.old);
  const now = formsOf(after, place.documents.new);
  const typesInBoth = typesOf(old).filter(type => typesOf(now).includes(type));
  return [
    ...compareTypes(old, now, place),
    ...typesInBoth.flatMap(type => compareForms(ofType(old, type), ofType(now, type), place)),
  ];
}

/** Compares the types and the fixed values that something may have. What may be anything is wider than any type. */
function compareTypes(before: readonly Form[], after: readonly Form[], place: Place): SchemaChange[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const beyond = (forms: readonly Form[], types: readonly string[]) =>
    forms.some(({ type, within }) => ![type, ...within].some(each => types.includes(each)));
  const [loses, gains] = [beyond(before, now), beyond(after, old)];
  if (!loses && !gains) return [];
  const removed = old.filter(type => !now.includes(type)).join(' or ');
  const added = now.filter(type => !old.includes(type)).join(' or ');
  if (removed === '') return [change(place, { gains }, `may now be ${added}`)];
  if (added === '') return [change(place, { loses }, `can no longer be ${removed}`)];
  return [change(place, { loses, gains }, `was ${removed}, is ${added}`)];
}

function compareForms(before: readonly Form[], after: readonly Form[], place: Place): SchemaChange[] {
  return pairForms(before, after).flatMap(([old, now]) => {
    const isSo = ({ value }: Body) => [old, now].some(form => form !== undefined && fits(value, form));
    const at = { ...place, bodies: place.bodies.filter(isSo) };
    if (!old) return [change(at, { gains: true }, `may have another form: ${summary(now)}`)];
    if (!now) return [change(at, { loses: true }, `has one form less: ${summary(old)}`)];
    const parts = pairsOf(old.parts, now.parts);
    return [
      ...pairsOf(old.limits, now.limits).flatMap(limit => compareLimit(limit, at)),
      ...pairsOf(old.members, now.members).flatMap(member => compareMember(member, at)),
      // A pattern that is not named leaves its members free.
      ...parts.flatMap(([step, was = true, is = true]) => compareAt(was, is, below(at, step))),
    ];
  });
}

function compareMember([name, old, now]: Pair<Member>, place: Place): SchemaChange[] {
  const [wasUnread, isUnread] = [isUnreadBy((old ?? now).schema), isUnreadBy((now ?? old).schema)];
  const unread = { old: place.isUnread.old || wasUnread, new: place.isUnread.new || isUnread };
  const at = { ...below(place, name), isUnread: unread };
  if (!old) {
    const what = now.isRequired ? 'new, and must be there' : 'new, may be missing';
    const effect = { gains: true, loses: now.isRequired, ofMember: 'added' } as const;
    // It is not there yet, so its parent counts.
    return [change({ ...at, bodies: place.bodies }, effect, what)];
  }
  if (!now) {
    const gains = place.side === 'answer' || old.isRequired;
    return [change(at, { loses: true, gains, ofMember: 'removed' }, 'is gone')];
  }
  const read = isUnread
    ? change(at, {}, 'nobody reads it any more')
    : change(at, { loses: true }, 'is read from now on');
  const needed = now.isRequired
    ? change(at, { loses: true }, 'must be there from now on')
    : change(at, { gains: true }, 'may be missing from now on');
  return [
    ...(wasUnread === isUnread ? [] : [read]),
    ...(old.isRequired === now.isRequired ? [] : [needed]),
    ...compareAt(old.schema, now.schema, at),
  ];
}

function compareLimit([name, old, now]: Pair<unknown>, place: Place): SchemaChange[] {
  if (old === now) return [];
  // A limit that is only on or off needs no value beside its name.
  const text = (value: unknown) => (value === true ? name : `${name} ${JSON.stringify(value)}`);
  if (old === undefined) return [change(place, { loses: true }, `${text(now)} is new`)];
  if (now === undefined) return [change(place, { gains: true }, `${text(old)} is gone`)];
  const what = `${name} was ${JSON.stringify(old)}, is ${JSON.stringify(now)}`;
  return [change(place, effectOf(name, old, now), what)];
}

function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  const direction = /min/i.test(keyword) ? -1 : /max/i.test(keyword) ? 1 : 0;
  if (typeof before !== 'number' || typeof after !== 'number' || direction === 0)
    return { loses: true, gains: true };
  return (after - before) * direction > 0 ? { gains: true } : { loses: true };
}

function change({ bodies, isUnread, path, side }: Place, effect: Effect, what: string): SchemaChange {
  return { path, what, ...verdictsOn(side, effect, isUnread), interactions: namesOf(bodies) };
}

function below(place: Place, step: string): Place {
  const path = step === '[]' ? `${place.path}[]` : `${place.path}.${step}`.replace(/^\./, '');
  return { ...place, path, depth: place.depth + 1, bodies: bodiesBelow(place.bodies, step) };
}

function ofType(forms: readonly Form[], type: string): Form[] {
  return forms.filter(form => form.type === type);
}

function typesOf(forms: readonly Form[]): string[] {
  return [...new Set(forms.map(({ type }) => type))];
}

function summary({ members, name, type }: Form): string {
  const names = [...members.keys()].slice(0, 4);
  return name ?? (names.length > 0 ? `${type} with ${names.join(', ')}` : type);
}
