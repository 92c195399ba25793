import type { FaultKind } from './fault.ts';

/** What a person reads when the gateway said nothing fit to be shown: what happened and what to do. */
export const faultMessages: Record<FaultKind, string> = {
  SESSION_EXPIRED: 'Your session has ended. Please log in again.',
  REJECTED: 'The request was declined. Please check what you entered and try again.',
  RATE_LIMITED: 'That was too many tries in a short time. Please wait a little and try again.',
  UNREACHABLE: 'We could not reach our service. Nothing was sent. Please try again in a moment.',
  TIMEOUT: 'Our service took too long to answer. Please check whether your change is there, then try again.',
  UPSTREAM_ERROR: 'Our service had a problem. Please try again in a moment.',
  BAD_RESPONSE: 'Our service gave an answer we could not read. Please try again later.',
  MISCONFIGURED: 'This service is not set up correctly. Please contact support; you are still logged in.',
  CIRCUIT_OPEN:
    'Our service is having problems right now. Nothing was sent. Please try again in a few seconds.',
  OVERLOADED: 'Our service is very busy right now. Nothing was sent. Please try again in a few seconds.',
  INVALID_INPUT: 'Something in the request is not valid. Please check it and try again.',
  FORBIDDEN: 'This is switched off here. Ask whoever runs this service if you need it.',
  CONFLICT: 'These answers belong to another account. Log in with that account to save them.',
  CANCELLED: 'The request was cancelled before it was sent.',
};
