import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import * as authentication from '../schemas/authentication.ts';
import { noPayload } from '../schemas/envelope.ts';
import { defaults, read, write } from './defaults.ts';

/** Accounts and sessions. */
export const authenticationOperations = {
  'authentication.initiatePasswordReset': {
    ...defaults,
    path: '/authentication/initiate-password-reset',
    summary: 'Mails a link with a one-time code, to set a new password with.',
    ...authentication.initiatePasswordReset,
    ...write,
    auth: 'none',
    section: 's.2.2, s.3, s.7',
  },
  'authentication.completePasswordReset': {
    ...defaults,
    path: '/authentication/complete-password-reset',
    summary: 'Sets a new password with the code of the mail.',
    ...authentication.completePasswordReset,
    ...write,
    auth: 'none',
    takesPassword: true,
    section: 's.2.2, s.3, s.7',
  },
  'authentication.changePassword': {
    ...defaults,
    path: '/authentication/change-password',
    summary: 'Changes the password of the person who is logged in.',
    ...authentication.changePassword,
    ...write,
    takesPassword: true,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.initiateEnrollment': {
    ...defaults,
    path: '/authentication/initiate-enrollment',
    summary: 'Signs a person up and mails a link with a one-time code.',
    ...authentication.initiateEnrollment,
    ...write,
    auth: 'none',
    takesPassword: true,
    section: 's.2.2, s.3, s.7',
  },
  'authentication.completeEnrollment': {
    ...defaults,
    path: '/authentication/complete-enrollment',
    summary: 'Confirms the e-mail address with the code of the mail.',
    ...authentication.completeEnrollment,
    ...write,
    auth: 'none',
    section: 's.2.2, s.3, s.7',
  },
  'authentication.login': {
    ...defaults,
    path: '/authentication/login',
    summary: 'Logs a person in. The answer carries the session token.',
    ...authentication.login,
    ...write,
    auth: 'none',
    answer: answerLimits.profile,
    takesPassword: true,
    section: 's.2.2, s.3, s.7',
  },
  'authentication.userDetails': {
    ...defaults,
    method: 'GET',
    path: '/authentication/user-details',
    summary: 'Reads the profile and the ages of the person who is logged in.',
    request: noPayload,
    ...authentication.userDetails,
    ...read,
    answer: answerLimits.profile,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.resendOtp': {
    ...defaults,
    path: '/authentication/resend-otp',
    summary: 'Mails the link of the sign-up again.',
    ...authentication.resendOtp,
    ...write,
    auth: 'none',
    section: 's.2.2, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
