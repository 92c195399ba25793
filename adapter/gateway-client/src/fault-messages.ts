import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import type { Fault } from './fault.ts';

/** The message of each kind, where the gateway sent no text that can be shown: what happened and what to do. */
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

/** The message of a login that is rate limited: an attacker cannot use up the owner's reset e-mails. */
export const tooManyLogins = "Too many tries. Use 'Forgot password' to get in now.";

/** The message of an export beside another one of the same person. */
export const exportUnderWay =
  'A copy of your data is on its way to you. Please wait until it is here, then try again.';

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
/** The message of a read whose answer did not fit the memory for long answers: the call was sent. */
const tooBusyToRead = 'Our service is very busy right now. Please try again in a few seconds.';
const mayBeMade = 'Your change may have been made: please check before you try again.';

/** The message of a fault: the gateway's own for a refusal, ours for everything else. */
export function messageOf({ kind, outcome, message }: Fault, effect: 'read' | 'write'): string {
  if (message !== undefined) return message;
  const mayBeDone = effect === 'write' && outcome === 'unknown';
  if (kind === 'OVERLOADED' && outcome !== 'not-sent' && !mayBeDone) return tooBusyToRead;
  return mayBeDone ? (unknownOutcomeMessages[kind] ?? mayBeMade) : faultMessages[kind];
}

const maxNamed = 5;

/** Names the first fields that are not valid and what is wrong there, never the values. */
export function invalidInputMessage(error: Parameters<typeof contractIssuesOf>[0]): string {
  const issues = contractIssuesOf(error);
  const named = issues.slice(0, maxNamed).map(({ path, message }) => `${path}: ${message}`);
  // How many there are in all is not known: parseRequest cuts what is wrong.
  const more = issues.length > maxNamed ? ' (and more)' : '';
  return `Please correct these fields and send again. ${named.join('; ')}${more}`;
}
