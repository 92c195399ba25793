import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { type CallTimes, type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { type CallClass, callClassOf } from './client-settings.ts';

export interface CallPlan {
  readonly operation: Operation;
  readonly callClass: CallClass;
  readonly times: CallTimes;
  /** The members of its request that stand in its path. */
  readonly parameters: readonly string[];
  /** The headers that are always sent: names and values, one after the other. */
  readonly headers: readonly string[];
}

export type CallPlans = Readonly<Record<CallId, CallPlan>>;

/** @param times take the place of each call's own. */
export function createCallPlans(times: Partial<CallTimes>): CallPlans {
  const plans = callIds.map(id => [id, planOf(calls[id], times)]);
  // One for each id.
  return Object.fromEntries(plans) as CallPlans;
}

function planOf(operation: Operation, times: Partial<CallTimes>): CallPlan {
  const accept = operation.media === 'pdf' ? 'application/json, text/plain' : 'application/json';
  const headers = ['accept', accept, 'accept-encoding', 'identity'];
  if (operation.method === 'POST') headers.push('content-type', 'application/json');
  return {
    operation,
    callClass: callClassOf(operation),
    times: { ...operation.times, ...times },
    parameters: pathParametersOf(operation.path),
    headers,
  };
}
