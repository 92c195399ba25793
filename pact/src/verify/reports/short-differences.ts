/**
 * The differences of a finding for people: what is wrong alike in all elements of a list stands once, with how often. The
 * JSON report and its fixtures have every one.
 */
export function shortDifferences(differences: readonly string[]): string[] {
  const alike = new Map<string, { first: string; count: number }>();
  for (const first of differences) {
    const place = first.split(', got ')[0]?.replace(/\[\d+\]/g, '[]') ?? first;
    const known = alike.get(place);
    alike.set(place, known === undefined ? { first, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...alike.values()].map(({ count, first }) =>
    count === 1 ? first : `${first} (and ${count - 1} more like it)`,
  );
}
