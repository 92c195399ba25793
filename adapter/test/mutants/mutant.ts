import type { OperationId } from '@choose-life/contracts/gateway/operations';

/** An answer as the gateway sends it. */
export interface WireAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A valid answer after a mutation. */
export interface Mutant extends WireAnswer {
  readonly index: number;
  readonly call: OperationId;
  /** The mutation, in words. */
  readonly label: string;
}
