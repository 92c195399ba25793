import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import type { RequestError } from '@choose-life/contracts/gateway/parse-request';
import type { Fault } from './fault.ts';

/** The message for each kind of fault, used if the fault has no `message`. It says what happened, and what to do if there is something to do. */
export const faultMessages: Record<ErrorKind, string> = {
  SESSION_EXPIRED: 'Your session has ended. Please log in again.',
  REJECTED: 'The request was declined. Please check what you entered and try again.',
  RATE_LIMITED: 'That was too many tries in a short time. Please wait a little and try again.',
  UNREACHABLE: 'We could not reach our service. Nothing was sent. Please try again in a moment.',
  TIMEOUT: 'Our service took too long to answer. Please try again in a moment.',
  UPSTREAM_ERROR: 'Our service had a problem. Please try again in a moment.',
  BAD_RESPONSE: 'Our service gave an answer we could not read. Please try again later.',
  MISCONFIGURED: 'This service is not set up correctly. Please contact support; you are still logged in.',
  CIRCUIT_OPEN:
    'Our service is having problems right now. Nothing was sent. Please try again in a few seconds.',
  OVERLOADED: 'Our service is very busy right now. Nothing was sent. Please try again in a few seconds.',
  INVALID_INPUT: 'Something in the request is not valid. Please check it and try again.',
  FORBIDDEN: 'This is switched off here. Ask the operator of this service if you need it.',
  CANCELLED: 'The request was cancelled.',
};

/** The message of a rate-limited log-in. It points to the reset e-mail, which attackers cannot block (decision 0019). */
export const tooManyLogins = "Too many tries. Use 'Forgot password' to get in now.";

/** The message of an export that is requested while another export of the same person is running. */
export const exportUnderWay =
  'A copy of your data is on its way to you. Please wait until it is here, then try again.';

/** The messages of a write that failed with the outcome `unknown`. */
const unknownOutcomeMessages: Partial<Record<ErrorKind, string>> = {
  TIMEOUT:
    'Our service took too long to answer. Your change may have been made: please check before you try again.',
  UPSTREAM_ERROR:
    'Our service had a problem. Your change may have been made: please check before you try again.',
  BAD_RESPONSE:
    'Our service gave an answer we could not read. Your change may have been made: please check before you try again.',
  MISCONFIGURED:
    'This service is not set up correctly. Your change may have been made: please check, and contact support; you are still logged in.',
};
/** The message of a write that failed with the outcome `unknown`, for all kinds that are not in `unknownOutcomeMessages`. */
const unknownOutcomeMessage = 'Your change may have been made: please check before you try again.';
/** The message of a read that was sent, but found no free memory for its answer. `faultMessages.OVERLOADED` would say that nothing was sent. */
const tooBusyToRead = 'Our service is very busy right now. Please try again in a few seconds.';

/**
 * The message of a fault: its `message` if it has one, otherwise the message for its kind and outcome.
 * @param effect whether the call reads or writes; the message of a failed write may say that the change may have been made
 */
export function messageOf({ kind, outcome, message }: Fault, effect: 'read' | 'write'): string {
  if (message !== undefined) return message;
  if (effect === 'write' && outcome === 'unknown')
    return unknownOutcomeMessages[kind] ?? unknownOutcomeMessage;
  if (kind === 'OVERLOADED' && outcome !== 'not-sent') return tooBusyToRead;
  return faultMessages[kind];
}

/** Keeps the message short enough for a person. `maxInvalidParts` of `parse-request.ts` must be larger, so that '(and more)' can appear. */
const maxNamedFields = 5;

/** The message for an invalid request: the first invalid fields and what is wrong with each, without their values. */
export function invalidInputMessage(error: RequestError): string {
  const issues = contractIssuesOf(error);
  const fields = issues.slice(0, maxNamedFields).map(({ path, message }) => `${path}: ${message}`);
  // The total number is unknown, because parseRequest reports only the first issues of a list or object.
  const more = issues.length > maxNamedFields ? ' (and more)' : '';
  return `Please correct these fields and send again. ${fields.join('; ')}${more}`;
}
