import { inject } from 'vitest';

/**
 * All items in a long run, otherwise one item.
 * @param index the index of the item, modulo the number of items. With the index of a test case, consecutive cases use different items
 */
export function allInLongRun<Item>(items: readonly Item[], index: number): readonly Item[] {
  const start = index % items.length;
  return inject('long') ? items : items.slice(start, start + 1);
}

/**
 * All items in a long run, otherwise every second item. For two tests that examine the same items under different conditions.
 * @param start 0 or 1. With different values, the two tests together examine every item
 */
export function everySecondOf<Item>(
  items: readonly Item[],
  { start }: { readonly start: 0 | 1 },
): readonly Item[] {
  return inject('long') ? items : items.filter((_, index) => index % 2 === start);
}
