import {
  codeVariants,
  extraNames,
  extraValues,
  Members,
  nested,
  otherForms,
  replacements,
  statusVariants,
  writeJson,
} from './replacements.ts';

/** A mutation of a body. */
export interface ValueMutation {
  readonly label: string;
  readonly apply: (body: unknown) => unknown;
}

/** All mutations of a body. */
export function valueMutations(body: unknown): ValueMutation[] {
  const places = pathsOf(body);
  return [
    { label: 'as it is', apply: each => each },
    ...places.flatMap(path => atPlace(path, body)),
    ...codeVariants.map(code => setting(['responseCode'], code)),
    ...statusVariants.map(status => setting(['status'], status)),
    adding([], 'deep', nested(5_000)),
    adding([], 'deep', nested(100_000)),
  ];
}

function atPlace(path: Path, body: unknown): ValueMutation[] {
  const value = valueAt(body, path);
  return [
    ...(path.length > 0 ? [dropping(path)] : []),
    ...replacements.map(standIn => setting(path, standIn)),
    ...wrapped(value).map(standIn => setting(path, standIn)),
    ...(isPlainObject(value) ? extraNames.flatMap((name, n) => extras(path, name, n)) : []),
    ...(isPlainObject(value) ? [doubling(path, value)] : []),
    ...(Array.isArray(value) ? lists(path, value) : []),
  ];
}

/** Two values for any other name keep the number of mutants down; over all names every value has its turn. */
function extras(path: Path, name: string, n: number): ValueMutation[] {
  if (path.length === 0 && otherForms.has(name)) return extraValues.map(value => adding(path, name, value));
  return [n, n + 3].map(place => adding(path, name, extraValues[place % extraValues.length]));
}

/** The value in another type or form. */
function wrapped(value: unknown): unknown[] {
  const both = [[value], { value }, { data: value }];
  if (typeof value === 'string')
    return [...both, ` ${value}`, `${value}\n`, value.toUpperCase(), value.toLowerCase()];
  if (typeof value === 'number') return [...both, String(value), -value, value * 1e300];
  if (Array.isArray(value)) return [...both, { ...value }, Object.entries(value), value[0]];
  return isPlainObject(value) ? [...both, Object.entries(value), JSON.stringify(value)] : both;
}

function lists(path: Path, list: readonly unknown[]): ValueMutation[] {
  const variants = {
    'a null in it': [...list, null],
    'a text in it': ['text', ...list],
    'a list in it': [...list, []],
    'an empty object in it': [...list, {}],
    'twice itself': [...list, ...list],
    'a hundred times itself': Array.from({ length: 100 }, () => list).flat(),
  };
  return Object.entries(variants).map(([label, variant]) => ({
    label: `${pathText(path)}: the list with ${label}`,
    apply: body => replaced(body, path, variant),
  }));
}

function setting(path: Path, value: unknown): ValueMutation {
  return { label: `${pathText(path)} = ${preview(value)}`, apply: body => replaced(body, path, value) };
}

function dropping(path: Path): ValueMutation {
  return { label: `${pathText(path)} dropped`, apply: body => replaced(body, path, undefined) };
}

function adding(path: Path, name: string, value: unknown): ValueMutation {
  return {
    label: `${pathText(path)} with ${JSON.stringify(name)} = ${preview(value)}`,
    apply(body) {
      const at = valueAt(body, path);
      if (!isPlainObject(at)) return body;
      const others = Object.entries(at).filter(([member]) => member !== name);
      return replaced(body, path, new Members([...others, [name, value]]));
    },
  };
}

/** Every member twice, first with null: the last one counts (F33). */
function doubling(path: Path, value: object): ValueMutation {
  const pairs = Object.entries(value);
  const doubled = new Members([...pairs.map(([name]): [string, null] => [name, null]), ...pairs]);
  return { label: `${pathText(path)}: every member twice`, apply: body => replaced(body, path, doubled) };
}

function preview(value: unknown): string {
  const text = writeJson(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
}

/** Where in a body: names and places from the root. */
type Path = readonly (string | number)[];

function pathsOf(value: unknown, above: Path = []): Path[] {
  const children =
    Array.isArray(value) || isPlainObject(value)
      ? Object.entries(value).flatMap(([name, child]) =>
          pathsOf(child, [...above, Array.isArray(value) ? Number(name) : name]),
        )
      : [];
  return [above, ...children];
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (isPlainObject(at) || Array.isArray(at) ? Object(at)[part] : undefined),
    body,
  );
}

/** The body with another value at a place; undefined drops it. A place that does not exist any more leaves the body as it is. */
function replaced(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body)) {
    const list = [...body];
    const child = replaced(body[Number(first)], rest, value);
    list.splice(Number(first), 1, ...(child === undefined ? [] : [child]));
    return list;
  }
  if (!isPlainObject(body)) return body;
  const child = replaced(Object(body)[first], rest, value);
  const others = Object.entries(body).filter(([name]) => name !== first);
  return Object.fromEntries(child === undefined ? others : [...others, [first, child]]);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function pathText(path: Path): string {
  return path.length === 0 ? '(answer)' : path.join('.');
}
