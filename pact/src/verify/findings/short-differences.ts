import { withoutIndexes } from '../judge/json-path.ts';

/**
 * The differences of a finding for people: what is wrong alike in several elements of a list stands once, by the place that
 * they share, with how often. The JSON report and its fixtures have every one.
 */
export function shortDifferences(differences: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const difference of differences) {
    const [expected = ''] = difference.split(gotMark);
    const place = withoutIndexes(expected);
    alike.set(place, [...(alike.get(place) ?? []), difference]);
  }
  return [...alike].map(([place, all]) => {
    const [first = '', ...others] = all;
    if (others.length === 0) return first;
    const got = new Set(all.map(each => each.split(gotMark).slice(1).join(gotMark)));
    const [shown = ''] = got;
    return `${place}${gotMark}${shown}${got.size > 1 ? ' and others' : ''} (${all.length} times)`;
  });
}

/** As `differenceText` writes it. */
const gotMark = ', got ';
