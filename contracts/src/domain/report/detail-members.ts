/** A value that may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** A value as a gateway may send it: any member may be missing or null, and so may any item of a list. */
export type Wire<Value> = Value extends readonly (infer Item)[]
  ? readonly Maybe<Wire<Item>>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Maybe<Wire<Value[Name]>> }
    : Value;

/** What stands on the wire. */
export type Form =
  | { readonly kind: 'text' | 'number' | 'flag' | 'texts' }
  | { readonly kind: 'option'; readonly options: readonly string[] }
  | { readonly kind: 'record'; readonly members: Members }
  | { readonly kind: 'list'; readonly item: Form };

export type Members = Readonly<Record<string, Member>>;

/** A member of what a report tells: how it stands on the wire, what it means and how it is read. */
export interface Member<Value = unknown, Shape = Form, Needed = boolean> {
  readonly form: Shape;
  /** A sentence or two for people who read the answer. */
  readonly meaning: string;
  /** Without it the record that it belongs to does not fit. Any other is left out alone where it does not fit. */
  readonly isNeeded: Needed;
  /** It is null where there is nothing to read. */
  readonly isNullable: boolean;
  readonly read: Reader<Value>;
}

/** Makes a bounded value of one in the member's form; `index` is the place, from 0, of the list's item that it stands in. */
type Reader<Value> = (wire: Maybe<never>, index: number) => Value;

/** What a member is once it was read. */
export type ReadOf<Row> = Row extends Member<infer Value> ? Value : never;

/** Longer than any sentence of ours; what another gateway writes beyond it is cut. */
const maxText = 600;
/** More lines than any report of ours has. */
const maxLines = 60;

/** A text of 600 characters at most. Control and direction characters would break lines or turn them round. */
function plain(text: Maybe<string>): string {
  const characters = [...(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxText ? `${characters.slice(0, maxText - 1).join('')}…` : characters.join('');
}

function finite<Other>(value: Maybe<number>, other: Other): number | Other {
  return typeof value === 'number' && Number.isFinite(value) ? value : other;
}

// What follows makes members. Their types say what stands on the wire and what is read: the compiler writes them best.

function member<Value, const Shape extends Form, Needed extends boolean>(
  form: Shape,
  isNeeded: Needed,
  read: Reader<Value>,
): (meaning: string) => Member<Value, Shape, Needed> {
  const isNullable = read(undefined, 0) === null;
  return meaning => ({ form, meaning, isNeeded, isNullable, read });
}

const aText = { kind: 'text' } as const;
/** A text that the record cannot do without; one that is empty, or null, where it is missing; the place of a line as its id. */
export const text = member(aText, true, plain);
export const textOrEmpty = member(aText, false, plain);
export const textOrNull = member(aText, false, (wire: Maybe<string>) => plain(wire) || null);
export const idOrPlace = member(
  aText,
  false,
  (wire: Maybe<string>, index) => plain(wire) || `line-${index + 1}`,
);

export const texts = member(
  { kind: 'texts' },
  false,
  (wire: Maybe<readonly Maybe<string>[]>): readonly string[] => (wire ?? []).slice(0, maxLines).map(plain),
);

const aNumber = { kind: 'number' } as const;
export const number = member(aNumber, true, (wire: Maybe<number>) => finite(wire, 0));
export const numberOrZero = member(aNumber, false, (wire: Maybe<number>) => finite(wire, 0));
export const numberOrNull = member(aNumber, false, (wire: Maybe<number>) => finite(wire, null));
/** The end of a range: without it there is none. */
export const limit = member(aNumber, true, (wire: Maybe<number>) => finite(wire, Number.NaN));
export const wholeNumber = member(aNumber, true, (wire: Maybe<number>) => Math.round(finite(wire, 0)));
export const percent = member(aNumber, true, (wire: Maybe<number>) =>
  Math.min(100, Math.max(0, finite(wire, 0))),
);
export const flag = member({ kind: 'flag' }, false, (wire: Maybe<boolean>): boolean => wire === true);

/** One of some words, and what is taken for none of them. */
export function option<const Option extends string, Other extends Option | null>(
  meaning: string,
  options: readonly Option[],
  other: Other,
) {
  // A word stands on the wire as it is; the compiler does not see that of one it does not know.
  const read = (wire: unknown) => (wire ?? other) as Option | Other;
  return member({ kind: 'option', options }, false, read)(meaning);
}

/** An object of which each member is read by itself. */
export function record<Rows extends Members>(meaning: string, members: Rows) {
  const rows = Object.entries(members);
  const read = (wire: Maybe<Readonly<Record<string, never>>>, index: number) => {
    const told = rows.map(([name, row]) => [name, row.read(wire?.[name], index)]);
    // Each member was read by the row of its own name, and fromEntries forgets that there is one for each.
    return Object.fromEntries(told) as { readonly [Name in keyof Rows]: ReadOf<Rows[Name]> };
  };
  return member({ kind: 'record', members }, true, read)(meaning);
}

/** A list without the items that are missing, 60 at most; `mend` has the last word on each. */
export function list<Item, const Shape extends Form>(
  { form, meaning, read }: Member<Item, Shape>,
  mend: (item: Item) => Item = item => item,
) {
  const readAll = (wire: Maybe<readonly never[]>): readonly Item[] =>
    (wire ?? [])
      .filter(item => item != null)
      .slice(0, maxLines)
      .map((item, index) => mend(read(item, index)));
  return member({ kind: 'list', item: form }, false, readAll)(meaning);
}

/** The same, and null where there is nothing to read or what was read is of no use. */
export function orNull<Value, Shape extends Form>(
  { form, meaning, read }: Member<Value, Shape>,
  isOfUse: (value: Value) => boolean = () => true,
) {
  const readOrNull = (wire: Maybe<never>, index: number) => {
    if (wire === null || wire === undefined) return null;
    const value = read(wire, index);
    return isOfUse(value) ? value : null;
  };
  return member(form, false, readOrNull)(meaning);
}

/** The same under a meaning of its own. */
export function as<Row extends Member>(meaning: string, row: Row): Row {
  return { ...row, meaning };
}
