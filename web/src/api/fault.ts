import { type CallError, gatewayErrorOf, unansweredError } from '@choose-life/client';
import { passwordRefusedCode } from '@choose-life/contracts/domain/password-refusal';

/** What went wrong with a call, whatever was thrown: also when the adapter itself was not reached. */
export function faultOfCall(error: unknown): CallError {
  return gatewayErrorOf(error) ?? unansweredError(error);
}

/**
 * What a gateway says against a new password, for a call that failed for it alone; null for anything else. It stands beside
 * the password once the error modal of s.8 is closed, where it can be followed.
 */
export function passwordRefusalOf(error: unknown): string | null {
  const fault = error ? faultOfCall(error) : null;
  return fault?.gatewayCode === passwordRefusedCode ? fault.message : null;
}
