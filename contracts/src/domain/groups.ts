/**
 * Groups items by a key. Returns pairs of a key and its items, in the order in which the keys first appear. The function replaces
 * `Map.groupBy`, which some supported browsers lack (docs/decisions/0021-supported-browsers.md).
 */
export function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
