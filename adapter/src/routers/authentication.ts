import { forward } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** Accounts and sessions (s.2.2, s.3). */
export const authentication = router({
  initiatePasswordReset: forward('authentication.initiatePasswordReset'),
  completePasswordReset: forward('authentication.completePasswordReset'),
  changePassword: forward('authentication.changePassword'),
  initiateEnrollment: forward('authentication.initiateEnrollment'),
  completeEnrollment: forward('authentication.completeEnrollment'),
  login: forward('authentication.login'),
  logOut: forward('authentication.logOut'),
  userDetails: forward('authentication.userDetails'),
  resendOtp: forward('authentication.resendOtp'),
});
