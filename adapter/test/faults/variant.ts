import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { FaultAct, FaultGateway } from './fault-gateway.ts';
import type { CallSequence, FaultSetupOptions } from './fault-setup.ts';

/** The expected result of a call under a fault. */
export interface Expected {
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  /** The number of requests that reach the gateway, or of the adapter's attempts if none can reach it. */
  readonly tries: number;
}

/** One way in which a fault occurs. */
export interface Variant extends FaultSetupOptions {
  readonly name: string;
  /** The expected result of a call; null if the fault cannot occur with this call. */
  expect(call: OperationId): Expected | null;
  /** The gateway's behaviour for each request. */
  readonly act?: FaultAct;
  /** Starts the gateway. Default: a gateway with plain HTTP on a free port. */
  gateway?(): Promise<FaultGateway>;
  /** How the calls are made. Default: `together`. */
  readonly sequence?: CallSequence;
  /** Set if the answer of a success differs from the call's example, and is not compared with it. */
  readonly isOtherAnswer?: true;
  /** Set if a call takes long or needs much memory. The calls are then made one after the other. */
  readonly isHeavy?: true;
}

/** A line of the table in docs/faults.md, with the variants that prove it. */
export interface Line {
  /** Numbers of faults: 8 is F8. */
  readonly faults: readonly number[];
  readonly title: string;
  /** A text in parentheses after the outcome. */
  readonly note?: string;
  readonly variants: readonly Variant[];
}

export type Expect = Variant['expect'];

/** The row of a call in the table of operations, with the type that all rows have. */
export function rowOf(call: OperationId): Operation {
  return operations[call];
}

/** Expects that every call fails in the same way. A write is attempted once, or twice if the gateway was unreachable, since nothing was sent then. */
export function fails(kind: ErrorKind, outcome: FaultOutcome, readTries: number): Expect {
  const writeTries = kind === 'UNREACHABLE' ? 2 : 1;
  return call => ({ kind, outcome, tries: rowOf(call).effect === 'read' ? readTries : writeTries });
}

/** Expects that every call succeeds at its first attempt. */
export function succeeds(): Expect {
  return () => ({ kind: 'OK', outcome: 'done', tries: 1 });
}

/** Expects that a read succeeds at attempt `readTries`, and that a write, which is attempted once, ends as `write` expects. */
export function recovers(readTries: number, write: Expect): Expect {
  return split(isRead, () => ({ kind: 'OK', outcome: 'done', tries: readTries }), write);
}

/** Expects `other` of the calls for which `isOther` is true, and `rest` of all others. */
export function split(isOther: (call: OperationId) => boolean, other: Expect, rest: Expect): Expect {
  return call => (isOther(call) ? other(call) : rest(call));
}

export const isRead = (call: OperationId): boolean => rowOf(call).effect === 'read';

/** Creates a test of whether the success rule of a call has one of these kinds. */
export const succeedsBy =
  (...kinds: Operation['success']['kind'][]) =>
  (call: OperationId): boolean =>
    kinds.includes(rowOf(call).success.kind);

export const isPdf = succeedsBy('pdf');

/** Whether the product does not read the answer of a call (s.7: "response not read"). */
export const isUnread = (call: OperationId): boolean => call === 'waitList.delete';
