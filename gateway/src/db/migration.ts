import type { DatabaseTransaction } from './schema.ts';

/** One step of the schema. Steps are only ever added; both databases take the same statements. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}
