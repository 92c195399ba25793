import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { FaultAct, FaultGateway } from './fault-gateway.ts';
import type { CallSequence, FaultSetupOptions } from './fault-setup.ts';

export interface Expected {
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  /** Requests that the gateway sees; where it cannot see any, tries of the adapter. */
  readonly tries: number;
}

export interface Variant extends FaultSetupOptions {
  readonly name: string;
  /** Null where a call has no such answer. */
  expect(call: OperationId): Expected | null;
  /** The gateway's behaviour for each request. */
  readonly act?: FaultAct;
  /** Default: plain HTTP on a free port. */
  gateway?(): Promise<FaultGateway>;
  /** How the calls are made. Default: all at once, each once. */
  readonly sequence?: CallSequence;
  /** A success is not the call's example. */
  readonly isOtherAnswer?: true;
  /** Takes long, or much memory: its calls are made one after the other. */
  readonly isHeavy?: true;
}

export interface Line {
  /** Numbers of faults: 8 is F8. */
  readonly faults: readonly number[];
  readonly title: string;
  readonly note?: string;
  readonly variants: readonly Variant[];
}

export type Expect = Variant['expect'];

export function rowOf(call: OperationId): Operation {
  return operations[call];
}

/** Every call fails alike. A write is tried once; one that was never sent, twice. */
export function fails(kind: ErrorKind, outcome: FaultOutcome, readTries: number): Expect {
  const writeTries = kind === 'UNREACHABLE' ? 2 : 1;
  return call => ({ kind, outcome, tries: rowOf(call).effect === 'read' ? readTries : writeTries });
}

export function succeeds(): Expect {
  return () => ({ kind: 'OK', outcome: 'done', tries: 1 });
}

/** A read gets its answer after some tries; a write fails at its first. */
export function recovers(readTries: number, write: Expect): Expect {
  return split(isRead, () => ({ kind: 'OK', outcome: 'done', tries: readTries }), write);
}

/** One rule for the calls that `isOther` names, another for the rest. */
export function split(isOther: (call: OperationId) => boolean, other: Expect, rest: Expect): Expect {
  return call => (isOther(call) ? other(call) : rest(call));
}

export const isRead = (call: OperationId): boolean => rowOf(call).effect === 'read';

/** The kind of a call's success rule. */
export const succeedsBy =
  (...kinds: Operation['success']['kind'][]) =>
  (call: OperationId): boolean =>
    kinds.includes(rowOf(call).success.kind);

export const isPdf = succeedsBy('pdf');

/** The one call whose answer nobody reads. */
export const isUnread = (call: OperationId): boolean => call === 'waitList.delete';
