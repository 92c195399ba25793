import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { FaultBehaviour, FaultGateway } from './fault-gateway.ts';
import type { CallSequence, FaultSetupOptions } from './fault-setup.ts';

/** The expected result of a call under a fault. */
export interface Expected {
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  /** The number of requests that reach the gateway. If no connection can be established: the number of the adapter's attempts. */
  readonly tries: number;
}

/** One way in which a fault occurs. */
export interface Variant extends FaultSetupOptions {
  readonly name: string;
  /** The expected result of a call; null if the fault cannot occur with this call. */
  expect(call: OperationId): Expected | null;
  /** The gateway's behaviour for each request. Default: `answerCorrectly`. */
  readonly act?: FaultBehaviour;
  /** Starts the gateway. Default: a gateway with plain HTTP on a free port that behaves like `act`. */
  gateway?(): Promise<FaultGateway>;
  /** How the calls are made. Default: `callAllAtOnce`, or `callOneByOne` for a heavy variant. */
  readonly sequence?: CallSequence;
  /** Whether the answer of a success must equal the answer without a fault. Default: true. */
  readonly isAnswerCompared?: false;
  /** Set if a call takes long or needs much memory. The calls are then made one after the other, and without `npm run test:long` only one is made. */
  readonly isHeavy?: true;
}

/** A line of the table in docs/faults.md, with the variants that prove it. */
export interface Line {
  /** Numbers of faults: 8 is F8. */
  readonly faults: readonly number[];
  readonly title: string;
  /** The text in parentheses after the outcome, in the table. */
  readonly note?: string;
  readonly variants: readonly Variant[];
}

/** Returns the expected result of a call; null if the fault cannot occur with this call. */
export type Expect = Variant['expect'];

/** The row of a call in the table of operations. The result type is wide, because the literal types of the rows differ. */
export function rowOf(call: OperationId): Operation {
  return operations[call];
}

/**
 * Expects that every call fails with this kind and outcome, a read after `readTries` attempts (default: 1). A write is attempted once, or
 * twice if the gateway was unreachable, because then nothing was sent.
 */
export function fails(
  kind: ErrorKind,
  outcome: FaultOutcome,
  { readTries = 1 }: { readonly readTries?: number } = {},
): Expect {
  const writeTries = kind === 'UNREACHABLE' ? 2 : 1;
  return call => ({ kind, outcome, tries: rowOf(call).effect === 'read' ? readTries : writeTries });
}

/** Expects that every call succeeds at its first attempt. */
export function succeeds(): Expect {
  return () => ({ kind: 'OK', outcome: 'done', tries: 1 });
}

/** Expects that a read succeeds at attempt `readTries`, and that a write, which is attempted once, ends as `write` expects. */
export function recovers({
  readTries,
  write,
}: {
  readonly readTries: number;
  readonly write: Expect;
}): Expect {
  return expectIf(isRead, () => ({ kind: 'OK', outcome: 'done', tries: readTries }), write);
}

/** Expects `whenTrue` of the calls for which the condition is true, and `whenFalse` of all other calls. */
export function expectIf(
  condition: (call: OperationId) => boolean,
  whenTrue: Expect,
  whenFalse: Expect,
): Expect {
  return call => (condition(call) ? whenTrue(call) : whenFalse(call));
}

export const isRead = (call: OperationId): boolean => rowOf(call).effect === 'read';

/** Creates a condition: the success rule of the call has one of these kinds. */
export const succeedsBy =
  (...kinds: Operation['success']['kind'][]) =>
  (call: OperationId): boolean =>
    kinds.includes(rowOf(call).success.kind);

export const isPdf = succeedsBy('pdf');

/** Whether the adapter ignores the body of the answer (s.7: "the answer is not read"). */
export const isAnswerIgnored = (call: OperationId): boolean => call === 'waitList.delete';
