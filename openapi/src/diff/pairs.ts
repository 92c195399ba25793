/** Each name that stands on either side, those of the old one first, with what it has there. */
export function pairsOf<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): [name: string, old: Value | undefined, now: Value | undefined][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map(name => [name, before[name], after[name]]);
}
