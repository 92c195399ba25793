import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Result, Trouble } from '../fault.ts';
import { invalidInputMessage } from '../invalid-input.ts';
import { callPathOf, hasControlCharacter } from './url.ts';

/** A call ready to be sent to any stage. */
export interface PreparedCall {
  /** Below `/api/{stage}`. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly hadToken: boolean;
}

const longestToken = 8192;

/** Checks a request against its row and writes out path, headers and body. Nothing is sent for a request that fails. */
export function prepareCall(
  operation: Operation,
  request: unknown,
  token: string | null,
): Result<PreparedCall, Trouble> {
  const parsed = operation.request.safeParse(request);
  if (!parsed.success) return invalid(invalidInputMessage(parsed.error));
  // The request schemas are objects, all of them.
  const callPath = callPathOf(operation, parsed.data as Record<string, unknown>);
  if (!callPath.ok) {
    return invalid(
      `${callPath.parameter} cannot be part of an address: send it without dots alone or control characters.`,
    );
  }
  if (token !== null && !isSendable(token)) {
    return invalid('The token in the Authorization header is not valid: send it exactly as login gave it.');
  }
  const hasBody = operation.method === 'POST';
  const headers = {
    accept: operation.media === 'pdf' ? 'application/json, text/plain' : 'application/json',
    'accept-encoding': 'identity',
    ...(hasBody && { 'content-type': 'application/json' }),
    // Raw, without a prefix (s.6); left out when nobody is signed in.
    ...(token !== null && { authorization: token }),
  };
  const body = hasBody ? JSON.stringify(callPath.body) : null;
  return { ok: true, value: { path: callPath.path, headers, body, hadToken: token !== null } };
}

function invalid(message: string): Result<PreparedCall, Trouble> {
  return { ok: false, fault: { kind: 'INVALID_INPUT', outcome: 'not-sent', message, repeat: 'no' } };
}

/** A header value may hold printable Latin-1 only. */
function isSendable(token: string): boolean {
  return token.length <= longestToken && !hasControlCharacter(token) && /^[\u0020-\u00ff]*$/.test(token);
}
