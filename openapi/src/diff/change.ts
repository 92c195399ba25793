import type { SchemaChange } from './schema-change.ts';
import type { Verdicts } from './verdict.ts';

/** One difference between two documents. */
export interface Change extends Verdicts {
  /** The procedure it touches. */
  readonly call: string;
  /** Where: `call`, `request userEmail`, `answer 200 data[].contentId`. */
  readonly place: string;
  readonly what: string;
  /** What is needed to tell which interactions it touches; null: all of the call. */
  readonly within: ChangedSchema | null;
}

export interface ChangedSchema {
  readonly side: 'request' | 'answer';
  /** The HTTP status of an answer, for example `200` or `4XX`. */
  readonly status: string;
  readonly change: SchemaChange;
}
