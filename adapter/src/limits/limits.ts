import type { LimitName } from './limit-rules.ts';

export interface UseRequest {
  readonly limit: LimitName;
  /** An e-mail, a token, an address. */
  readonly identity: string;
  /** How many uses it is. Default: 1. */
  readonly weight?: number;
}

/** With `waitMs` above 0 nothing was granted, and nothing counted. */
export interface UseResult {
  readonly waitMs: number;
  /** What is left of the window, in uses and in milliseconds: of the limit that asks for the wait, else of the first. */
  readonly left: number;
  readonly endsInMs: number;
  /** Takes one use of each back. */
  giveBack(uses: readonly UseRequest[]): Promise<void>;
}

/**
 * Counts uses by limit and identity, and keeps of identities a keyed hash alone: in the memory of this process, or in a store
 * that all copies of the adapter share (docs/decisions/0014-limits-across-copies.md).
 */
export interface Limits {
  /** Counts all uses, or none where one has to wait. It counts at once, so parallel calls cannot pass together. */
  take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult>;
  close(): void;
}
