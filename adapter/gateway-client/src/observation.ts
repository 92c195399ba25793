import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Deviation } from './drift/deviation.ts';

/** What logs and metrics learn of a call that is over. It holds nothing that anybody typed. */
export interface CallObservation {
  readonly operation: CallId;
  readonly stage: Stage | null;
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  readonly attempts: number;
  readonly ms: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
  readonly upstreamStatus: number | undefined;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** The e-mail the call is about, to be hashed before it is logged; null where it is about none. */
  readonly account: () => string | null;
  /** Where the answer left the contract; of a call that was tried several times, the last answer. */
  readonly deviations: readonly Deviation[];
}

export type Observe = (observation: CallObservation) => void;
