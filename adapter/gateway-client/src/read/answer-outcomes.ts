import { codes } from '@choose-life/contracts/gateway/codes';
import type { FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import { membersOf, type ReadBody } from './answer-body.ts';

/** What the HTTP status says of the request. */
type StatusClass = 'succeeded' | 'redirected' | 'declined' | 'failed';

/** What the body says. `nothing`: no body, an unreadable one, or one with neither a refusal nor a success code. */
type BodyVerdict = 'refusal' | 'success' | 'nothing';

/**
 * The outcome of a call whose answer is no success. A write that was applied, but is called refused, would be sent again and
 * applied twice. So only two things are refusals: a body that refuses, and a 4xx whose body reports no success. docs/faults.md
 * shows this table.
 */
const outcomes: Readonly<Record<StatusClass, Readonly<Record<BodyVerdict, FaultOutcome>>>> = {
  succeeded: { refusal: 'refused', success: 'unknown', nothing: 'unknown' },
  // Many gateways send a browser on when its write is done.
  redirected: { refusal: 'refused', success: 'unknown', nothing: 'unknown' },
  declined: { refusal: 'refused', success: 'unknown', nothing: 'refused' },
  failed: { refusal: 'refused', success: 'unknown', nothing: 'unknown' },
};

/** The outcome of a call that the body refuses. */
export function refusedOutcome(status: number): FaultOutcome {
  return outcomes[statusClassOf(status)].refusal;
}

/** The outcome of a call without success whose body does not refuse it. */
export function outcomeOf(status: number, body: ReadBody): FaultOutcome {
  return outcomes[statusClassOf(status)][reportsSuccess(body) ? 'success' : 'nothing'];
}

function statusClassOf(status: number): StatusClass {
  if (status < 300) return 'succeeded';
  if (status < 400) return 'redirected';
  // HTTP 408 means a deadline, as 504 does.
  return status < 500 && status !== 408 ? 'declined' : 'failed';
}

function reportsSuccess(body: ReadBody): boolean {
  const { responseCode, status } = membersOf(body);
  return responseCode === codes.success || status === codes.ok;
}
