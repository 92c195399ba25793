/** A value that may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** A value as a gateway may send it: any member may be missing or null, and so may any item of a list. */
export type Wire<Value> = Value extends readonly (infer Item)[]
  ? readonly Maybe<Wire<Item>>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Maybe<Wire<Value[Name]>> }
    : Value;

/** Makes a bounded value of one from the wire; `index` is the place, from 0, of the list's item that it stands in. */
type Reader<Value> = (wire: Maybe<Wire<Value>>, index: number) => Value;

/** Longer than any sentence of ours; what another gateway writes beyond it is cut. */
const maxText = 600;
/** More lines than any report of ours has. */
const maxLines = 60;

/** An object of which each member is read by its own reader. */
export function object<Value extends object>(
  readers: {
    readonly [Name in keyof Value]: Reader<Value[Name]>;
  },
): Reader<Value> {
  // Each reader gets the member of its own name, and fromEntries forgets that there is one for each.
  const entries = Object.entries(readers) as [string, Reader<unknown>][];
  return (wire, index) => {
    const members: Readonly<Record<string, unknown>> = { ...wire };
    return Object.fromEntries(entries.map(([name, read]) => [name, read(members[name], index)])) as Value;
  };
}

/** The same reader, and null where there is nothing to read. */
export function nullable<Value>(read: Reader<Value>): Reader<Value | null> {
  return (wire, index) => (wire === null || wire === undefined ? null : read(wire, index));
}

/** A list without the items that are missing, 60 at most. */
export function list<Item>(read: Reader<Item>): (wire: Maybe<readonly Maybe<Wire<Item>>[]>) => Item[] {
  return wire =>
    (wire ?? [])
      .filter(item => item != null)
      .slice(0, maxLines)
      .map(read);
}

/** A text of 600 characters at most. Control and direction characters would break lines or turn them round. */
export function plain(text: Maybe<string>): string {
  const characters = [...(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxText ? `${characters.slice(0, maxText - 1).join('')}…` : characters.join('');
}

export function plainOrNull(text: Maybe<string>): string | null {
  return plain(text) || null;
}

export function idOf(id: Maybe<string>, index: number): string {
  return plain(id) || `line-${index + 1}`;
}

export function idsOf(questions: Maybe<readonly Maybe<string>[]>): string[] {
  return (questions ?? []).slice(0, maxLines).map(plain);
}

export function finiteOrNull(value: Maybe<number>): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function finiteOrZero(value: Maybe<number>): number {
  return finiteOrNull(value) ?? 0;
}

export function percent(value: Maybe<number>): number {
  return Math.min(100, Math.max(0, finiteOrZero(value)));
}
