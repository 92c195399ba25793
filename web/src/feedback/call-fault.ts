import { type CallError, gatewayErrorOf, unansweredError } from '@choose-life/client';
import { codes } from '@choose-life/contracts/domain/codes';

/** The fault in whatever a call threw, also when the adapter itself was not reached. */
export function faultOfCall(error: unknown): CallError {
  return gatewayErrorOf(error) ?? unansweredError(error);
}

/**
 * The gateway's message where it refused a call for the new password alone; null for any other error. Forms show it at the
 * password field, below the error modal of s.8.
 */
export function passwordRefusalOf(error: unknown): string | null {
  const fault = error ? faultOfCall(error) : null;
  return fault?.gatewayCode === codes.passwordRefused ? fault.message : null;
}
