/** A piece of JSON as text: numbers that JavaScript cannot hold, or nesting that would be slow to build. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object by its members in order: the same name twice, or names that an object literal takes for something else. */
export class Members {
  readonly pairs: readonly (readonly [string, unknown])[];

  constructor(pairs: readonly (readonly [string, unknown])[]) {
    this.pairs = pairs;
  }
}

/** JSON.stringify that knows `Raw` and `Members`. */
export function writeJson(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Members) return `{${value.pairs.map(written).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.entries(value).map(written).join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

function written([name, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(name)}:${writeJson(value)}`;
}
