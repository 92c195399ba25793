import { type CallError, type ClientErrorKind, gatewayErrorOf } from '@choose-life/client';

const unreachable = 'We could not reach Choose Life. Check your connection and try again.';
const unexpected = 'Something went wrong. Please try again.';

/** What went wrong with a call, whatever was thrown: also when the adapter itself was not reached. */
export function faultOfCall(error: unknown): CallError {
  const fault = gatewayErrorOf(error);
  if (fault) return fault;
  if (wasCancelled(error)) return ownFault('ABORTED', unexpected);
  if (lostConnection(error)) return ownFault('OFFLINE', unreachable);
  return ownFault('UNKNOWN', unexpected);
}

function ownFault(kind: ClientErrorKind, message: string): CallError {
  return { kind, outcome: 'unknown', message, requestId: '' };
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...(error.cause ? causesOf(error.cause) : [])] : [];
}

function wasCancelled(error: unknown): boolean {
  return causesOf(error).some(cause => cause instanceof Error && cause.name === 'AbortError');
}

/** A browser's fetch that never got an answer throws a TypeError. */
function lostConnection(error: unknown): boolean {
  return causesOf(error).some(cause => cause instanceof TypeError);
}
