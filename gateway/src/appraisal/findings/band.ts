import type { Tone } from '../finding.ts';

/** One row of a published table: it holds from the row before up to, but not including, `below`. */
export interface Band {
  readonly below: number;
  readonly band: string;
  readonly tone: Tone;
  readonly text: string;
}

/** The row a value falls in. The last row of a table reaches to infinity, so there always is one. */
export function bandOf(value: number, rows: readonly [Band, ...Band[]]): Band {
  return rows.find(row => value < row.below) ?? rows[0];
}
