import { completeEnrollment, initiateEnrollment } from '../accounts/enrolment.ts';
import { changePassword, login } from '../accounts/login.ts';
import { completePasswordReset, initiatePasswordReset, resendOtp } from '../accounts/password-reset.ts';
import { endSession } from '../accounts/sessions.ts';
import { readUserDetails } from '../user-data/user-details.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const authentication: HandlersOf<'authentication'> = {
  'authentication.initiateEnrollment': async ({ request }, dependencies) => {
    await initiateEnrollment(dependencies, request);
    return done;
  },
  'authentication.completeEnrollment': async ({ request }, dependencies) => {
    await completeEnrollment(dependencies, request);
    return done;
  },
  'authentication.login': async ({ request }, dependencies) => {
    return { ...done, ...(await login(dependencies, request)) };
  },
  'authentication.logOut': async ({ caller }, { db }) => {
    await endSession(db, caller.token);
    return done;
  },
  'authentication.userDetails': async ({ caller }, { db }) => {
    return { ...done, ...(await readUserDetails(db, caller)) };
  },
  'authentication.resendOtp': async ({ request }, dependencies) => {
    await resendOtp(dependencies, request.userEmail);
    return done;
  },
  'authentication.initiatePasswordReset': async ({ request }, dependencies) => {
    await initiatePasswordReset(dependencies, request.userEmail);
    return done;
  },
  'authentication.completePasswordReset': async ({ request }, dependencies) => {
    await completePasswordReset(dependencies, request);
    return done;
  },
  'authentication.changePassword': async ({ request, caller }, dependencies) => {
    await changePassword(dependencies, caller, caller.token, request);
    return done;
  },
};
