/** Where in a body: names and places from the root. */
export type Path = readonly (string | number)[];

export function pathsOf(value: unknown, above: Path = []): Path[] {
  const children =
    Array.isArray(value) || isPlainObject(value)
      ? Object.entries(value).flatMap(([name, child]) =>
          pathsOf(child, [...above, Array.isArray(value) ? Number(name) : name]),
        )
      : [];
  return [above, ...children];
}

export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (isPlainObject(at) || Array.isArray(at) ? Object(at)[part] : undefined),
    body,
  );
}

/** The body with another value at a place; undefined drops it. A place that does not exist any more leaves the body as it is. */
export function replaced(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
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

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function pathText(path: Path): string {
  return path.length === 0 ? '(answer)' : path.join('.');
}
