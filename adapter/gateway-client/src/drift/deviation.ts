/**
 * How an answer leaves the contract:
 * - `extra`: a member that the contract does not know. Accepted.
 * - `left-out`: a value that does not fit, in a member that nobody depends on. Accepted without it.
 * - `media-type`: a good answer under a media type that does not say so. Accepted.
 * - `refused`: the answer could not be used, and the call failed with BAD_RESPONSE.
 */
export type DeviationKind = 'extra' | 'left-out' | 'media-type' | 'refused';

/**
 * One deviation of one answer: how, and where. The path is made of the contract's own names, list places are `[]`, and
 * never holds a value; a member the contract does not know is named only where its name cannot be data.
 */
export interface Deviation {
  readonly kind: DeviationKind;
  readonly path: string;
}
