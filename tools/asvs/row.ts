/** A file of the repository, and words that stand in it. Of a test they are its whole title. */
export type Proof = readonly [file: string, words: string];

/**
 * One requirement and how it stands: met, met in part, not met, or left to whoever runs the product, each with how or why.
 * What is met names its proof.
 */
export type Row = {
  readonly id: string;
  /** What is asked for, in a few words of ours. */
  readonly asks: string;
} & (
  | { readonly met: string; readonly by: readonly Proof[] }
  | { readonly partly: string; readonly by: readonly Proof[] }
  | { readonly notMet: string; readonly by?: readonly Proof[] }
  | { readonly operator: string; readonly by?: readonly Proof[] }
);

export const standings = ['met', 'in part', 'not met', 'operator'] as const;
export type Standing = (typeof standings)[number];

/** How a requirement stands, and the sentence that says how or why. */
export function standingOf(row: Row): { readonly standing: Standing; readonly text: string } {
  if ('met' in row) return { standing: 'met', text: row.met };
  if ('partly' in row) return { standing: 'in part', text: row.partly };
  if ('notMet' in row) return { standing: 'not met', text: row.notMet };
  return { standing: 'operator', text: row.operator };
}

/** Requirements about something that the product does not have. */
export interface Outside {
  readonly because: string;
  readonly ids: readonly string[];
}
