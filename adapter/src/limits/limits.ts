import type { LimitName } from './limit-rules.ts';

/** A use that is asked for. */
export interface UseRequest {
  readonly limit: LimitName;
  /** An e-mail, a token, an address. */
  readonly identity: string;
  /** How many uses it is. Default: 1. */
  readonly weight?: number;
}

/** What was answered. With `waitMs` above 0 nothing was granted, and nothing counted. */
export interface UseResult {
  readonly waitMs: number;
  /** What is left of the window, in uses and in milliseconds: of the limit that asks for the wait, else of the first. */
  readonly left: number;
  readonly endsInMs: number;
  /** Takes the count of one use of each back, where they were counted: they did not happen. */
  giveBack(asked: readonly UseRequest[]): Promise<void>;
}

/**
 * Counts uses by limit and identity, and keeps of identities a keyed hash alone: in the memory of this process, or in a store
 * that all copies of the adapter share (docs/decisions/0014-limits-across-copies.md).
 */
export interface Limits {
  /** Counts all or, where one of them has to wait, none. It does so at once: calls side by side cannot slip past. */
  take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult>;
  close(): void;
}
