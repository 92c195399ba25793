import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { type CallTimes, type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import type { Result } from '../fault.ts';
import { invalidInputMessage } from '../fault-messages.ts';
import type { CallOptions } from '../gateway-client.ts';
import { hasControlCharacter } from '../read/control-character.ts';
import { requestErrorOf } from '../read/row-checks.ts';
import { callClassOf } from './client-settings.ts';

export type CallPlan = ReturnType<typeof planOf>;

/** What of each call does not depend on its request. @param times take the place of each call's own */
export function createCallPlans(times: Partial<CallTimes>): Readonly<Record<CallId, CallPlan>> {
  const plans = callIds.map(id => [id, planOf(calls[id], times)]);
  // One for each id.
  return Object.fromEntries(plans) as Record<CallId, CallPlan>;
}

function planOf(operation: Operation, times: Partial<CallTimes>) {
  const accept = operation.media === 'pdf' ? 'application/json, text/plain' : 'application/json';
  /** Names and values, one after the other. */
  const headers = ['accept', accept, 'accept-encoding', 'identity'];
  if (operation.method === 'POST') headers.push('content-type', 'application/json');
  return {
    operation,
    callClass: callClassOf(operation),
    times: { ...operation.times, ...times },
    /** The members of its request that stand in its path. */
    parameters: pathParametersOf(operation.path),
    headers,
  };
}

export interface PreparedCall {
  /** Without `/api/{stage}`. */
  readonly path: string;
  /** Names and values, one after the other. */
  readonly headers: string[];
  readonly body: string | null;
  readonly hadToken: boolean;
}

const maxTokenLength = 8192;

/** Checks a request against its row and writes out path, headers and body. Nothing is sent for a request that fails. */
export function prepareCall(
  { headers, operation, parameters }: CallPlan,
  request: unknown,
  { token, requestId, traceparent, body }: Pick<CallOptions, 'body' | 'token' | 'requestId' | 'traceparent'>,
): Result<PreparedCall> {
  const error = body === undefined ? requestErrorOf(operation, request) : null;
  if (error !== null) return invalid(invalidInputMessage(error));
  // The request schemas are objects, all of them.
  const callPath = callPathOf(operation.path, parameters, request as Record<string, unknown>);
  if (!callPath.ok) {
    return invalid(
      `${callPath.parameter} cannot be part of an address: send it without dots alone or control characters.`,
    );
  }
  if (token && !isSendable(token)) {
    return invalid('The token in the Authorization header is not valid: send it exactly as login gave it.');
  }
  const all = headers.slice();
  // Raw, without a prefix (s.6); left out when nobody is signed in.
  if (token) all.push('authorization', token);
  if (requestId) all.push('x-request-id', requestId);
  if (traceparent) all.push('traceparent', traceparent);
  return {
    ok: true,
    value: {
      path: callPath.path,
      headers: all,
      body: body ?? (operation.method === 'POST' ? JSON.stringify(callPath.body) : null),
      hadToken: Boolean(token),
    },
  };
}

function invalid(message: string): Result<PreparedCall> {
  return { ok: false, fault: { kind: 'INVALID_INPUT', outcome: 'not-sent', message, repeat: 'no' } };
}

/** A header value may hold printable Latin-1 only. */
function isSendable(token: string): boolean {
  return token.length <= maxTokenLength && /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(token);
}

/** The path of a call and what is left for its body; or the parameter that cannot stand in a path. */
type CallPath =
  | { readonly ok: true; readonly path: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly parameter: string };

/**
 * Puts the path parameters of a request into the row's path. No typed value may climb, split or end the path:
 * `.` and `..` (which encodeURIComponent leaves as they are), empty values and control characters are refused,
 * everything else, slashes and percent signs included, is encoded.
 */
function callPathOf(
  rowPath: string,
  parameters: readonly string[],
  request: Readonly<Record<string, unknown>>,
): CallPath {
  if (parameters.length === 0) return { ok: true, path: rowPath, body: request };
  const body: Record<string, unknown> = { ...request };
  let path = rowPath;
  for (const parameter of parameters) {
    const segment = segmentOf(request[parameter]);
    if (segment === null) return { ok: false, parameter };
    path = path.replace(`{${parameter}}`, () => segment);
    delete body[parameter];
  }
  return { ok: true, path, body };
}

/** The row has checked the value: an id is a text or a safe integer. */
function segmentOf(sent: unknown): string | null {
  const value = typeof sent === 'number' ? String(sent) : sent;
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..') return null;
  if (hasControlCharacter(value) || !value.isWellFormed()) return null;
  return encodeURIComponent(value);
}
