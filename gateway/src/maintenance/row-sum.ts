import { createHash } from 'node:crypto';

/** A row as either database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** How many rows there are, and a sum over all that stands in them, in whatever order they come. */
export interface RowSum {
  readonly add: (row: Row) => void;
  readonly count: () => number;
  /** Equal for the same rows. */
  readonly sum: () => string;
}

/** An empty sum, to which rows are added. */
export function rowSum(): RowSum {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add: row => {
      const hash = createHash('sha256').update(spellingOf(row)).digest();
      for (const [at, byte] of hash.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
      count += 1;
    },
    count: () => count,
    sum: () => sum.toString('hex'),
  };
}

/** A database may give a number as text; and the order of columns is its own. */
function spellingOf(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map(column => [column, row[column] === null ? null : String(row[column])]);
  return JSON.stringify(values);
}
