import { codes } from '@choose-life/contracts/gateway/codes';
import type { FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { ReadBody } from './answer-body.ts';

/** What the HTTP status says of the request. */
type Head = 'succeeded' | 'redirected' | 'declined' | 'failed';

/** What the body says. `nothing`: no body, an unreadable one, or one with neither a refusal nor a success code. */
type Said = 'no' | 'yes' | 'nothing';

/**
 * What became of a call that got an answer which is no success. A write that was applied and is called refused is sent again, and
 * applied twice: so only a body that says no, or a 4xx that nothing speaks against, is a refusal. docs/faults.md shows this table.
 */
const outcomes: Readonly<Record<Head, Readonly<Record<Said, FaultOutcome>>>> = {
  succeeded: { no: 'refused', yes: 'unknown', nothing: 'unknown' },
  // Many gateways send a browser on when its write is done.
  redirected: { no: 'refused', yes: 'unknown', nothing: 'unknown' },
  declined: { no: 'refused', yes: 'unknown', nothing: 'refused' },
  failed: { no: 'refused', yes: 'unknown', nothing: 'unknown' },
};

/** The outcome of a call that the body refuses. */
export function refusedOutcome(status: number): FaultOutcome {
  return outcomes[headOf(status)].no;
}

/** The outcome of a call without success whose body does not refuse it. */
export function outcomeOf(status: number, body: ReadBody): FaultOutcome {
  return outcomes[headOf(status)][saysSuccess(body) ? 'yes' : 'nothing'];
}

function headOf(status: number): Head {
  if (status < 300) return 'succeeded';
  if (status < 400) return 'redirected';
  // HTTP 408 means a deadline, as 504 does.
  return status < 500 && status !== 408 ? 'declined' : 'failed';
}

function saysSuccess(body: ReadBody): boolean {
  if (body.kind !== 'value' || typeof body.value !== 'object' || body.value === null) return false;
  // Any object can be asked for its members; what comes out stays unknown.
  const { responseCode, status } = body.value as Record<string, unknown>;
  return responseCode === codes.success || status === codes.ok;
}
