import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import {
  type CallTimeouts,
  type Operation,
  pathParametersOf,
} from '@choose-life/contracts/gateway/operation';
import { maxTokenLength } from '@choose-life/contracts/gateway/operations/authentication';
import type { Result } from '../fault.ts';
import { invalidInputMessage } from '../fault-messages.ts';
import type { CallOptions } from '../gateway-client.ts';
import { hasControlCharacter } from '../read/control-character.ts';
import { requestErrorOf } from '../read/row-checks.ts';
import { type CallClass, callClassOf } from './client-settings.ts';
import { commonHeaders } from './common-headers.ts';

/** The parts of a call that do not depend on the request. They are computed once for each call. */
export interface CallPlan {
  readonly operation: Operation;
  readonly callClass: CallClass;
  readonly timeouts: CallTimeouts;
  /** Names of the request members that are inserted into the path. */
  readonly parameters: readonly string[];
  /** The headers as a list of alternating names and values, which undici accepts without a conversion. */
  readonly headers: readonly string[];
}

/** Creates the plans of all calls. @param timeouts time limits that replace the limits of each call */
export function createCallPlans(timeouts: Partial<CallTimeouts>): Readonly<Record<CallId, CallPlan>> {
  const plans = callIds.map(id => [id, planOf(calls[id], timeouts)]);
  // The list has one entry for each id.
  return Object.fromEntries(plans) as Record<CallId, CallPlan>;
}

function planOf(operation: Operation, timeouts: Partial<CallTimeouts>): CallPlan {
  // The gateway sends a PDF as base64 text, either as a JSON string or as plain text.
  const accept = operation.media === 'pdf' ? 'application/json, text/plain' : 'application/json';
  const headers = ['accept', accept, ...Object.entries(commonHeaders).flat()];
  if (operation.method === 'POST') headers.push('content-type', 'application/json');
  return {
    operation,
    callClass: callClassOf(operation),
    timeouts: { ...operation.timeouts, ...timeouts },
    parameters: pathParametersOf(operation.path),
    headers,
  };
}

/** The HTTP request of a call, except its stage. */
export interface PreparedCall {
  /** The path without `/api/{stage}`. */
  readonly path: string;
  /** A list of alternating names and values. It is mutable only because undici's type requires it. */
  readonly headers: string[];
  /** JSON; null for a GET. */
  readonly body: string | null;
  /** Whether the request carries a token. */
  readonly hadToken: boolean;
}

/**
 * Validates a request by its schema, and creates the path, headers and body. An invalid request is an INVALID_INPUT fault. If the caller
 * passes a complete `body`, the request is not validated, because the caller has created a valid body itself.
 */
export function prepareCall(
  { headers, operation, parameters }: CallPlan,
  request: unknown,
  { token, requestId, traceparent, body }: Pick<CallOptions, 'body' | 'token' | 'requestId' | 'traceparent'>,
): Result<PreparedCall> {
  const error = body === undefined ? requestErrorOf(operation, request) : null;
  if (error !== null) return invalid(invalidInputMessage(error));
  // All request schemas are object schemas.
  const callPath = callPathOf(operation.path, parameters, request as Record<string, unknown>);
  if (!callPath.ok) {
    return invalid(
      `${callPath.parameter} is not valid: it must not be empty, '.' or '..', and must not contain control characters.`,
    );
  }
  if (token && !isSendable(token)) {
    return invalid(
      'The token in the Authorization header is not valid: send it exactly as the log-in returned it.',
    );
  }
  const allHeaders = headers.slice();
  // The token is sent without a prefix (s.6). Without a session the header is omitted.
  if (token) allHeaders.push('authorization', token);
  if (requestId) allHeaders.push('x-request-id', requestId);
  if (traceparent) allHeaders.push('traceparent', traceparent);
  return {
    ok: true,
    value: {
      path: callPath.path,
      headers: allHeaders,
      body: body ?? (operation.method === 'POST' ? JSON.stringify(callPath.body) : null),
      hadToken: Boolean(token),
    },
  };
}

function invalid(message: string): Result<PreparedCall> {
  return { ok: false, fault: { kind: 'INVALID_INPUT', outcome: 'not-sent', message, repeat: 'no' } };
}

/** Whether a token is a valid header value: printable Latin-1, and not longer than servers accept. */
function isSendable(token: string): boolean {
  return token.length <= maxTokenLength && /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(token);
}

/** The path of a call and the members for its body; or the parameter that is not a valid path segment. */
type CallPath =
  | { readonly ok: true; readonly path: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly parameter: string };

/**
 * Inserts the path parameters of a request into the path of its call. A value that a user entered must not change the structure of the
 * path. So empty values, control characters, `.` and `..` are refused (encodeURIComponent does not change `.` and `..`). All other
 * characters are encoded, including slashes and percent signs.
 */
function callPathOf(
  pathTemplate: string,
  parameters: readonly string[],
  request: Readonly<Record<string, unknown>>,
): CallPath {
  if (parameters.length === 0) return { ok: true, path: pathTemplate, body: request };
  const body: Record<string, unknown> = { ...request };
  let path = pathTemplate;
  for (const parameter of parameters) {
    const segment = segmentOf(request[parameter]);
    if (segment === null) return { ok: false, parameter };
    // A function, because `$` has a special meaning in a replacement string.
    path = path.replace(`{${parameter}}`, () => segment);
    delete body[parameter];
  }
  return { ok: true, path, body };
}

/** The encoded value; null if it is not a valid path segment. The schema has checked that it is a string or a safe integer. */
function segmentOf(sent: unknown): string | null {
  const value = typeof sent === 'number' ? String(sent) : sent;
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..') return null;
  // encodeURIComponent throws for a string with lone surrogates.
  if (hasControlCharacter(value) || !value.isWellFormed()) return null;
  return encodeURIComponent(value);
}
