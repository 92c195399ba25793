import { type CallError, gatewayErrorOf, unansweredError } from '@choose-life/client';

/** What went wrong with a call, whatever was thrown: also when the adapter itself was not reached. */
export function faultOfCall(error: unknown): CallError {
  return gatewayErrorOf(error) ?? unansweredError(error);
}
