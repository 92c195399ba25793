/** Random numbers that can be repeated: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<Item>(list: readonly Item[]): Item;
}

/** mulberry32: small, fast, and good enough to choose mutations by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('nothing to pick from, or a hole in the list');
      return item;
    },
  };
}
